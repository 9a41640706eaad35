/// Comments, broken into lines.
enum DocComment {
    private static let width = 120

    /// What stands above the type of a schema.
    ///
    /// - Parameters:
    ///   - summary: What it stands for, in a sentence.
    ///   - notes: Further sentences, below it.
    static func lines(_ summary: String, notes: [String]) -> [String] {
        let further = notes.isEmpty ? [] : ["///"] + lines(notes.joined(separator: " "), after: "/// ")
        return lines(summary, after: "/// ") + further
    }

    /// A text in lines that each begin with some characters.
    static func lines(_ text: String, after start: String) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.endIndex - 1] += " " + word
            } else {
                lines.append(start + word)
            }
        }
        return lines
    }

    /// From which releases on Apple's systems know a schema: "Since iOS 18.0 and macOS 15.0."
    static func availability(_ releases: [String]) -> [String] {
        guard let last = releases.last else { return [] }
        let rest = releases.dropLast().joined(separator: ", ")
        return ["Since " + (rest.isEmpty ? last : "\(rest) and \(last)") + "."]
    }
}
