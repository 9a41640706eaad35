import Foundation

/// A process, told apart from a later one of the same number by when it started.
struct RunningProcess: Hashable {
    /// The number and the time of the start, as the kernel counts it: `4711:83920112`.
    let text: String

    /// This process.
    static let current = RunningProcess(number: getpid()) ?? RunningProcess(text: "\(getpid()):0")

    init(text: String) { self.text = text }

    private init?(number: pid_t) {
        guard let start = Self.start(of: number) else { return nil }
        text = "\(number):\(start)"
    }

    /// Whether the process has not ended.
    var isAlive: Bool {
        let parts = text.split(separator: ":")
        guard parts.count == 2, let number = pid_t(parts[0]) else { return false }
        return Self.start(of: number).map { $0 == parts[1] } ?? false
    }

    /// Field 22 of `/proc/PID/stat`, as proc(5) has it. The second field may hold spaces and parentheses.
    private static func start(of number: pid_t) -> Substring? {
        guard let data = FileManager.default.contents(atPath: "/proc/\(number)/stat") else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        guard let end = text.lastIndex(of: ")") else { return nil }
        let fields = text[text.index(after: end)...].split(separator: " ")
        return fields.count > 19 ? fields[19] : nil
    }
}
