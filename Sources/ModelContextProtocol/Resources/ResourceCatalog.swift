import IntentRuntime
import JSON

/// The resources: each entity, and for each entity type a template of their URIs.
struct ResourceCatalog: Sendable {
    /// How many entities of a type are listed; all can be found with the tools.
    private static let countPerType = 50
    /// How many entities fill a page, which ends with the type that fills it.
    private static let pageSize = 50

    let system: IntentSystem
    private let types: [EntityDescriptor]

    init(system: IntentSystem) {
        self.system = system
        types = system.catalog.entities
    }

    /// Whether there are none, nor ever will be: what intents return may be kept as resources.
    var isEmpty: Bool { types.isEmpty && system.catalog.intents.isEmpty }

    /// The answer to `resources/templates/list`.
    ///
    /// - Throws: ``RPCError`` where the cursor was never given out.
    func templates(_ parameters: JSONObject, for revision: ProtocolRevision) throws(RPCError) -> JSONObject {
        let all = types.flatMap(Self.templates(of:)) + [Self.resultTemplate]
        let page = try Page(of: all, in: .listResourceTemplates, parameters) { [$0.uri] }
        return page.result("resourceTemplates") { $0.definition(for: revision) }
    }

    private static func templates(of type: EntityDescriptor) -> [ResourceTemplate] {
        let uri = "appintents://\(type.app.id)/\(type.typeName)/{id}"
        let name = type.schema ?? type.typeName
        let thing = "thing of the type '\(type.title.lowercased())' in \(type.app.title)"
        return [
            ResourceTemplate(
                uri: uri, name: name, title: type.title, summary: "One \(thing), with all its properties.", type: .json),
            ResourceTemplate(
                uri: uri + "{?as,property,offset,length}", name: name + ".part", title: type.title + ", in parts",
                summary:
                    "A part of one \(thing): its content as a MIME type or one of its properties, such as a file, and "
                    + "of that the bytes from an offset on. \(lengths)"),
        ]
    }

    private static let resultTemplate = ResourceTemplate(
        uri: KeptResults.scheme + "{handle}{?offset,length}", name: "result", title: "Result",
        summary: "What a tool returned as a link, for a while. \(lengths)")

    private static let lengths =
        "Without a length \(ContentLimits.part) bytes are read, at most \(ContentLimits.longestPart); the answer says how "
        + "to go on."

    /// The index of the type that a page of the list begins with.
    ///
    /// - Parameter parameters: The parameters of `resources/list`.
    /// - Throws: ``RPCError`` where the cursor was never given out.
    func start(of parameters: JSONObject) throws(RPCError) -> Int {
        guard let cursor = try Cursor.given(in: parameters, of: .listResources) else { return 0 }
        guard let index = types.firstIndex(where: { .string(Self.place(of: $0)) == cursor.place }) else {
            throw Cursor.invalid(.string(cursor.text))
        }
        return index + 1
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
                resources += found.map { .object($0.resource(for: revision)) }
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
        if index < types.count {
            let last = JSONValue.string(Self.place(of: types[index - 1]))
            result["nextCursor"] = .string(Cursor(after: last, in: .listResources).text)
        }
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

    private func list(_ type: EntityDescriptor) async throws -> FoundEntities {
        try await system.find(FindRequest(entity: Self.place(of: type), limit: Self.countPerType))
    }

    private static func place(of type: EntityDescriptor) -> String { "\(type.app.id)/\(type.typeName)" }
}
