import JSON

extension ValueKind {
    /// The kinds that have nothing more to them, by name.
    private static let plain: [String: ValueKind] = Dictionary(
        uniqueKeysWithValues: [
            .boolean, .integer, .number, .text, .date, .dateComponents, .duration, .url, .money, .recurrence,
            .personName, .paymentMethod, .person, .place, .file,
        ].map { (kind: ValueKind) in ("\(kind)", kind) })

    /// The kind, for another process.
    var json: JSONValue {
        switch self {
        case .measurement(let unit): ["measurement": .string(unit)]
        case .entity(let app, let type): ["entity": .string(type), "app": .string(app)]
        case .enumeration(let app, let type): ["enumeration": .string(type), "app": .string(app)]
        case .union(let type, let cases):
            [
                "union": .string(type),
                "cases": .array(
                    cases.map { ["name": .string($0.name), "title": .string($0.title), "kind": $0.kind.json] }),
            ]
        case .list(let element): ["list": element.json]
        case .other(let name): ["other": .string(name)]
        default: .string("\(self)")
        }
    }

    init(_ reader: CatalogReader) throws(IntentSystemError) {
        if let name = reader.json.string {
            guard let kind = Self.plain[name] else { throw reader.failure("is no kind of value: '\(name)'") }
            self = kind
        } else if reader.json["list"] != nil {
            self = .list(try ValueKind(reader.member("list")))
        } else if reader.json["entity"] != nil {
            self = .entity(app: try Self.app(reader), type: try reader.name("entity"))
        } else if reader.json["enumeration"] != nil {
            self = .enumeration(app: try Self.app(reader), type: try reader.name("enumeration"))
        } else if reader.json["measurement"] != nil {
            self = .measurement(unit: try reader.text("measurement"))
        } else if reader.json["union"] != nil {
            self = .union(
                type: try reader.text("union"),
                cases: try reader.list("cases") { reader throws(IntentSystemError) in
                    UnionCaseKind(
                        name: try reader.name("name"), title: try reader.text("title"),
                        kind: try ValueKind(reader.member("kind")))
                })
        } else if reader.json["other"] != nil {
            self = .other(try reader.text("other"))
        } else {
            throw reader.failure("is no kind of value")
        }
    }

    /// The app of an entity or an enum, which must be the one that speaks.
    private static func app(_ reader: CatalogReader) throws(IntentSystemError) -> String {
        let app = try reader.text("app")
        guard app == reader.app.id else { throw reader.failure("is of another app, '\(app)'") }
        return app
    }
}
