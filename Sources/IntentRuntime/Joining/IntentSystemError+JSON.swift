import JSON

extension IntentSystemError {
    /// The error for another process: its kind and what belongs to it.
    ///
    /// What cannot happen on the way to another process is told by its words alone.
    package var json: JSONValue {
        switch self {
        case .unknownName(let kind, let name, let nearest):
            ["error": "unknownName", "kind": .string(kind), "name": .string(name), "nearest": Self.texts(nearest)]
        case .ambiguousName(let kind, let name, let choices):
            ["error": "ambiguousName", "kind": .string(kind), "name": .string(name), "choices": Self.texts(choices)]
        case .unknownParameter(let intent, let name, let known):
            [
                "error": "unknownParameter", "intent": .string(intent), "name": .string(name),
                "known": Self.texts(known),
            ]
        case .unconvertible(let name, let value, let expected):
            [
                "error": "unconvertible", "name": .string(name), "value": .string(value),
                "expected": .string(expected),
            ]
        case .malformedCondition(let condition): ["error": "malformedCondition", "condition": .string(condition)]
        case .malformedURI(let uri): ["error": "malformedURI", "uri": .string(uri)]
        case .missingValue(let intent, let parameter, let title, let expected, let choices):
            [
                "error": "missingValue", "intent": .string(intent), "parameter": .string(parameter),
                "title": .string(title), "expected": .string(expected), "choices": .array(choices.map(\.json)),
            ]
        case .ambiguous(let parameter, let words, let choices):
            [
                "error": "ambiguous", "parameter": .string(parameter), "words": .string(words),
                "choices": .array(choices.map(\.json)),
            ]
        case .notFound(let type, let words, let nearest):
            [
                "error": "notFound", "type": .string(type), "words": .string(words),
                "nearest": .array(nearest.map(\.json)),
            ]
        case .declined(let question): ["error": "declined", "question": .string(question)]
        case .nobodyToConfirm(let question): ["error": "nobodyToConfirm", "question": .string(question)]
        case .nothingSent(let request): ["error": "nothingSent", "request": request.json]
        case .awaitingApproval(let number, let request):
            ["error": "awaitingApproval", "number": .integer(Int(number)), "request": request.json]
        case .refused(let reason): ["error": "refused", "reason": .string(reason)]
        case .authenticationRequired(let intent): ["error": "authenticationRequired", "intent": .string(intent)]
        case .tooLarge(let entity, let property, let size):
            [
                "error": "tooLarge", "entity": .string(entity), "property": .string(property),
                "size": .integer(size),
            ]
        case .timedOut(let intent, let seconds):
            ["error": "timedOut", "intent": .string(intent), "seconds": .integer(seconds)]
        default: ["error": "failed", "words": .string(description)]
        }
    }

    /// Reads an error of another process.
    ///
    /// - Parameter json: What ``json`` gave there.
    /// - Returns: The error; `nil` where this is none.
    package init?(json: JSONValue) {
        func text(_ name: String) -> String { json[name]?.string ?? "" }
        func texts(_ name: String) -> [String] { json[name]?.array?.compactMap(\.string) ?? [] }
        func choices(_ name: String = "choices") -> [Choice] {
            json[name]?.array?.compactMap { Choice(json: $0) } ?? []
        }
        switch json["error"]?.string {
        case "unknownName": self = .unknownName(kind: text("kind"), name: text("name"), nearest: texts("nearest"))
        case "ambiguousName": self = .ambiguousName(kind: text("kind"), name: text("name"), choices: texts("choices"))
        case "unknownParameter":
            self = .unknownParameter(intent: text("intent"), name: text("name"), known: texts("known"))
        case "unconvertible":
            self = .unconvertible(name: text("name"), value: text("value"), expected: text("expected"))
        case "malformedCondition": self = .malformedCondition(text("condition"))
        case "malformedURI": self = .malformedURI(text("uri"))
        case "missingValue":
            self = .missingValue(
                intent: text("intent"), parameter: text("parameter"), title: text("title"), expected: text("expected"),
                choices: choices())
        case "ambiguous": self = .ambiguous(parameter: text("parameter"), words: text("words"), choices: choices())
        case "notFound":
            self = .notFound(type: text("type"), words: text("words"), nearest: choices("nearest"))
        case "declined": self = .declined(question: text("question"))
        case "nobodyToConfirm": self = .nobodyToConfirm(question: text("question"))
        case "nothingSent":
            guard let request = json["request"].flatMap({ try? AdmissionRequest(json: $0) }) else { return nil }
            self = .nothingSent(request: request)
        case "awaitingApproval":
            guard let request = json["request"].flatMap({ try? AdmissionRequest(json: $0) }) else { return nil }
            self = .awaitingApproval(number: Int64(json["number"]?.integer ?? 0), request: request)
        case "refused": self = .refused(text("reason"))
        case "authenticationRequired": self = .authenticationRequired(intent: text("intent"))
        case "tooLarge":
            self = .tooLarge(entity: text("entity"), property: text("property"), size: json["size"]?.integer ?? 0)
        case "timedOut": self = .timedOut(intent: text("intent"), seconds: json["seconds"]?.integer ?? 0)
        case "failed": self = .failed(text("words"))
        default: return nil
        }
    }

    private static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
