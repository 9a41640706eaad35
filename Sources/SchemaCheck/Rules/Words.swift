/// How things are put into a sentence.
enum Words {
    /// Names between quotation marks, with commas.
    static func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }

    /// Things of which one is meant, as in `a, b or c`.
    static func choice(_ things: [String]) -> String {
        guard things.count > 1, let last = things.last else { return things.first ?? "" }
        return things.dropLast().joined(separator: ", ") + " or " + last
    }
}
