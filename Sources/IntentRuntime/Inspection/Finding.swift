/// Something that a look at an app found.
public struct Finding: Sendable, Hashable {
    /// How much it matters.
    public enum Grade: String, Sendable {
        /// Of no harm to the app; worth to know.
        case note
        /// Not as it should be.
        case wrong
    }

    /// How much it matters.
    public let grade: Grade
    /// What was found, and what would be right.
    public let words: String

    /// Makes a finding.
    ///
    /// - Parameters:
    ///   - grade: How much it matters.
    ///   - words: What was found, and what would be right.
    public init(_ grade: Grade, _ words: String) {
        self.grade = grade
        self.words = words
    }
}
