import SchemaCatalog
import SwiftDiagnostics
import SwiftSyntax

/// Compares the variables of an intent or entity with the members its schema asks for.
struct MemberChecker {
    let type: DeclaredType
    let kind: SchemaKind
    let schema: String
    let members: [SchemaMember]
    let statics: [SchemaStatic]

    /// Everything that is wrong, in the order of the schema and then of the source.
    func problems() -> [Diagnostic] {
        members.flatMap(problems) + statics.compactMap(problem) + extras()
    }

    // MARK: One member

    private func problems(of member: SchemaMember) -> [Diagnostic] {
        let variables = type.variables.filter { $0.name == member.name && !$0.isStatic }
        return variables.isEmpty ? [missing(member)] : variables.flatMap { problems(of: $0, as: member) }
    }

    private func missing(_ member: SchemaMember) -> Diagnostic {
        // A schema that speaks of itself, as a folder does of its parent, means the type at hand.
        let element: TypeShape? = member.ref == schema ? .named(type.name) : nil
        let declaration =
            "var \(SourceName.escaped(member.name)): \(wantedType(member, element: element).spelling)"
        return Diagnostic(
            node: type.nameToken,
            message: SchemaDiagnostic.missingMember(
                member.name, declaration: declaration, kind: kind, schema: schema, type: type.name),
            fixIt: MemberInsertion(into: type, after: anchor(of: member)).fixIt(inserting: declaration))
    }

    private func problems(of variable: DeclaredVariable, as member: SchemaMember) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        if variable.isConstant {
            let specifier = variable.declaration.bindingSpecifier
            problems.append(
                Diagnostic(
                    node: specifier,
                    message: SchemaDiagnostic.constantMember(member.name, kind: kind, schema: schema),
                    fixIt: .replacing(specifier, with: "var")))
        } else if isFirstInSharedDeclaration(variable) {
            problems.append(
                Diagnostic(
                    node: variable.nameToken,
                    message: SchemaDiagnostic.sharedDeclaration(member.name, kind: kind, schema: schema),
                    fixIts: separation(of: variable.declaration)))
        }
        if variable.isComputed, variable.customAttributes.isEmpty, let problem = problem(ofComputed: variable) {
            problems.append(problem)
        }
        if let problem = typeProblem(of: variable, as: member) { problems.append(problem) }
        return problems
    }

    /// Whether a variable is the one to report a declaration of several variables for.
    private func isFirstInSharedDeclaration(_ variable: DeclaredVariable) -> Bool {
        guard variable.sharesDeclaration, !variable.isComputed else { return false }
        let names = members.map(\.name)
        return DeclaredVariable.all(in: variable.declaration).first { names.contains($0.name) }?.name == variable.name
    }

    private func problem(ofComputed variable: DeclaredVariable) -> Diagnostic? {
        if kind == .intent, let block = variable.binding.accessorBlock {
            return Diagnostic(
                node: block, message: SchemaDiagnostic.computedParameter(variable.name, schema: schema),
                fixIt: .removing(block))
        }
        guard variable.isAsync || variable.isThrowing else { return nil }
        let fixIts: [FixIt] = variable.isAsync ? [.inserting("@DeferredProperty", before: variable.declaration)] : []
        return Diagnostic(
            node: variable.nameToken, message: SchemaDiagnostic.effectfulProperty(variable.name, schema: schema),
            fixIts: fixIts)
    }

    // MARK: Types

    private func typeProblem(of variable: DeclaredVariable, as member: SchemaMember) -> Diagnostic? {
        guard let shape = variable.shape(aliases: type.aliases) else { return nil }
        let node = variable.type.map { Syntax($0) } ?? Syntax(variable.nameToken)
        let declared = variable.type?.trimmedDescription ?? shape.spelling
        let wanted = wantedType(member, element: shape.element).spelling
        let message: SchemaDiagnostic
        if !fits(shape.unwrapped, TypeShape(spelling: member.type), member) {
            message = .wrongType(of: member, declared: declared, wanted: wanted, kind: kind, schema: schema)
        } else if member.isOptional, !shape.isOptional {
            message = .mustBeOptional(member.name, wanted: wanted, kind: kind, schema: schema)
        } else if !member.isOptional, shape.isOptional {
            message = .mustNotBeOptional(member.name, wanted: wanted, kind: kind, schema: schema)
        } else {
            return nil
        }
        let fixIt: FixIt =
            variable.binding.typeAnnotation.map { .replacing($0.type, with: wanted) }
            ?? .inserting(": \(wanted)", after: variable.nameToken)
        return Diagnostic(node: node, message: message, fixIt: fixIt)
    }

    private func fits(_ shape: TypeShape, _ wanted: TypeShape, _ member: SchemaMember) -> Bool {
        switch (shape, wanted) {
        case (.array(let element), .array(let wanted)), (.set(let element), .set(let wanted)):
            return fits(element, wanted, member)
        case (_, .array), (_, .set): return false
        default:
            if member.valueType.isPlaceholder { return !shape.isOptional }
            return member.ref == nil ? shape == wanted : shape.mayFollowSchema
        }
    }

    /// The schema's type, around the app's own type where that may stand there.
    private func wantedType(_ member: SchemaMember, element: TypeShape?) -> TypeShape {
        var shape = TypeShape(spelling: member.type)
        let takesOwnType = member.valueType.isPlaceholder || (member.ref != nil && element?.mayFollowSchema == true)
        if let element, takesOwnType { shape = shape.replacingElement(with: element) }
        return member.isOptional ? .optional(shape) : shape
    }

    // MARK: Other members

    private func problem(of member: SchemaStatic) -> Diagnostic? {
        guard member.isRequired, let declaration = member.declaration,
            !type.variables.contains(where: { $0.name == member.name && $0.isStatic })
        else { return nil }
        return Diagnostic(
            node: type.nameToken,
            message: SchemaDiagnostic.missingStatic(member, schema: schema, type: type.name),
            fixIt: MemberInsertion(into: type, after: nil).fixIt(inserting: declaration))
    }

    private func extras() -> [Diagnostic] {
        type.variables.compactMap { variable in
            guard !variable.isStatic, !variable.hasDefault,
                !members.contains(where: { $0.name == variable.name }),
                variable.customAttributes.contains(where: { kind.wrapperNames.contains($0.name) }),
                let type = variable.type, variable.shape(aliases: self.type.aliases)?.isOptional == false
            else { return nil }
            return Diagnostic(
                node: variable.nameToken,
                message: SchemaDiagnostic.extraRequiredMember(variable.name, kind: kind, schema: schema),
                fixIt: .replacing(type, with: Self.optionalSpelling(of: type)))
        }
    }

    /// A type with the `?` of an optional, between parentheses where the `?` would else belong to a part of it.
    private static func optionalSpelling(of type: TypeSyntax) -> String {
        let isCompound =
            type.is(SomeOrAnyTypeSyntax.self) || type.is(FunctionTypeSyntax.self) || type.is(CompositionTypeSyntax.self)
            || type.is(AttributedTypeSyntax.self)
        return isCompound ? "(\(type.trimmedDescription))?" : type.trimmedDescription + "?"
    }

    // MARK: Edits

    /// The member of the body after which a missing one belongs: the one before it in the schema, or the last variable.
    private func anchor(of member: SchemaMember) -> MemberBlockItemSyntax? {
        let items = type.syntax.memberBlock.members.filter { item in
            item.decl.as(VariableDeclSyntax.self).map(DeclaredVariable.all)?.contains { !$0.isStatic } ?? false
        }
        let before = members.prefix { $0.name != member.name }.map(\.name)
        for name in before.reversed() {
            if let item = items.first(where: { item in
                item.decl.as(VariableDeclSyntax.self).map(DeclaredVariable.all)?.contains { $0.name == name } ?? false
            }) {
                return item
            }
        }
        return items.last { item in
            item.decl.as(VariableDeclSyntax.self).map(DeclaredVariable.all)?.contains { variable in
                !variable.isComputed && !members.contains { $0.name == variable.name }
            } ?? false
        }
    }

    /// An edit that gives each variable of a declaration one of its own, where all their types are known.
    private func separation(of declaration: VariableDeclSyntax) -> [FixIt] {
        let variables = DeclaredVariable.all(in: declaration)
        guard variables.count == declaration.bindings.count else { return [] }
        var lines: [String] = []
        for variable in variables {
            guard let type = variable.type ?? variable.binding.typeAnnotation?.type else { return [] }
            var line = declaration.with(\.bindings, []).trimmedDescription
            line += " \(variable.nameToken.text): \(type.trimmedDescription)"
            if let initializer = variable.binding.initializer { line += " " + initializer.trimmedDescription }
            lines.append(line)
        }
        let indentation = MemberInsertion.indentation(of: declaration.firstToken(viewMode: .sourceAccurate))
        return [
            FixIt(
                message: SchemaFixIt.split,
                changes: [
                    .replaceText(
                        range: declaration.trimmedRange, with: lines.joined(separator: "\n" + indentation),
                        in: Syntax(declaration))
                ])
        ]
    }
}
