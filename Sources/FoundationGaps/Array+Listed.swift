extension Array where Element == String {
    /// These texts as a list in an English sentence: `a, b or c`.
    ///
    /// Foundation's list style takes the words of the process's language, which would stand oddly in the middle of an English error.
    ///
    /// - Parameter conjunction: The word before the last, `and` or `or`.
    package func listed(_ conjunction: String) -> String {
        guard count > 1, let last else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
