import SchemaCatalog

extension SchemaExtension {
    /// The member by which other types know which schema the type follows.
    ///
    /// - Parameters:
    ///   - markKind: The kind of schema.
    ///   - argument: The schema.
    func mark(_ markKind: SchemaMark.Kind, of argument: SchemaArgument) -> String {
        let modifier = access.map { $0 + " " } ?? ""
        let mark = SchemaMark.typeName(kind: markKind, name: argument.name, in: argument.domain.name)
        return "    \(modifier)typealias __Schema = \(mark)"
    }

    /// The function that nobody calls, for the compiler to check the types that members refer to.
    ///
    /// - Parameters:
    ///   - schema: The schema.
    ///   - shape: The form of it that the type has.
    /// - Returns: The function, or nothing where there is nothing to check.
    func references(of schema: MemberSchema, shape: SchemaShape) -> [String] {
        // A type with parameters cannot be named where it does not stand.
        guard type.genericParameters.isEmpty else { return [] }
        let checker = MemberChecker(type: type, schema: schema, shape: shape)
        let statements = shape.members.flatMap { member -> [String] in
            guard member.ref != nil, let variable = checker.variables(of: member).first,
                checker.typeProblem(of: variable, as: member) == nil
            else { return [] }
            return ReferenceCheck(variable: variable, member: member, schema: schema, type: type)?
                .statements(in: extendedType) ?? []
        }
        if statements.isEmpty { return [] }
        let body = statements.map { "        \($0)\n" }.joined()
        return ["    private static func __schemaReferences() {\n\(body)    }"]
    }
}
