import JSON

/// How much a log message matters, by the severities of RFC 5424.
public enum LogLevel: String, Sendable, CaseIterable {
    /// What helps to find faults.
    case debug
    /// What happens as it should.
    case info
    /// What is worth noticing, but no fault.
    case notice
    /// What may become a fault.
    case warning
    /// What did not work.
    case error
    /// What keeps a part from working.
    case critical
    /// What somebody must do something about at once.
    case alert
    /// What keeps all of it from working.
    case emergency

    /// Reads a level that a client wants messages from.
    ///
    /// - Parameter value: What the client sent.
    /// - Throws: ``RPCError`` that names the levels where it is none.
    init(_ value: JSONValue?) throws(RPCError) {
        guard let level = value?.string.flatMap({ LogLevel(rawValue: $0) }) else {
            let names = Self.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
            throw .invalidParameters("a log level is one of \(names), not \(value?.text ?? "nothing")")
        }
        self = level
    }
}

extension LogLevel: Comparable {
    /// Whether one level matters less than another.
    public static func < (left: LogLevel, right: LogLevel) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
