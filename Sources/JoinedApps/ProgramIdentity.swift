import Foundation
import IntentRuntime
import JSON

/// What tells a program as it is from what it was, so that what it said of itself can be kept.
package struct ProgramIdentity: Sendable, Hashable {
    /// What decides in which language and how a program tells its titles.
    private static let variables = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]

    /// All of it, to be kept beside what the program said.
    let json: JSONValue

    /// Looks at a program.
    ///
    /// - Parameter program: The program.
    /// - Throws: ``IntentSystemError/failed(_:)`` where there is none.
    package init(_ program: Program) throws(IntentSystemError) {
        guard let path = Self.path(of: program.path) else {
            throw .failed("there is no program '\(program.path)'")
        }
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw .failed("there is no program '\(path)': \(String(cString: strerror(errno)))")
        }
        let environment = ProcessInfo.processInfo.environment
        let variables = Self.variables.map { JSONValue.string(environment[$0] ?? "") }
        let own = program.environment.sorted { $0.key < $1.key }.map { ($0.key, JSONValue.string($0.value)) }
        json = [
            "format": 2, "path": .string(path), "file": Self.words(of: status),
            "arguments": .array(program.arguments.map { .string($0) }),
            // An argument may be the script that is the program in truth.
            "scripts": .array(program.arguments.map { Self.words(ofFile: $0) }),
            "environment": .object(JSONObject(own)), "language": .array(variables),
        ]
    }

    private static func words(ofFile path: String) -> JSONValue {
        var status = stat()
        guard path.contains("/"), stat(path, &status) == 0 else { return .null }
        return words(of: status)
    }

    private static func words(of status: stat) -> JSONValue {
        [
            "device": .integer(Int(status.st_dev)), "inode": .integer(Int(status.st_ino)),
            "size": .integer(Int(status.st_size)),
            "modified": .array([.integer(status.st_mtim.tv_sec), .integer(status.st_mtim.tv_nsec)]),
        ]
    }

    /// Where a program is: by its path, else in the folders of `PATH`.
    private static func path(of program: String) -> String? {
        if program.contains("/") { return program }
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
