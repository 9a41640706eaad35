import SwiftSyntax
import SwiftSyntaxBuilder

/// The property wrappers that a macro puts on a type's variables.
enum WrapperAttributes {
    /// The wrapper for one declaration of the body: for a stored variable of the schema that has no attribute yet.
    ///
    /// - Parameters:
    ///   - declaration: A declaration in the type's body.
    ///   - kind: The kind of schema.
    ///   - names: The names of the schema's members.
    static func attributes(for declaration: some DeclSyntaxProtocol, kind: SchemaKind, names: [String])
        -> [AttributeSyntax]
    {
        guard let declaration = declaration.as(VariableDeclSyntax.self), declaration.bindings.count == 1,
            let variable = DeclaredVariable.all(in: declaration).first, names.contains(variable.name),
            !variable.isConstant, !variable.isStatic, !variable.isLazy, !variable.isComputed,
            variable.customAttributes.isEmpty
        else { return [] }
        return ["@\(raw: kind.wrapper)"]
    }
}
