import SwiftSyntax

extension TokenSyntax {
    /// The name that the token stands for, without backticks.
    var plainName: String { identifier?.name ?? text }
}

extension AttributeSyntax {
    /// The name without the modules and types before it.
    var lastName: String { attributeName.path?.last ?? attributeName.trimmedDescription }
}

extension TypeSyntax {
    /// The names of a nominal type from the outermost in: `Calendar.RecurrenceRule`.
    ///
    /// It is `nil` for a type of another form.
    var path: [String]? {
        if let identifier = self.as(IdentifierTypeSyntax.self) { return [identifier.name.plainName] }
        if let member = self.as(MemberTypeSyntax.self) {
            return member.baseType.path.map { $0 + [member.name.plainName] }
        }
        return nil
    }

    /// What stands between the angle brackets of a nominal type.
    var genericArguments: [TypeSyntax] {
        let clause =
            self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
            ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
        return clause?.arguments.compactMap { TypeSyntax(Syntax($0.argument)) } ?? []
    }
}
