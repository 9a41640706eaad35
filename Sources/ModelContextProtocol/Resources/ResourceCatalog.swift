import IntentRuntime
import JSON

/// The resources: each entity, and for each entity type a template of their URIs.
struct ResourceCatalog: Sendable {
    /// How many entities of a type are listed; all can be found with the tools.
    private static let countPerType = 50
    /// How many entities fill a page, which ends with the type that fills it.
    private static let pageSize = 50

    private let system: IntentSystem
    private let types: [EntityDescriptor]

    init(system: IntentSystem) {
        self.system = system
        types = system.catalog.entities
    }

    /// Whether there are none.
    var isEmpty: Bool { types.isEmpty }

    /// The answer to `resources/templates/list`.
    func templates(for revision: ProtocolRevision) -> JSONObject {
        let templates = types.map { type -> JSONValue in
            var members = JSONObject([
                ("uriTemplate", .string("appintents://\(type.app.id)/\(type.typeName)/{id}")),
                ("name", .string(type.schema ?? type.typeName)),
            ])
            if revision.hasStructuredResults { members["title"] = .string(type.title) }
            members["description"] = .string(
                "One thing of the type '\(type.title.lowercased())' in \(type.app.title), with all its properties.")
            members["mimeType"] = "application/json"
            return .object(members)
        }
        return JSONObject([("resourceTemplates", .array(templates))])
    }

    /// The type that a page of the list begins with.
    ///
    /// - Parameter parameters: The parameters of `resources/list`.
    /// - Throws: ``RPCError`` where the cursor was never given out.
    func start(of parameters: JSONObject) throws(RPCError) -> Int {
        guard let cursor = try Cursor.given(in: parameters) else { return 0 }
        guard let index = types.firstIndex(where: { Self.place(of: $0) == cursor.place }) else {
            throw Cursor.invalid(.string(cursor.text))
        }
        return index
    }

    /// The answer to `resources/list`, from a type on.
    ///
    /// One app that cannot be read does not keep the others' things from being listed, but the answer says so in `_meta`. Where
    /// nothing else is there to be listed, it is an error: a list without anything would say that there is nothing.
    func list(from start: Int, for revision: ProtocolRevision) async -> Answer {
        var resources: [JSONValue] = []
        var gaps: [JSONValue] = []
        var failure: (type: EntityDescriptor, error: any Error)?
        var index = start
        while index < types.count, resources.count < Self.pageSize {
            let type = types[index]
            do {
                let found = try await list(type)
                resources += found.map { .object($0.resource) }
                if let reason = found.incompleteBecause { gaps.append(Self.gap(in: type, reason)) }
            } catch {
                if failure == nil { failure = (type, error) }
                gaps.append(Self.gap(in: type, String(describing: error)))
            }
            index += 1
        }
        if let failure, start == 0, resources.isEmpty {
            return .failure(
                .fencing { fence in
                    let words = (failure.error as? IntentSystemError)?.description(fencedBy: fence)
                    return .internalError(
                        "the things of the type '\(Self.place(of: failure.type))' cannot be listed: "
                            + (words ?? fence.fenced(String(describing: failure.error))))
                })
        }
        var foreign = ForeignText()
        if !resources.isEmpty { foreign.note("/resources") }
        var result = JSONObject([("resources", foreign.visible(.array(resources), at: "/resources", for: .lists))])
        if index < types.count { result["nextCursor"] = .string(Cursor(Self.place(of: types[index])).text) }
        if !gaps.isEmpty {
            let place = "/_meta/" + RequestMetadata.Key.incomplete.replacing("/", with: "~1")
            foreign.note(place)
            let visible = foreign.visible(.array(gaps), at: place, for: .lists)
            result["_meta"] = .object(JSONObject([(RequestMetadata.Key.incomplete, visible)]))
        }
        return .success(foreign.marking(result))
    }

    /// What is said of a type of which not all things are listed.
    private static func gap(in type: EntityDescriptor, _ reason: String) -> JSONValue {
        ["app": .string(type.app.id), "type": .string(type.typeName), "because": .string(reason)]
    }

    /// The answer to `resources/read`.
    ///
    /// The JSON stays JSON: long texts are fenced within their strings, and all else is exact.
    func read(_ uri: String, for revision: ProtocolRevision) async -> Answer {
        do {
            return .success(Self.contents(of: try await system.entity(at: uri), at: uri))
        } catch let error as IntentSystemError where error.saysNotThere {
            return .failure(
                .fencing { fence in
                    RPCError(
                        revision.resourceNotFoundCode, "no resource: \(error.description(fencedBy: fence))",
                        data: ["uri": .string(uri)])
                })
        } catch let error as IntentSystemError {
            return .failure(.fencing { .internalError(error.description(fencedBy: $0)) })
        } catch {
            return .failure(.fencing { .internalError($0.fenced(String(describing: error))) })
        }
    }

    private static func contents(of record: EntityRecord, at uri: String) -> JSONObject {
        var foreign = ForeignText()
        foreign.note("/contents/0/text")
        var json = JSONObject([("notice", .string(foreign.fence.notice))])
        let told = foreign.visible(record.json, at: "/contents/0/text#", for: .reading)
        for (name, value) in told.object ?? JSONObject() { json[name] = value }
        var contents: [JSONValue] = [
            [
                "uri": .string(uri), "mimeType": "application/json",
                "text": .string(VisibleText.ofJSON(JSONValue.object(json).prettyText)),
            ]
        ]
        if let text = record.json["properties"]?["content"]?.string, !text.isEmpty {
            foreign.note("/contents/1/text")
            contents.append([
                "uri": .string(uri), "mimeType": "text/markdown",
                "text": .string(foreign.fence.answer(foreign.fence.block(text))),
            ])
        }
        return foreign.marking(JSONObject([("contents", .array(contents))]))
    }

    private func list(_ type: EntityDescriptor) async throws -> FoundEntities {
        try await system.find(FindRequest(entity: Self.place(of: type), limit: Self.countPerType))
    }

    private static func place(of type: EntityDescriptor) -> String { "\(type.app.id)/\(type.typeName)" }
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
