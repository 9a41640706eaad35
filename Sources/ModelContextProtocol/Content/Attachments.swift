import Foundation
import IntentRuntime
import JSON

/// Puts the content of files in the place of what names them among a call's arguments.
struct Attachments: Sendable {
    let resources: ResourceCatalog
    let folders: ReadableFolders

    /// The forms that a file is given in, in words.
    static let forms = "'name' with 'text' or 'base64', or 'uri', or 'path'"

    /// Whether a value is a file in one of the forms that it can be given in.
    static func isFile(_ value: JSONValue) -> Bool {
        let name = value["name"]
        let hasName = name?.string?.isEmpty == false
        let given = ["text", "base64", "uri", "path"].filter { value[$0] != nil }
        guard given.count == 1, value[given[0]]?.string != nil else { return false }
        return given[0] == "uri" || given[0] == "path" ? name == nil || hasName : hasName
    }

    /// The arguments of a call with the content of each file that they name.
    ///
    /// - Parameters:
    ///   - arguments: The arguments, which fit the tool.
    ///   - tool: The tool.
    ///   - results: What is kept for the client.
    /// - Throws: ``WrongArguments`` where a file cannot be had or is too large, and what finding an entity throws.
    func filled(_ arguments: JSONObject, of tool: Tool, from results: KeptResults) async throws -> JSONObject {
        var filled = arguments
        for parameter in tool.parameters where parameter.kind.holdsFile {
            guard let value = arguments[parameter.name] else { continue }
            do {
                filled[parameter.name] = try await self.filled(value, parameter.kind, from: results)
            } catch let error as UnreadableFile {
                throw WrongArguments(tool: tool, faults: ["'\(parameter.name)' cannot be had: \(error.reason)"])
            } catch let error as MissingContent {
                throw WrongArguments(tool: tool, faults: ["'\(parameter.name)' cannot be had: \(error)"])
            } catch let error as RPCError {
                throw WrongArguments(tool: tool, faults: ["'\(parameter.name)' cannot be had: \(error.message)"])
            }
        }
        return filled
    }

    private func filled(
        _ value: JSONValue, _ kind: ValueKind, from results: KeptResults
    ) async throws -> JSONValue {
        switch kind {
        case .file where Self.isFile(value): return try await file(value, from: results)
        case .list(let element):
            var elements: [JSONValue] = []
            for each in value.array ?? [] { elements.append(try await filled(each, element, from: results)) }
            return .array(elements)
        case .union(_, let cases):
            if let members = value.object, members.count == 1,
                let single = cases.first(where: { members[$0.name] != nil && $0.kind.holdsFile }),
                let inner = members[single.name], inner.string == nil
            {
                return .object(JSONObject([(single.name, try await filled(inner, single.kind, from: results))]))
            }
            guard let single = cases.first(where: { $0.kind.holdsFile }) else { return value }
            return try await filled(value, single.kind, from: results)
        default: return value
        }
    }

    private func file(_ value: JSONValue, from results: KeptResults) async throws -> JSONValue {
        let content: StoredContent
        if let uri = value["uri"]?.string {
            let address = try ResourceAddress(uri)
            guard address.range == nil else {
                throw UnreadableFile(reason: "a file is attached whole: leave 'offset' and 'length' out of '\(uri)'")
            }
            content = try await resources.content(at: address, from: results)
        } else if let path = value["path"]?.string {
            content = try await BlockingWork.run { [folders] in
                let name = (path as NSString).lastPathComponent
                return StoredContent(name: name, mediaType: .bytes, source: .file(try folders.open(path)))
            }
        } else {
            let size = value["text"]?.string?.utf8.count ?? (value["base64"]?.string?.utf8.count ?? 0) / 4 * 3
            guard size <= ContentLimits.givenFile else {
                throw UnreadableFile(
                    reason:
                        "it has \(size) bytes, and up to \(ContentLimits.givenFile) are given as 'text' or 'base64': "
                        + "name a larger file by 'uri' or 'path'")
            }
            return value
        }
        guard content.size <= ContentLimits.namedFile else {
            throw UnreadableFile(
                reason: "it has \(content.size) bytes, more than the \(ContentLimits.namedFile) that a file may have")
        }
        let data = try await BlockingWork.run { try content.source.bytes(in: 0..<content.size) }
        return [
            "name": .string(value["name"]?.string ?? content.name), "base64": .string(data.base64EncodedString()),
        ]
    }
}

extension ValueKind {
    /// Whether a value of the kind may be, or hold, a file.
    var holdsFile: Bool {
        switch self {
        case .file: true
        case .list(let element): element.holdsFile
        case .union(_, let cases): cases.contains { $0.kind.holdsFile }
        default: false
        }
    }
}
