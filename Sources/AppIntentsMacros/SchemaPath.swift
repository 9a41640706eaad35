import SwiftSyntax

/// A schema as an attribute's argument writes it: `.mail.draft`.
struct SchemaPath {
    /// The part that names the domain.
    let domain: DeclReferenceExprSyntax
    /// The part that names the schema.
    let schema: DeclReferenceExprSyntax

    /// Reads the `schema:` argument of an attribute.
    ///
    /// - Parameter attribute: The attribute, such as `@AppEntity(schema: .mail.draft)`.
    /// - Returns: `nil` where the argument is missing or not a schema written out.
    init?(of attribute: AttributeSyntax) {
        let arguments = attribute.arguments?.as(LabeledExprListSyntax.self)
        guard let expression = arguments?.first(where: { $0.label?.text == "schema" })?.expression,
            let schema = expression.as(MemberAccessExprSyntax.self), schema.declName.argumentNames == nil,
            let domain = schema.base?.as(MemberAccessExprSyntax.self), domain.declName.argumentNames == nil
        else { return nil }
        self.domain = domain.declName
        self.schema = schema.declName
    }

    /// The domain's name.
    var domainName: String { SourceName.plain(domain.baseName) }

    /// The schema's name within the domain.
    var schemaName: String { SourceName.plain(schema.baseName) }
}
