import Foundation
import IntentRuntime
import JSON

extension ResourceCatalog {
    /// The answer to `resources/read`.
    ///
    /// A whole entity is its JSON, and its text where it has one. The JSON stays JSON: long texts are fenced within their
    /// strings, very long ones are cut, and all else is exact.
    ///
    /// - Parameters:
    ///   - uri: The URI, with a query where only a part is wanted.
    ///   - revision: The revision to answer in.
    ///   - results: What is kept for the client.
    func read(_ uri: String, for revision: ProtocolRevision, from results: KeptResults) async -> Answer {
        do {
            let address = try ResourceAddress(uri)
            if KeptResults.names(address.resource) || address.property != nil || address.contentType != nil
                || address.range != nil
            {
                let content = try await content(at: address, from: results)
                let part = try await BlockingWork.run { try ContentPart(address.range ?? ContentRange(), of: content) }
                var foreign = ForeignText()
                let contents = Self.contents(part, at: address, index: 0, &foreign)
                return .success(foreign.marking(JSONObject([("contents", .array(contents))])))
            }
            return .success(try await Self.whole(of: try await system.entity(at: address.resource), at: address))
        } catch let error as RPCError {
            return .failure(error)
        } catch let error as MissingContent {
            return .failure(
                RPCError(revision.resourceNotFoundCode, "no resource: \(error)", data: ["uri": .string(uri)]))
        } catch let error as UnreadableFile {
            return .failure(.internalError("'\(uri)' cannot be read: \(error.reason)"))
        } catch let error as IntentSystemError {
            guard let absence = error.saysNotThere ? error : await absence(of: uri) else {
                return .failure(.fencing { .internalError(error.description(fencedBy: $0)) })
            }
            return .failure(
                .fencing { fence in
                    RPCError(
                        revision.resourceNotFoundCode, "no resource: \(absence.description(fencedBy: fence))",
                        data: ["uri": .string(uri)])
                })
        } catch {
            return .failure(.fencing { .internalError($0.fenced(String(describing: error))) })
        }
    }

    /// The error that says that an entity is not there; `nil` where it is, or where it cannot be got.
    ///
    /// What is deleted while it is read fails in words of the app's own, which do not tell whether it is gone.
    private func absence(of uri: String) async -> IntentSystemError? {
        do {
            _ = try await system.entity(at: try ResourceAddress(uri).resource)
            return nil
        } catch let error as IntentSystemError where error.saysNotThere {
            return error
        } catch {
            return nil
        }
    }

    /// The content that a URI names: a result that is kept, a value of an entity's properties, or an entity as one kind of content.
    ///
    /// - Parameters:
    ///   - address: The URI.
    ///   - results: What is kept for the client.
    /// - Throws: ``MissingContent``, ``UnreadableFile``, `IntentSystemError`.
    func content(at address: ResourceAddress, from results: KeptResults) async throws -> StoredContent {
        if KeptResults.names(address.resource) {
            guard let content = results.content(at: address.resource) else { throw MissingContent.result }
            return content
        }
        let record = try await system.entity(at: address.resource)
        if let property = address.property { return try await Self.value(at: property, of: record) }
        return try Self.representation(of: record, as: address.contentType)
    }

    // MARK: Contents

    private static func value(at path: [String], of record: EntityRecord) async throws -> StoredContent {
        if let file = record.files.first(where: { $0.path == path }) {
            return try await BlockingWork.run { try StoredContent(file) }
        }
        let name = path.joined(separator: "/")
        var value = path.isEmpty ? .null : record.json["properties"] ?? .null
        for step in path {
            value = value[step] ?? value.element(step) ?? .null
        }
        switch value {
        case .null: throw MissingContent.property(name)
        case .string(let text):
            let isMarkdown = path == [Self.textProperty]
            return StoredContent(
                text, name: fileName(of: record, isMarkdown ? "md" : "txt"), isMarkdown ? .markdown : .plainText)
        case .object(let members) where members.names.first == "name" && members["size"] != nil:
            throw MissingContent.fileElsewhere(name)
        default: return StoredContent(value.prettyText, name: fileName(of: record, "json"), .json)
        }
    }

    /// An entity as one kind of content: its text where it has one, else its JSON, unless another is wanted.
    private static func representation(of record: EntityRecord, as contentType: String?) throws -> StoredContent {
        let text = text(of: record)
        let wanted = contentType ?? (text == nil ? MediaType.json : .markdown).name
        switch (MediaType(wanted.lowercased()), text) {
        case (.json, _): return StoredContent(record.json.prettyText, name: fileName(of: record, "json"), .json)
        case (.markdown, let text?): return StoredContent(text, name: fileName(of: record, "md"), .markdown)
        case (.plainText, let text?): return StoredContent(text, name: fileName(of: record, "txt"), .plainText)
        default:
            let offered = [MediaType.json] + (text == nil ? [] : [.markdown, .plainText])
            throw MissingContent.representation(wanted, offered: offered.map(\.name))
        }
    }

    /// The property that is the text of an entity.
    private static let textProperty = "content"

    private static func text(of record: EntityRecord) -> String? {
        let text = record.json["properties"]?[textProperty]?.string
        return text?.isEmpty == false ? text : nil
    }

    private static func fileName(of record: EntityRecord, _ ending: String) -> String {
        "\(record.title.replacing("/", with: "-")).\(ending)"
    }

    // MARK: Answers

    private static func whole(of record: EntityRecord, at address: ResourceAddress) async throws -> JSONObject {
        var foreign = ForeignText()
        var cuts: [TextCut] = []
        let told = TextCut.cutting(record.json, to: ContentLimits.inline, noting: &cuts) { path, _ in
            path.first == "properties"
                ? ResourceAddress.property(Array(path.dropFirst()), of: address.resource)
                : "\(address.resource)?as=\(MediaType.json.name)"
        }
        var contents: [JSONValue]
        if told.text.utf8.count <= ContentLimits.part {
            contents = [json(told, at: address.uri, &foreign)]
        } else {
            let content = StoredContent(record.json.prettyText, name: fileName(of: record, "json"), .json)
            let part = try ContentPart(ContentRange(), of: content)
            contents = self.contents(part, at: address, of: MediaType.json, index: 0, &foreign)
            cuts = []
        }
        if let text = text(of: record) {
            let content = StoredContent(text, name: fileName(of: record, "md"), .markdown)
            let part = try ContentPart(ContentRange(), of: content)
            contents += self.contents(part, at: address, of: MediaType.markdown, index: contents.count, &foreign)
        }
        var result = JSONObject([("contents", .array(contents))])
        if !cuts.isEmpty {
            result["_meta"] = .object(
                JSONObject([
                    (RequestMetadata.Key.cut, .array(cuts.map { $0.json(in: "/contents/0/text#") }))
                ]))
        }
        return foreign.marking(result)
    }

    private static func json(_ told: JSONValue, at uri: String, _ foreign: inout ForeignText) -> JSONValue {
        foreign.note("/contents/0/text")
        var json = JSONObject([("notice", .string(foreign.fence.notice))])
        let visible = foreign.visible(told, at: "/contents/0/text#", for: .reading)
        for (name, value) in visible.object ?? JSONObject() { json[name] = value }
        return [
            "uri": .string(uri), "mimeType": .string(MediaType.json.name),
            "text": .string(VisibleText.ofJSON(JSONValue.object(json).prettyText)),
        ]
    }

    /// A part as it is read, and where it is not all, how one goes on.
    private static func contents(
        _ part: ContentPart, at address: ResourceAddress, of selected: MediaType? = nil, index: Int,
        _ foreign: inout ForeignText
    ) -> [JSONValue] {
        var members: JSONObject = ["uri": .string(address.uri), "mimeType": .string(part.mediaType.name)]
        let next = address.next(after: part, of: selected.map { "as=\($0.name)" })
        let notice = part.isCut ? notice(part, next) : nil
        if let text = part.text {
            foreign.note("/contents/\(index)/text")
            let words = [foreign.fence.notice, notice, foreign.fence.block(text)]
            members["text"] = .string(words.compactMap(\.self).joined(separator: "\n"))
        } else {
            foreign.note("/contents/\(index)/blob")
            members["blob"] = .string(part.data.base64EncodedString())
        }
        guard let notice else { return [.object(members)] }
        var range: JSONObject = [
            "offset": .integer(part.bytes.lowerBound), "length": .integer(part.bytes.count),
            "size": .integer(part.size),
        ]
        range["next"] = next.map { .string($0) }
        members["_meta"] = .object(JSONObject([(RequestMetadata.Key.range, .object(range))]))
        // Bytes have no room for words, and a model does not see what is in '_meta'.
        return part.text == nil
            ? [
                .object(members),
                ["uri": .string(next ?? address.uri), "mimeType": "text/plain", "text": .string(notice)],
            ] : [.object(members)]
    }

    private static func notice(_ part: ContentPart, _ next: String?) -> String {
        let bytes =
            part.bytes.isEmpty ? "No bytes" : "Bytes \(part.bytes.lowerBound) to \(part.bytes.upperBound - 1)"
        return "\(bytes) of \(part.size)" + (next.map { "; go on with the resource \($0)" } ?? ", the last.")
    }
}

extension IntentSystemError {
    /// Whether the error says that there is no such thing, rather than that it could not be got.
    fileprivate var saysNotThere: Bool {
        switch self {
        case .notFound, .unknownName, .ambiguousName, .malformedURI, .unconvertible: true
        default: false
        }
    }
}
