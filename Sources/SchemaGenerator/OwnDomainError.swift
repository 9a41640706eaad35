import Foundation
import JSON

/// What is wrong with descriptions of own domains.
public struct OwnDomainError: Error, Equatable, CustomStringConvertible {
    /// One thing that is wrong.
    public struct Problem: Sendable, Equatable {
        /// The path of the file.
        public let file: String
        /// The line, counted from 1.
        public let line: Int
        /// Where in the description, what is wrong there, and what would be right.
        public let message: String
    }

    /// All that is wrong, by file and line.
    public let problems: [Problem]

    init(_ problems: [Problem]) {
        self.problems = problems.enumerated()
            .sorted { ($0.element.file, $0.element.line, $0.offset) < ($1.element.file, $1.element.line, $1.offset) }
            .map(\.element)
    }

    /// A line for each problem, in the form in which compilers tell of errors.
    public var description: String {
        problems.map { "\($0.file):\($0.line): error: \($0.message)" }.joined(separator: "\n")
    }
}

extension OwnDomainError.Problem {
    init(_ problem: DescriptionProblem, of domain: OwnDomain) {
        self.init(
            file: domain.file.path, line: DescriptionLines(of: domain.text).line(of: problem.place),
            message: problem.place.isEmpty ? problem.message : "\(problem.place): \(problem.message)")
    }

    init(_ error: JSONError, in text: String, of file: URL) {
        let bytes =
            switch error {
            case .unexpected(_, let offset, _), .notUTF8(let offset): offset
            case .unexpectedEnd, .tooDeep: text.utf8.count
            }
        let line = 1 + text.utf8.prefix(bytes).count { $0 == UInt8(ascii: "\n") }
        self.init(file: file.path, line: line, message: error.description)
    }
}
