/// An address, or all of a domain's as `*@harbour.example`.
public struct RecipientPattern: Sendable, Hashable {
    /// The pattern, in small letters.
    public let text: String

    /// Makes a pattern.
    ///
    /// - Parameter text: An address, or `*@` and a domain. `nil` comes of anything else with a `*`, and of nothing.
    public init?(_ text: String) {
        let text = text.lowercased()
        let rest = text.hasPrefix("*@") ? text.dropFirst(2) : text[...]
        guard !rest.isEmpty, !rest.contains("*"), !rest.contains(where: \.isWhitespace) else { return nil }
        guard !text.hasPrefix("*@") || !rest.contains("@") else { return nil }
        self.text = text
    }

    /// Whether an address is meant. Upper and lower case do not matter.
    ///
    /// - Parameter address: The address.
    public func matches(_ address: String) -> Bool {
        let address = address.lowercased()
        guard text.hasPrefix("*@") else { return address == text }
        guard let at = address.lastIndex(of: "@") else { return false }
        let name = address[..<at]
        // Several addresses in one text, or a quoted one, would reach others too.
        let isPlain = name.allSatisfy { ($0.isLetter || $0.isNumber || "!#$%&'*+-/=?^_`{|}~.".contains($0)) }
        return !name.isEmpty && isPlain && address[address.index(after: at)...] == text.dropFirst(2)
    }
}
