import AppIntents
import Foundation
import IntentCommandLine

/// The command line by which a client starts the server, wherever it is started from.
struct ServeArguments {
    /// The words after the program.
    let words: [String]

    /// Takes the words for `serve` out of a command line.
    ///
    /// - Parameters:
    ///   - arguments: The words that are not used up yet.
    ///   - options: The options of every command, which are passed on.
    /// - Throws: ``UsageError`` where a folder or file that is named is not there.
    init(taking arguments: inout ArgumentList, _ options: GlobalOptions) throws {
        var words = ["serve"]
        for folder in options.notes {
            words += ["--notes", try Self.existing(folder, of: "--notes", "a folder that exists")]
        }
        if let file = options.configuration {
            words += ["--config", try Self.existing(file, of: "--config", "a file that exists")]
        }
        if options.confirmsEverything { words.append("--yes") }
        if options.isReadOnly { words.append("--read-only") }
        for pattern in try arguments.takeValues("--tools") { words += ["--tools", pattern] }
        for folder in try arguments.takeValues("--allow-files") {
            words += ["--allow-files", try Self.existing(folder, of: "--allow-files", "a folder that exists")]
        }
        self.words = words
    }

    /// A path without its beginning left to the folder of whoever starts the program.
    private static func existing(_ path: String, of option: String, _ expected: String) throws -> String {
        let absolute = URL(fileURLWithPath: HomeFolder.expanding(path)).standardizedFileURL.path
        guard FileManager.default.fileExists(atPath: absolute) else {
            throw UsageError.badValue(path, option: option, expected: expected)
        }
        return absolute
    }

    /// This program, where it really is.
    ///
    /// - Throws: ``Failure`` where its file is gone.
    static func program() throws -> String {
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        guard let path, FileManager.default.isExecutableFile(atPath: path) else {
            throw Failure(message: "the file of this program is gone; run it from where it is installed", status: 1)
        }
        return path
    }
}
