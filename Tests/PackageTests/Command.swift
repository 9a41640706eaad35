import Foundation

/// A command of the toolchain, run to its end.
struct Command {
    /// A command that failed where it had to succeed.
    struct Failure: Error, CustomStringConvertible {
        let words: [String]
        let status: Int32
        let complaints: String

        var description: String {
            "'\(words.prefix(12).joined(separator: " "))' ended with status \(status):\n\(complaints.suffix(2000))"
        }
    }

    /// Runs a command that has to succeed.
    ///
    /// - Parameters:
    ///   - words: The command, found on the path, and its arguments.
    ///   - folder: Where it runs; its streams are kept there in files, so that no pipe can fill.
    /// - Returns: What it wrote to standard output.
    @discardableResult
    static func run(_ words: [String], in folder: URL) throws -> String {
        let streams = ["output", "complaints"].map { folder.appendingPathComponent("\($0)-\(UUID().uuidString)") }
        for stream in streams { try Data().write(to: stream) }
        defer { for stream in streams { try? FileManager.default.removeItem(at: stream) } }

        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: streams[0])
        process.standardError = try FileHandle(forWritingTo: streams[1])
        try process.run()
        process.waitUntilExit()
        let texts = try streams.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw Failure(words: words, status: process.terminationStatus, complaints: texts[1] + texts[0])
        }
        return texts[0]
    }
}
