import SchemaCatalog
import SwiftSyntax

/// The three kinds of schemas, with what differs between them in what a macro says and makes.
enum SchemaKind: CaseIterable {
    case intent
    case entity
    case enumeration

    /// The kind of schema that an attribute takes.
    ///
    /// - Parameter attribute: The attribute's name, with or without its module; also one of the earlier names.
    /// - Returns: `nil` for another attribute.
    init?(attribute: String) {
        switch attribute.split(separator: ".").last {
        case "AppIntent", "AssistantIntent": self = .intent
        case "AppEntity", "AssistantEntity": self = .entity
        case "AppEnum", "AssistantEnum": self = .enumeration
        default: return nil
        }
    }

    /// The name of the attribute that takes a schema of this kind.
    var attribute: String {
        switch self {
        case .intent: "AppIntent"
        case .entity: "AppEntity"
        case .enumeration: "AppEnum"
        }
    }

    /// Whether a declaration can follow a schema of this kind.
    func fits(_ declaration: some DeclGroupSyntax) -> Bool {
        self == .enumeration
            ? declaration.kind == .enumDecl : [.structDecl, .classDecl].contains(declaration.kind)
    }

    /// What a type of this kind is called.
    var noun: String {
        switch self {
        case .intent: "intent"
        case .entity: "entity"
        case .enumeration: "enumeration"
        }
    }

    /// What the attribute can stand on.
    var declarations: String { self == .enumeration ? "an enumeration" : "a structure or class" }

    /// What a member that the schema speaks of is called.
    var memberNoun: String {
        switch self {
        case .intent: "parameter"
        case .entity: "property"
        case .enumeration: "case"
        }
    }

    /// The property wrapper that shows a stored variable to the system.
    ///
    /// An entity may have a property of its own type. The compiler checks that type against the wrapper's requirements
    /// without the conformance that the extension adds, unless it had to look the wrapper up through that conformance;
    /// so this is the name that `AppEntity` declares and not the module's.
    var wrapper: String { self == .intent ? "AppIntents.IntentParameter" : "Property" }

    /// The names under which source may write that wrapper.
    var wrapperNames: Set<String> {
        self == .intent ? ["Parameter", "IntentParameter"] : ["Property", "EntityProperty"]
    }

    /// The protocols every type of this kind conforms to.
    var conformances: [String] {
        switch self {
        case .intent: ["AppIntent", "AssistantSchemaIntent"]
        case .entity: ["AppEntity", "AssistantSchemaEntity"]
        case .enumeration: ["AppEnum", "AssistantSchemaEnum"]
        }
    }

    /// The static member that names the schema, and its type.
    var schemaMember: (name: String, type: String) {
        switch self {
        case .intent: ("__appSchemaIntent", "AppIntents.AppSchema.Intent")
        case .entity: ("__appSchemaEntity", "AppIntents.AppSchema.Entity")
        case .enumeration: ("__appSchemaEnum", "AppIntents.AppSchema.Enum")
        }
    }

    /// The names of the schemas of this kind in a domain.
    func names(in domain: SchemaDomain) -> [String] {
        switch self {
        case .intent: domain.intents.map(\.name)
        case .entity: domain.entities.map(\.name)
        case .enumeration: domain.enums.map(\.name)
        }
    }
}
