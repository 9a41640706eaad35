/// A source with the messages it should get drawn in, and the source after the edits the messages offer.
package struct DiagnosticCase: Sendable, CustomStringConvertible {
    /// What is wrong with the source, in words.
    package let name: String
    /// The source, with each message of a macro drawn under the place it is about.
    package let annotated: String
    /// The source after the first edit of each message.
    package let fixed: String
    /// Whether the edits leave nothing for a macro to say.
    package let isSettled: Bool
    /// What the compiler itself says of the source. A line's number stands before a message with a place in the source,
    /// as in `2: 'note' has been renamed to 'notes'`; a message about what a macro has made has none.
    package let compiler: [String]
    /// The source put right, where the edits alone do not do it.
    package let mended: String
    /// Why the real compiler is not asked, where it would not ask the macro.
    package let uncompiled: String?
    /// Whether the source can stand within a type, apart from what other cases declare.
    package let isNested: Bool

    init(
        name: String, annotated: String, fixed: String, isSettled: Bool = true, compiler: [String] = [],
        mended: String? = nil, uncompiled: String? = nil, isNested: Bool = true
    ) {
        self.name = name
        self.annotated = annotated
        self.fixed = fixed
        self.isSettled = isSettled
        self.compiler = compiler
        self.mended = mended ?? fixed
        self.uncompiled = uncompiled
        self.isNested = isNested
    }

    package var description: String { name }

    /// The cases of every family.
    package static let all =
        attributes + members + enumerations + properties + references + unions + earlierShapes + wrappers

    /// The source alone, without the lines that hold messages.
    package var source: String { lines.filter { !$0.isMessage }.map(\.text).joined(separator: "\n") }

    /// The messages of the macros, each with the line it is about before it.
    package var messages: [String] {
        var line = 0
        var messages: [String] = []
        for (text, isMessage) in lines {
            if !isMessage { line += 1 }
            let message = text.drop { $0 == " " }
            if isMessage, message.hasPrefix("^ ") { messages.append("\(line): \(message.dropFirst(2))") }
        }
        return messages
    }

    /// What the messages offer to do, each with the line that its message is about before it.
    package var edits: [String] {
        var line = 0
        var edits: [String] = []
        for (text, isMessage) in lines {
            if !isMessage { line += 1 }
            let edit = text.drop { $0 == " " }
            if isMessage, edit.hasPrefix("> ") { edits.append("\(line): \(edit.dropFirst(2))") }
        }
        return edits
    }

    private var lines: [(text: String, isMessage: Bool)] {
        annotated.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let text = line.drop { $0 == " " }
            return (String(line), text.hasPrefix("^ ") || text.hasPrefix("> "))
        }
    }
}
