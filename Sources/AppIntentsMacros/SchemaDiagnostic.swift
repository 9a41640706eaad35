import SchemaCatalog
import SwiftDiagnostics

/// Everything a macro of this package can say is wrong.
struct SchemaDiagnostic: DiagnosticMessage {
    let message: String
    private let id: String

    let severity: DiagnosticSeverity

    private init(_ id: String, _ message: String, severity: DiagnosticSeverity = .error) {
        self.id = id
        self.message = message
        self.severity = severity
    }

    var diagnosticID: MessageID { MessageID(domain: "AppIntentsMacros", id: id) }

    // MARK: The attribute

    /// The argument is not a schema written out.
    static func unreadableArgument(_ argument: String, kind: SchemaKind) -> SchemaDiagnostic {
        let example: String =
            switch kind {
            case .intent: ".mail.createDraft"
            case .entity: ".mail.draft"
            case .enumeration: ".mail.category"
            }
        return SchemaDiagnostic(
            "unreadableArgument",
            "The schema must be written out, as in 'schema: \(example)', because it is read from source; "
                + "'\(argument)' cannot be read")
    }

    /// There is no domain of that name.
    static func unknownDomain(_ name: String, near: [String]) -> SchemaDiagnostic {
        let remedy =
            near.isEmpty ? "use one of \(list(SchemaCatalog.domainNames))" : "did you mean \(alternatives(near))?"
        return SchemaDiagnostic("unknownDomain", "There is no schema domain '\(name)'; \(remedy)")
    }

    /// There is no schema of that name in the domain.
    static func unknownSchema(
        _ name: String, kind: SchemaKind, domain: String, known: [String], near: [String], domains: [String]
    ) -> SchemaDiagnostic {
        let remedy: String
        if !near.isEmpty {
            remedy = "did you mean \(alternatives(near))?"
        } else if !domains.isEmpty {
            remedy = "did you mean \(alternatives(domains.map { ".\($0).\(name)" }))?"
        } else if known.isEmpty {
            remedy = "the domain has no \(kind.noun) schemas"
        } else {
            remedy = "use one of \(list(known))"
        }
        return SchemaDiagnostic(
            "unknownSchema", "There is no \(kind.noun) schema '\(name)' in domain '\(domain)'; \(remedy)")
    }

    /// The schema is there, but of another kind than the attribute's.
    static func schemaOfOtherKind(_ schema: String, kind: SchemaKind, wanted: SchemaKind) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "schemaOfOtherKind",
            "'\(schema)' is an \(kind.noun) schema, not an \(wanted.noun) schema; use "
                + "'@\(kind.attribute)(schema: .\(schema))', which applies to \(kind.declarations)")
    }

    /// The attribute stands on a declaration that cannot follow the schema.
    static func wrongDeclaration(
        attribute: String, declaration: String, kind: SchemaKind
    ) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "wrongDeclaration",
            "Attribute '\(attribute)' cannot be applied to \(declaration); apply it to \(kind.declarations)")
    }

    /// The attribute stands on a declaration that can follow the schema by another attribute.
    static func otherAttribute(
        _ attribute: String, declaration: String, kind: SchemaKind, schema: String
    ) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "otherAttribute",
            "Attribute '\(attribute)' cannot be applied to \(declaration); use '@\(kind.attribute)(schema: .\(schema))'"
        )
    }

    // MARK: Parameters and properties

    /// A member of the schema is not there.
    static func missingMember(
        _ member: String, declaration: String, kind: SchemaKind, schema: String, type: String
    ) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "missingMember",
            "\(SwiftName.capitalized(kind.noun)) '\(type)' lacks \(kind.memberNoun) '\(member)' of schema '\(schema)'; "
                + "declare '\(declaration)' in the body of '\(type)', because one in an extension is not seen")
    }

    /// A static member that the schema prescribes is not there.
    static func missingStatic(_ member: SchemaStatic, schema: String, type: String) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "missingStatic",
            "Schema '\(schema)' prescribes '\(member.name)'; declare '\(member.declaration ?? member.name)' "
                + "in the body of '\(type)'")
    }

    /// A member has another type than the schema.
    static func wrongType(
        of member: SchemaMember, declared: String, wanted: String, kind: SchemaKind, schema: String
    ) -> SchemaDiagnostic {
        let reason = member.ref.map { " (or your own type that follows schema '\($0)' in its place)" } ?? ""
        return SchemaDiagnostic(
            "wrongType",
            "\(SwiftName.capitalized(kind.memberNoun)) '\(member.name)' of schema '\(schema)' must have type "
                + "'\(wanted)'\(reason), not '\(declared)'")
    }

    /// A member is not optional though the schema has it so.
    static func mustBeOptional(
        _ member: String, wanted: String, kind: SchemaKind, schema: String
    ) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "mustBeOptional",
            "\(SwiftName.capitalized(kind.memberNoun)) '\(member)' of schema '\(schema)' must be optional; "
                + "make its type '\(wanted)'"
        )
    }

    /// A member is optional though the schema has it not so.
    static func mustNotBeOptional(
        _ member: String, wanted: String, kind: SchemaKind, schema: String
    ) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "mustNotBeOptional",
            "\(SwiftName.capitalized(kind.memberNoun)) '\(member)' of schema '\(schema)' must not be optional; "
                + "make its type '\(wanted)'")
    }

    /// A member of the schema is a `let`.
    static func constantMember(_ member: String, kind: SchemaKind, schema: String) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "constantMember",
            "\(SwiftName.capitalized(kind.memberNoun)) '\(member)' of schema '\(schema)' must be a variable; "
                + "write 'var' in place of 'let'")
    }

    /// A parameter of the schema has no storage.
    static func computedParameter(_ member: String, schema: String) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "computedParameter",
            "Parameter '\(member)' of schema '\(schema)' must be stored, because the system sets it; "
                + "remove its accessors")
    }

    /// A property of the schema can be read only with `await` or `try`.
    static func effectfulProperty(_ member: String, schema: String) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "effectfulProperty",
            "Property '\(member)' of schema '\(schema)' cannot be read as it is declared; "
                + "give its getter 'async throws' and attribute '@DeferredProperty', or neither 'async' nor 'throws'")
    }

    /// A member of the schema is declared together with others, where it can have no wrapper.
    static func sharedDeclaration(_ member: String, kind: SchemaKind, schema: String) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "sharedDeclaration",
            "\(SwiftName.capitalized(kind.memberNoun)) '\(member)' of schema '\(schema)' must be declared on its own; "
                + "write one 'var' for each variable")
    }

    /// A member that is not the schema's has to be given by whoever makes the value.
    static func extraRequiredMember(
        _ member: String, kind: SchemaKind, schema: String
    ) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "extraRequiredMember",
            "\(SwiftName.capitalized(kind.memberNoun)) '\(member)' is not part of schema '\(schema)' and so must be "
                + "optional or have a default value")
    }

    /// A member of the schema is declared as one of the type.
    static func staticMember(_ member: String, kind: SchemaKind, schema: String) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "staticMember",
            "\(SwiftName.capitalized(kind.memberNoun)) '\(member)' of schema '\(schema)' must belong to each \(kind.noun); "
                + "remove 'static'")
    }

    /// A member of the schema does not store its value plainly.
    static func storageModifier(
        _ modifier: String, member: String, kind: SchemaKind, schema: String
    ) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "storageModifier",
            "\(SwiftName.capitalized(kind.memberNoun)) '\(member)' of schema '\(schema)' must not be '\(modifier)'; "
                + "remove '\(modifier)'")
    }

    /// A member's type does not follow the schema that it has to.
    static func unmarkedReference(
        member: String, reference: SchemaReference, type: String, kind: SchemaKind, schema: String
    ) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "unmarkedReference",
            "\(SwiftName.capitalized(kind.memberNoun)) '\(member)' of schema '\(schema)' must have a type that follows schema "
                + "'\(reference.identifier)'; write '\(reference.attribute)' before the declaration of '\(type)'")
    }

    /// A member has one type where the schema has a choice of several.
    static func missingUnion(
        member: String, declared: String, wanted: String, source: String, kind: SchemaKind, schema: String
    ) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "missingUnion",
            "\(SwiftName.capitalized(kind.memberNoun)) '\(member)' of schema '\(schema)' must be a union of types, not "
                + "'\(declared)'; declare '\(source)' and make the type '\(wanted)'")
    }

    // MARK: Wrappers

    /// A parameter has a property's attribute, or the reverse.
    static func foreignWrapper(
        _ attribute: String, wanted: String, member: String, kind: SchemaKind, schema: String
    ) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "foreignWrapper",
            "\(SwiftName.capitalized(kind.memberNoun)) '\(member)' of schema '\(schema)' cannot have attribute '@\(attribute)'; "
                + "write '@\(wanted)', or no attribute at all")
    }

    /// A variable is made a parameter or property twice.
    static func surplusWrapper(
        _ attribute: String, beside other: String, member: String, kind: SchemaKind, schema: String
    ) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "surplusWrapper",
            "\(SwiftName.capitalized(kind.memberNoun)) '\(member)' of schema '\(schema)' cannot have attribute '@\(attribute)' "
                + "beside '@\(other)'; remove '@\(attribute)'")
    }

    /// A member has a title of its own, which the system does not use where it speaks of the schema.
    static func otherTitle(
        _ own: String, title: String, member: String, kind: SchemaKind, schema: String
    ) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "otherTitle",
            "\(SwiftName.capitalized(kind.memberNoun)) '\(member)' of schema '\(schema)' is '\(title)' to the system; "
                + "title '\(own)' shows in Shortcuts only",
            severity: .warning)
    }

    // MARK: Enumerations

    /// The raw values have another type than the schema's.
    static func wrongRawType(_ declared: String, wanted: String, schema: String) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "wrongRawType", "Raw values of schema '\(schema)' must have type '\(wanted)', not '\(declared)'")
    }

    /// The enumeration has no raw values.
    static func missingRawType(wanted: String, schema: String, type: String) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "missingRawType",
            "Enumeration '\(type)' must have raw values of type '\(wanted)' for schema '\(schema)'; declare it as "
                + "'enum \(type): \(wanted)'")
    }

    /// A case the schema fixes is not there.
    static func missingCase(_ name: String, schema: String, type: String) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "missingCase",
            "Enumeration '\(type)' lacks case '\(name)' of schema '\(schema)'; "
                + "declare 'case \(SwiftName.escaped(name))'")
    }

    /// A case is not among those the schema fixes.
    static func extraCase(_ name: String, schema: String, known: [String]) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "extraCase",
            "Case '\(name)' is not part of schema '\(schema)', whose cases are \(list(known)); remove it or rename it")
    }

    // MARK: Property macros

    /// The attribute stands on something other than one variable of an instance.
    static func notAVariable(attribute: String) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "notAVariable",
            "Attribute '\(attribute)' cannot be applied here; apply it to one variable of an entity's instances")
    }

    /// The attribute stands on a stored variable.
    static func storedProperty(_ name: String, attribute: String) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "storedProperty",
            "Attribute '\(attribute)' cannot be applied to stored property '\(name)'; "
                + "use '@Property', or give it a getter")
    }

    /// The variable has no written type.
    static func untypedProperty(_ name: String, attribute: String) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "untypedProperty", "Attribute '\(attribute)' needs the type of '\(name)' to be written out")
    }

    /// The variable stands in an extension, which cannot store what the attribute adds.
    static func propertyOutsideType(_ name: String, attribute: String) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "propertyOutsideType",
            "Attribute '\(attribute)' cannot be applied in an extension; move '\(name)' into the body of its type")
    }

    /// A property that is worked out at once has a getter that may suspend or fail.
    static func computedWithEffects(_ name: String) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "computedWithEffects",
            "Attribute 'ComputedProperty' needs a getter of '\(name)' that is neither 'async' nor 'throws'; use "
                + "'@DeferredProperty' in its place")
    }

    /// A property that is fetched later has a getter that cannot suspend.
    static func deferredWithoutAsync(_ name: String) -> SchemaDiagnostic {
        SchemaDiagnostic(
            "deferredWithoutAsync",
            "Attribute 'DeferredProperty' needs an 'async' getter of '\(name)'; write 'get async throws', or use "
                + "'@ComputedProperty' in its place")
    }

    private static func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }

    /// Names to choose from, as a question ends in them.
    private static func alternatives(_ names: [String]) -> String {
        let quoted = names.map { "'\($0)'" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
        return quoted.dropLast().joined(separator: ", ") + " or " + last
    }
}
