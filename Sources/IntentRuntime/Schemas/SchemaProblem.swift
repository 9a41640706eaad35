import FoundationGaps
import SchemaCatalog

/// What is wrong with the schemas that an app follows, or would be on Apple's systems.
public enum SchemaProblem: Error, Sendable, Hashable {
    /// The app follows some intents of a group of which it must follow all.
    case incompleteGroup(domain: String, missing: [String])
    /// A parameter or property refers to a schema that the type does not follow; the one that it follows instead.
    case unfollowedReference(member: String, schema: String, wanted: String, type: String, followed: String?)
    /// A parameter or property stands for a union and has a type of another kind.
    case notAUnion(member: String, schema: String, union: String, type: String)
    /// A case of a union holds what the union does not take.
    case foreignPayload(member: String, schema: String, union: String, name: String, type: String, taken: [String])
    /// An entity that an intent takes cannot be found by text.
    case unfindableEntity(type: String, parameter: String, schema: String)
    /// Several entity types follow a schema.
    case repeatedSchema(schema: String, types: [String])
    /// More enums follow schemas than Apple's systems take.
    case tooManyEnums(count: Int)

    /// How many enums of an app Apple's systems take that follow schemas.
    public static let enumLimit = 10

    /// Whether the app does not follow its schemas; what is not serious makes the system do less with it.
    public var isSerious: Bool {
        switch self {
        case .incompleteGroup, .unfollowedReference, .notAUnion, .foreignPayload: true
        case .unfindableEntity, .repeatedSchema, .tooManyEnums: false
        }
    }
}

extension SchemaProblem: CustomStringConvertible {
    /// What is wrong, and what would be right.
    public var description: String {
        switch self {
        case .incompleteGroup(let domain, let missing):
            "follows some intents of '\(domain)' and must follow all of its group; missing: "
                + "\(missing.joined(separator: ", ")); 'appintents scaffold \(missing.joined(separator: " "))' prints "
                + (missing.count == 1 ? "it" : "them")
        case .unfollowedReference(let member, let schema, let wanted, let type, nil):
            "'\(member)' of '\(schema)' must have a type that follows '\(wanted)'; write "
                + "'@\(Self.attribute(of: wanted))(schema: .\(wanted))' before the declaration of \(type)"
        case .unfollowedReference(let member, let schema, let wanted, let type, let followed?):
            "'\(member)' of '\(schema)' must have a type that follows '\(wanted)', but \(type) follows '\(followed)'; use "
                + "another type"
        case .notAUnion(let member, let schema, let union, let type):
            "'\(member)' of '\(schema)' is one of the union \(union), not \(type); make its type an enum with '@UnionValue'"
        case .foreignPayload(let member, let schema, let union, let name, let type, let taken):
            "the case '\(name)' of '\(member)' of '\(schema)' holds \(type), which the union \(union) does not take; it "
                + "takes \(taken.listed("or"))"
        case .unfindableEntity(let type, let parameter, let schema):
            "'\(parameter)' of '\(schema)' takes \(type), which Apple's systems cannot find by text; make its query an "
                + "EntityStringQuery, or \(type) an IndexedEntity"
        case .repeatedSchema(let schema, let types):
            "\(types.listed("and")) follow '\(schema)'; Apple's systems use one type for it"
        case .tooManyEnums(let count):
            "\(count) enums follow schemas; Apple's systems take \(Self.enumLimit)"
        }
    }

    private static func attribute(of schema: String) -> String {
        SchemaCatalog.enumeration(schema) == nil ? "AppEntity" : "AppEnum"
    }
}
