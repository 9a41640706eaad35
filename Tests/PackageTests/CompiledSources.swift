import Foundation

/// Source files that the compiler has looked at, and what it said.
struct CompiledSources {
    /// One message.
    struct Message {
        /// The file that the message is about, without its folder and extension; for one about what a macro has made, the
        /// file with the macro.
        let file: String
        /// The line in the file, or `nil` for a message about what a macro has made.
        let line: Int?
        /// `error`, `warning` or `note`.
        let severity: String
        let text: String
    }

    /// Everything the compiler said, in its order.
    let messages: [Message]

    /// Has the compiler check files that use the framework, all in one run.
    ///
    /// - Parameters:
    ///   - sources: The text of each file by its name, without extension.
    ///   - framework: What the files import.
    ///   - folder: Where the files are written.
    init(_ sources: [String: String], against framework: Framework, in folder: TemporaryFolder) throws {
        for (name, text) in sources { try folder.write(text, to: "\(name).swift") }
        let command = [
            "swiftc", "-typecheck", "-wmo", "-swift-version", "6", "-module-name", "Sources", "-diagnostic-style",
            "llvm", "-I", framework.modules.path,
        ]
        do {
            try Command.run(command + framework.macros + sources.keys.sorted().map { "\($0).swift" }, in: folder.url)
            messages = []
        } catch let failure as Command.Failure {
            messages = Self.messages(in: failure.complaints)
        }
    }

    /// Reads messages in the form `file:line:column: error: text`.
    private static func messages(in text: String) -> [Message] {
        let head = /(?<place>.+?):(?<line>\d+):\d+: (?<severity>error|warning|note): (?<text>.*)/
        let ending = /\ \(from macro '[^']*'\)$|\ \[#\w+\]$/
        var messages: [Message] = []
        var waiting: [(severity: String, text: String)] = []
        for line in text.split(separator: "\n") {
            guard let match = line.wholeMatch(of: head) else { continue }
            let words = String(match.text).replacing(ending, with: "")
            let severity = String(match.severity)
            let file = URL(fileURLWithPath: String(match.place)).deletingPathExtension().lastPathComponent
            if match.place.hasPrefix("macro expansion ") {
                // The note that follows says which file the macro is in.
                waiting.append((severity, words))
            } else if words == "expanded code originates here" {
                messages += waiting.map { Message(file: file, line: nil, severity: $0.severity, text: $0.text) }
                waiting = []
            } else if let name = file.firstMatch(of: /__swiftmacro_.*?(Row\d+)O/)?.1 {
                messages.append(Message(file: String(name), line: nil, severity: severity, text: words))
            } else {
                messages.append(Message(file: file, line: Int(match.line), severity: severity, text: words))
            }
        }
        return messages
    }
}
