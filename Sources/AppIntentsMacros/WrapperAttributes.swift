import SwiftSyntax

/// The property wrappers that a macro puts on a type's variables.
enum WrapperAttributes {
    /// The wrapper for one declaration of the body: for a stored variable of the schema that has no attribute yet.
    ///
    /// - Parameters:
    ///   - declaration: A declaration in the type's body.
    ///   - kind: The kind of schema.
    ///   - isMember: Whether the schema has a member of a name.
    static func attributes(
        for declaration: some DeclSyntaxProtocol, kind: SchemaKind, isMember: (String) -> Bool
    ) -> [AttributeSyntax] {
        guard let declaration = declaration.as(VariableDeclSyntax.self), declaration.bindings.count == 1,
            let variable = DeclaredVariable.all(in: declaration).first, !variable.isConstant, !variable.isStatic,
            !variable.isLazy, !variable.isComputed, variable.customAttributes.isEmpty, isMember(variable.name)
        else { return [] }
        return [AttributeSyntax(attributeName: IdentifierTypeSyntax(name: .identifier(kind.wrapper)))]
    }
}
