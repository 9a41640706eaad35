import SchemaCatalog
import SwiftSyntax

/// The schema that a type says it follows.
struct FollowedSchema: Hashable {
    /// The kind of schema, with what it asks of a declaration.
    enum Kind: Hashable {
        case intent
        case entity
        case enumeration

        /// The attribute by which a type follows such a schema.
        var attribute: String {
            switch self {
            case .intent: "AppIntent"
            case .entity: "AppEntity"
            case .enumeration: "AppEnum"
            }
        }
    }

    let kind: Kind
    /// The domain and the name, such as `mail.draft`.
    let identifier: String

    /// The attribute in full, as it stands before a declaration.
    var attribute: String { "@\(kind.attribute)(schema: .\(identifier))" }

    init(kind: Kind, identifier: String) {
        self.kind = kind
        self.identifier = identifier
    }

    /// The schema that a member refers to.
    ///
    /// - Returns: `nil` where the catalogue has no such entity or enumeration.
    init?(referred identifier: String) {
        if SchemaCatalog.entity(identifier) != nil {
            self.init(kind: .entity, identifier: identifier)
        } else if SchemaCatalog.enumeration(identifier) != nil {
            self.init(kind: .enumeration, identifier: identifier)
        } else {
            return nil
        }
    }

    /// Reads an attribute such as `@AppEntity(schema: .mail.draft)`.
    ///
    /// - Returns: `nil` for other attributes, and where the schema is not written out, which its macro reports.
    init?(_ attribute: AttributeSyntax) {
        let kind: Kind
        switch attribute.lastName {
        case "AppIntent", "AssistantIntent": kind = .intent
        case "AppEntity", "AssistantEntity": kind = .entity
        case "AppEnum", "AssistantEnum": kind = .enumeration
        default: return nil
        }
        guard let arguments = attribute.arguments?.as(LabeledExprListSyntax.self),
            let schema = arguments.first(where: { $0.label?.text == "schema" })?.expression
                .as(MemberAccessExprSyntax.self),
            let domain = schema.base?.as(MemberAccessExprSyntax.self)
        else { return nil }
        self.init(
            kind: kind, identifier: domain.declName.baseName.plainName + "." + schema.declName.baseName.plainName)
    }
}
