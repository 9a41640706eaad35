import AppIntents
import Foundation
import JSON

/// Makes a key from a request for a run: the same for the same request, and another for every other one.
///
/// The key is a digest, since the journal keeps keys and must not keep what a person wrote.
struct RequestKey: Sendable {
    private let parts: JSONObject

    /// Takes in a request.
    ///
    /// - Parameters:
    ///   - invocation: The request.
    ///   - intent: The intent that it asks for.
    ///   - system: The system that is asked.
    init(_ invocation: IntentInvocation, of intent: IntentDescriptor, in system: IntentSystem) {
        var arguments = invocation.arguments
        for (name, container) in invocation.given {
            arguments[name] = GivenValue(container: container, app: intent.app.id, catalog: system.catalog).json
        }
        let values = JSONValue.object(arguments)
        parts = [
            "intent": .string("\(intent.app.id)/\(intent.identifier)"), "requester": .string(invocation.requester),
            "scope": .string(system.scope),
            "arguments": invocation.mayReadFiles ? Self.telling(files: values) : values,
        ]
    }

    /// The key of the request, once the person has answered some questions.
    ///
    /// - Parameter answers: The answers, in order; another answer makes it another request.
    func text(answers: [JSONValue]) -> String {
        var parts = parts
        parts["answers"] = .array(answers)
        return SHA256.hex(of: Self.canonical(.object(parts)).text.utf8)
    }

    /// A value with the members of its objects in the order of their names, which means nothing.
    private static func canonical(_ value: JSONValue) -> JSONValue {
        switch value {
        case .array(let elements): .array(elements.map(canonical))
        case .object(let members):
            .object(JSONObject(members.sorted { $0.name < $1.name }.map { ($0.name, canonical($0.value)) }))
        default: value
        }
    }

    /// A value in which each file that is named by its path has its size and date beside it: once it was edited, it is another one.
    private static func telling(files value: JSONValue) -> JSONValue {
        switch value {
        case .string(let text) where text.hasPrefix("@"):
            let path = URL(fileURLWithPath: HomeFolder.expanding(String(text.dropFirst()))).path
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return value }
            let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970
            return [
                "path": .string(path), "size": .integer(attributes[.size] as? Int ?? 0),
                "date": date.map { .number($0) } ?? .null,
            ]
        case .array(let elements): return .array(elements.map { telling(files: $0) })
        case .object(let members): return .object(JSONObject(members.map { ($0.name, telling(files: $0.value)) }))
        default: return value
        }
    }
}
