import Foundation

/// Reads URLs, and hosts that are written without a scheme.
enum URLText {
    /// Ends of names that hosts have and files rarely do.
    private static let domains: Set<String> = [
        "com", "org", "net", "edu", "gov", "int", "eu", "de", "at", "ch", "uk", "fr", "nl", "be", "es", "pt", "dk",
        "se",
        "no", "fi", "cz", "ie", "us", "ca", "au", "nz", "jp", "br",
    ]

    /// The URL; `nil` where it is none. Where there is no scheme and it is clearly a host, `www.example.org/a`, the scheme is `https`.
    static func url(_ text: String) -> URL? {
        let text = text.trimmingCharacters(in: .whitespaces)
        if isHost(text), let url = URL(string: "https://" + text), url.host() != nil { return url }
        guard let url = URL(string: text), url.scheme != nil else { return nil }
        return url
    }

    /// Whether a text begins with the name of a host: labels with full stops between them, `www` first or a known domain last.
    private static func isHost(_ text: String) -> Bool {
        guard text.utf8.count <= ValueConverter.longestLine else { return false }
        let name = text.prefix { !"/?#:".contains($0) }
        let labels = name.lowercased().split(separator: ".", omittingEmptySubsequences: false)
        guard name.utf8.count <= 253, labels.count > 1, let first = labels.first, let last = labels.last,
            labels.allSatisfy(isLabel), first == "www" && labels.count > 2 || domains.contains(String(last))
        else { return false }
        let rest = text[name.endIndex...]
        guard rest.first == ":" else { return true }
        let port = rest.dropFirst().prefix { !"/?#".contains($0) }
        return UInt16(port) != nil
    }

    private static func isLabel(_ label: Substring) -> Bool {
        (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
            && label.allSatisfy { $0 == "-" || $0.isLetter || NumberText.isDigit($0) }
    }
}
