import Foundation
import SchemaCheck

/// What was found and done, for a person or as JSON.
struct Report: Encodable {
    /// A problem.
    struct Problem: Encodable {
        let severity: String
        let file: String
        let line: Int
        let column: Int
        let message: String
        let notes: [Note]
        /// Whether `--fix` mends it.
        let fixable: Bool
    }

    /// A further place.
    struct Note: Encodable {
        let file: String
        let line: Int
        let column: Int
        let message: String
    }

    /// An edit that was made.
    struct Edit: Encodable {
        let file: String
        let line: Int
        let column: Int
        let text: String
    }

    let problems: [Problem]
    let edits: [Edit]

    init(problems: [SourceProblem], edits: [SourceEdit]) {
        self.problems = problems.map { problem in
            Problem(
                severity: problem.severity.rawValue, file: problem.place.path, line: problem.place.line,
                column: problem.place.column, message: problem.message,
                notes: problem.notes.map {
                    Note(file: $0.place.path, line: $0.place.line, column: $0.place.column, message: $0.message)
                }, fixable: !problem.edits.isEmpty)
        }
        self.edits = edits.map {
            Edit(file: $0.path, line: $0.place.line, column: $0.place.column, text: $0.text)
        }
    }

    /// The report as JSON.
    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}
