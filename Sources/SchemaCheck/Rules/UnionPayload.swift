import SchemaCatalog

/// What a case of a union holds.
struct UnionPayload {
    /// How well a type stands for what a case holds.
    enum Fit {
        case whole
        /// It would, if it followed the schema that the case refers to.
        case lacksSchema
        case none
    }

    private let member: SchemaMember

    /// Takes a case of a union.
    init(_ member: SchemaMember) { self.member = member }

    /// How well a type of the app's stands here.
    func fit(of type: MeantType) -> Fit { fit(of: type, wanted: WrittenType(spelling: member.valueType.spelling)) }

    private func fit(of type: MeantType, wanted: WrittenType) -> Fit {
        switch (type, wanted) {
        case (.optional(let type), .optional(let wanted)), (.array(let type), .array(let wanted)),
            (.set(let type), .set(let wanted)):
            return fit(of: type, wanted: wanted)
        case (.optional, _), (.array, _), (.set, _), (_, .optional), (_, .array), (_, .set):
            return .none
        case (.own(let type), _):
            if member.valueType.isPlaceholder { return .whole }
            guard let schema = member.ref.flatMap(FollowedSchema.init(referred:)) else { return .none }
            if type.mayFollow(schema) { return .whole }
            let canFollow = schema.kind == .enumeration ? type.isEnum : type.isStructOrClass
            return type.schema == nil && canFollow ? .lacksSchema : .none
        case (.foreign(let name), .named(let wanted)):
            if member.ref != nil || member.valueType.isPlaceholder {
                return Self.valueTypes.contains(name) ? .none : .whole
            }
            return (Self.synonyms[name] ?? name) == Self.plain(wanted) ? .whole : .none
        case (.foreign, .other), (.other, _): return .none
        }
    }

    /// The type to write, the app's own where only one follows the schema.
    func spelling(in app: CheckedApp) -> String {
        guard let schema = member.ref.flatMap(FollowedSchema.init(referred:)), let own = app.follower(of: schema) else {
            return member.valueType.spelling
        }
        return member.valueType.spelling.replacing(member.valueType.elementName, with: own.name)
    }

    /// What the case holds, in words.
    var words: String {
        guard let ref = member.ref else { return "'\(member.valueType.spelling)'" }
        let isList = member.valueType.elementName != member.valueType.name
        return "\(isList ? "a list of a" : "a") type that follows schema '\(ref)'"
    }

    private static func plain(_ path: [String]) -> String {
        (path.count > 1 && path[0] == "GeoToolbox" ? Array(path.dropFirst()) : path).joined(separator: ".")
    }

    private static let synonyms = ["TimeInterval": "Double", "Float64": "Double"]

    /// Types of the standard library, Foundation and the framework, which no app can make follow a schema.
    private static let valueTypes: Set<String> = [
        "AttributedString", "Bool", "CLPlacemark", "Calendar.RecurrenceRule", "Character", "Data", "Date",
        "DateComponents", "Decimal", "Double", "Duration", "Float", "Int", "IntentCurrencyAmount", "IntentFile",
        "IntentPaymentMethod", "IntentPerson", "PersonNameComponents", "PlaceDescriptor", "String",
        "StringSearchCriteria", "TimeInterval", "URL", "UUID",
    ]
}
