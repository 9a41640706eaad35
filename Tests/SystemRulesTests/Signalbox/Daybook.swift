import AppIntents
import Foundation

/// What was done in the box: a file with a line for each deed, which outlives the process.
package struct Daybook: Sendable {
    /// The variable that names the file.
    static let variable = "SIGNALBOX_DAYBOOK"

    /// Has the intents of this process write to the file that the environment names.
    package static func register() {
        let path = ProcessInfo.processInfo.environment[variable] ?? "/dev/null"
        AppDependencyManager.shared.add(dependency: Daybook(path: path))
    }

    /// The file.
    let path: String

    /// Writes a deed down.
    func note(_ deed: String) {
        let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard file >= 0 else { return }
        defer { close(file) }
        let line = Array((deed + "\n").utf8)
        _ = write(file, line, line.count)
    }

    /// What was done, in order.
    var deeds: [String] {
        String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
            .split(separator: "\n").map(String.init)
    }
}
