import AppIntents
import JSON

/// A file within a value that the system tells of. The value's JSON tells of it without its content.
package struct ContainedFile: Sendable {
    /// Where a file's bytes are.
    package enum Content: Sendable {
        case bytes(Data)
        case file(path: String)
    }

    /// The names of members and the numbers of elements that lead to the file within the value's JSON.
    package let path: [String]
    /// The file's name.
    package let name: String
    /// The MIME type, where it is known.
    package let mediaType: String?
    /// Where its bytes are.
    package let content: Content

    private init(_ file: IntentFile, at path: [String]) {
        self.path = path
        name = file.filename
        mediaType = file.type?.preferredMIMEType
        content = file.fileURL.map { .file(path: $0.path) } ?? .bytes(file.data)
    }

    /// The files in a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - json: What is told of it, by which most values are known to hold no file.
    ///   - path: What leads to the value.
    static func all(in value: any _IntentValue, told json: JSONValue, at path: [String]) -> [ContainedFile] {
        switch json {
        case .object(let members) where members["uri"] != nil: return []
        case .object, .array: break
        default: return []
        }
        switch value._valueIfAny {
        case let file as IntentFile: return [ContainedFile(file, at: path)]
        case let union as any UnionIntentValue:
            guard let (name, told) = json.object?.first(where: { _ in true }) else { return [] }
            return all(in: union.asIntentValue, told: told, at: path + [name])
        case let list as any SequenceIntentValue:
            return zip(list.elements, json.array ?? []).enumerated().flatMap { index, element in
                all(in: element.0, told: element.1, at: path + [String(index)])
            }
        default: return []
        }
    }
}
