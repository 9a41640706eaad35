/// Something that is wrong with an app's source.
public struct SourceProblem: Sendable, Hashable {
    /// How bad it is.
    public enum Severity: String, Sendable {
        /// The app does not follow its schemas.
        case error
        /// The system makes less of the app than it could.
        case warning
    }

    /// A further place that has to do with the problem.
    public struct Note: Sendable, Hashable {
        /// Where it is.
        public let place: SourcePlace
        /// What is there.
        public let message: String
    }

    /// How bad it is.
    public let severity: Severity
    /// Where it is.
    public let place: SourcePlace
    /// What is wrong, and what would be right.
    public let message: String
    /// Other places that have to do with it.
    public let notes: [Note]
    /// The edits that mend it; none where more than one answer is right.
    public let edits: [SourceEdit]

    init(
        _ severity: Severity, at place: SourcePlace, _ message: String, notes: [Note] = [], edits: [SourceEdit] = []
    ) {
        self.severity = severity
        self.place = place
        self.message = message
        self.notes = notes
        self.edits = edits
    }

    /// The problem as compilers write it: a line for it and one for each note, `file:line:column: error: …`.
    public var lines: [String] {
        [Self.line(place, severity.rawValue, message)] + notes.map { Self.line($0.place, "note", $0.message) }
    }

    private static func line(_ place: SourcePlace, _ kind: String, _ message: String) -> String {
        "\(place.path):\(place.line):\(place.column): \(kind): \(message)"
    }
}
