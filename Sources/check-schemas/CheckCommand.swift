import Foundation
import SchemaCheck

/// The command: reads source, says what is wrong with it, and mends what it was asked to.
struct CheckCommand {
    private let options: CheckOptions

    /// Runs the command.
    ///
    /// - Parameter words: The words after the command's name.
    /// - Returns: The status to exit with.
    static func run(_ words: [String]) -> Int32 {
        do {
            let options = try CheckOptions(words)
            if options.wantsHelp {
                print(CheckOptions.help, terminator: "")
                return 0
            }
            return try CheckCommand(options: options).run()
        } catch let error as UsageError {
            complain("\(error.message); 'check-schemas --help' tells more")
            return 2
        } catch {
            complain("\(error)")
            return 2
        }
    }

    private func run() throws -> Int32 {
        try DomainFiles.read(options.domains)
        var files = try SourceFiles.read(options.sources)
        var edits: [SourceEdit] = []
        var hasFailed = false
        if options.fixes {
            let repair = SourceRepair(of: files)
            for (index, file) in repair.files.enumerated() where repair.changedPaths.contains(file.path) {
                do {
                    try SourceWriter.write(file, inPlaceOf: files[index].text)
                    files[index] = file
                    edits += repair.edits.filter { $0.path == file.path }
                } catch {
                    Self.complain(error.message)
                    hasFailed = true
                }
            }
            for path in repair.unreadablePaths.sorted() {
                Self.complain("'\(path)' has syntax errors and is left alone")
            }
        }
        let problems = SchemaCheck(files: files).problems()
        try tell(problems, edits, count: files.count)
        hasFailed = hasFailed || problems.contains { $0.severity == .error }
        if !hasFailed, let stamp = options.stamp { try Data().write(to: URL(fileURLWithPath: stamp)) }
        return hasFailed ? 1 : 0
    }

    private func tell(_ problems: [SourceProblem], _ edits: [SourceEdit], count: Int) throws {
        if options.json { return print(try Report(problems: problems, edits: edits).json) }
        for edit in edits { print("\(edit.path):\(edit.place.line): inserted '\(edit.text)'") }
        for line in problems.flatMap(\.lines) { print(line) }
        // A build shows only what is wrong.
        if options.stamp == nil, problems.isEmpty {
            print("Nothing is wrong in \(count == 1 ? "1 file" : "\(count) files").")
        }
    }

    private static func complain(_ words: String) {
        FileHandle.standardError.write(Data("check-schemas: \(words)\n".utf8))
    }
}
