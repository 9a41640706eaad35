import IntentRuntime
import JSON

/// What `prompts/get` answers: what the person wants, in their words, and the things that it is about.
struct ShortcutMessage: Sendable {
    /// How many bytes of a thing stand in a message; a larger one is linked to.
    private static let sizeLimit = 8 << 10
    /// How many things stand in messages.
    private static let mostEntities = 10

    private let prompt: Prompt
    private var foreign = ForeignText()
    private var messages: [JSONValue] = []
    /// The URIs of the things that it is about.
    let entities: [String]

    /// Makes the message that says what is wanted.
    ///
    /// - Parameters:
    ///   - prompt: The prompt.
    ///   - values: What its arguments mean.
    init(of prompt: Prompt, with values: [FilledValue]) {
        self.prompt = prompt
        var seen: Set<String> = []
        entities = Array(
            values.flatMap(\.entities).filter { seen.insert($0).inserted }.prefix(Self.mostEntities))
        var arguments = JSONObject()
        for (name, value) in prompt.shortcut.values {
            if value != .null { arguments[name] = FilledValue.argument(value) }
        }
        for value in values { arguments[value.parameter] = value.argument }
        var lines = [phrase(with: values), "", Self.request(prompt.tool)]
        let json = JSONValue.object(arguments).text
        let isForeign = values.contains { $0.isContent && $0.entities.isEmpty }
        lines.append(isForeign ? foreign.fence.block(json) : json)
        let missing = prompt.intent.parameters.filter { $0.isRequired && arguments[$0.name] == nil }
        if !missing.isEmpty {
            let words = missing.map { "'\($0.name)' (\($0.kind.words))" }.joined(separator: ", ")
            lines.append("It also needs \(words): take it from the conversation, or ask for it.")
        }
        let text = lines.joined(separator: "\n")
        if foreign.fence.isUsed(in: text) { foreign.note("/messages/0/content/text") }
        add(["type": "text", "text": .string(foreign.fence.answer(text))])
    }

    /// The result of `prompts/get`.
    var result: JSONObject {
        foreign.marking(
            JSONObject([("description", .string(prompt.summary)), ("messages", .array(messages))]))
    }

    /// Adds a thing that the prompt is about: all of it where it is small, else where it can be read.
    ///
    /// - Parameters:
    ///   - record: The thing.
    ///   - revision: The revision of the client.
    mutating func embed(_ record: EntityRecord, for revision: ProtocolRevision) {
        let place = "/messages/\(messages.count)/content"
        var json = JSONObject([("notice", .string(foreign.fence.notice))])
        let told = foreign.visible(record.json, at: place + "/resource/text#", for: .reading)
        for (name, value) in told.object ?? JSONObject() { json[name] = value }
        let text = VisibleText.ofJSON(JSONValue.object(json).prettyText)
        if text.utf8.count <= Self.sizeLimit {
            foreign.note(place + "/resource/text")
            add([
                "type": "resource",
                "resource": ["uri": .string(record.uri), "mimeType": "application/json", "text": .string(text)],
            ])
        } else if revision.hasStructuredResults {
            foreign.note(place)
            var link = JSONObject([("type", "resource_link")])
            for (name, value) in record.resource(for: revision) { link[name] = value }
            add(foreign.visible(.object(link), at: place, for: .lists))
        } else {
            add(["type": "text", "text": .string("All of it can be read as the resource \(record.uri)")])
        }
    }

    private static func request(_ tool: Prompt.Tool) -> String {
        guard let caller = tool.caller else { return "Call the tool '\(tool.name)' with these arguments:" }
        return "Call the tool '\(tool.name)', by its name through '\(caller)', with these arguments:"
    }

    private mutating func add(_ content: JSONValue) {
        messages.append(["role": "user", "content": content])
    }

    /// The phrase with the app's name and the values in it.
    private func phrase(with values: [FilledValue]) -> String {
        guard let phrase = prompt.phrase(knowing: Set(values.map(\.parameter))) else { return prompt.title }
        var words = ""
        var rest = Substring(phrase.format)
        while let start = rest.firstRange(of: "${") {
            words += rest[..<start.lowerBound]
            let inner = rest[start.upperBound...]
            let name = inner.prefix { $0 != "}" }
            let put: String? =
                if name == "applicationName" {
                    prompt.shortcut.app.title
                } else if let value = values.first(where: { $0.parameter == name }) {
                    value.isContent ? foreign.fence.fenced(value.words) : value.words
                } else {
                    phrase.parameters.first { $0.name == name }.map { "(\($0.title))" }
                }
            guard let put, name.endIndex != inner.endIndex else {
                words += rest[start]
                rest = inner
                continue
            }
            words += put
            rest = inner[inner.index(after: name.endIndex)...]
        }
        return words + rest
    }
}
