import SchemaCatalog
import SwiftDiagnostics
import SwiftSyntax

/// Compares the variables of an intent or entity with one form of its schema.
struct MemberChecker {
    let type: DeclaredType
    let schema: MemberSchema
    let shape: SchemaShape

    var kind: SchemaKind { schema.kind }
    var members: [SchemaMember] { shape.members }

    /// Everything that is wrong, in the order of the schema and then of the source.
    func problems() -> [Diagnostic] {
        members.flatMap(problems) + unionProblems() + schema.statics.compactMap(problem) + extras()
    }

    /// How much keeps the type from following the schema.
    var errorCount: Int { problems().filter { $0.diagMessage.severity == .error }.count }

    /// The names of the members that the type declares with the schema's type.
    var fittingMembers: Set<String> {
        let fitting = members.filter { member in
            let variables = variables(of: member)
            return !variables.isEmpty && variables.allSatisfy { typeProblem(of: $0, as: member) == nil }
        }
        return Set(fitting.map(\.name))
    }

    /// The variables of instances that stand for a member of the schema.
    func variables(of member: SchemaMember) -> [DeclaredVariable] {
        type.variables.filter { $0.name == member.name && !$0.isStatic }
    }

    // MARK: One member

    private func problems(of member: SchemaMember) -> [Diagnostic] {
        let variables = variables(of: member)
        if !variables.isEmpty { return variables.flatMap { problems(of: $0, as: member) } }
        if let variable = misplaced(member) { return [staticMember(variable, as: member)] }
        return [missing(member)]
    }

    private func missing(_ member: SchemaMember) -> Diagnostic {
        // A schema that speaks of itself, as a folder does of its parent, means the type at hand.
        let element: TypeShape? = member.ref == schema.identifier ? .named(type.name) : nil
        let declaration =
            "var \(SwiftName.escaped(member.name)): \(wantedType(member, element: element).spelling)"
        return Diagnostic(
            node: type.nameToken,
            message: SchemaDiagnostic.missingMember(
                member.name, declaration: declaration, kind: kind, schema: schema.identifier, type: type.name),
            fixIt: MemberInsertion(into: type, after: anchor(of: member)).fixIt(inserting: declaration))
    }

    /// Static members that every intent or entity may have, whatever a schema calls its parameters.
    private static let commonStatics: Set<String> = [
        "title", "description", "defaultQuery", "typeDisplayRepresentation", "isDiscoverable", "openAppWhenRun",
        "supportedModes", "parameterSummary", "authenticationPolicy", "persistentIdentifier",
    ]

    /// A static variable that was meant to be the member.
    private func misplaced(_ member: SchemaMember) -> DeclaredVariable? {
        if Self.commonStatics.contains(member.name) { return nil }
        return type.variables.first { $0.name == member.name && $0.isStatic }
    }

    private func staticMember(_ variable: DeclaredVariable, as member: SchemaMember) -> Diagnostic {
        let modifiers = variable.declaration.modifiers.filter {
            [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind)
        }
        return Diagnostic(
            node: variable.nameToken,
            message: SchemaDiagnostic.staticMember(member.name, kind: kind, schema: schema.identifier),
            fixIts: modifiers.prefix(1).map { .removingModifier($0) })
    }

    private func problems(of variable: DeclaredVariable, as member: SchemaMember) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        if variable.isConstant {
            let specifier = variable.declaration.bindingSpecifier
            problems.append(
                Diagnostic(
                    node: specifier,
                    message: SchemaDiagnostic.constantMember(member.name, kind: kind, schema: schema.identifier),
                    fixIt: .replacing(specifier, with: "var")))
        } else if isFirstInSharedDeclaration(variable) {
            problems.append(
                Diagnostic(
                    node: variable.nameToken,
                    message: SchemaDiagnostic.sharedDeclaration(member.name, kind: kind, schema: schema.identifier),
                    fixIts: separation(of: variable.declaration)))
        }
        for modifier in variable.storageModifiers {
            problems.append(
                Diagnostic(
                    node: modifier,
                    message: SchemaDiagnostic.storageModifier(
                        modifier.name.text, member: member.name, kind: kind, schema: schema.identifier),
                    fixIt: .removingModifier(modifier)))
        }
        if variable.isComputed, variable.customAttributes.isEmpty, let problem = problem(ofComputed: variable) {
            problems.append(problem)
        }
        problems += WrapperChecker(variable: variable, member: member, schema: schema).problems()
        if let problem = typeProblem(of: variable, as: member) {
            problems.append(problem)
        } else if let problem = ReferenceCheck(variable: variable, member: member, schema: schema, type: type)?.problem
        {
            problems.append(problem)
        }
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
                node: block, message: SchemaDiagnostic.computedParameter(variable.name, schema: schema.identifier),
                fixIt: .removing(block))
        }
        guard variable.isAsync || variable.isThrowing else { return nil }
        let fixIts: [FixIt] = variable.isAsync ? [.inserting("@DeferredProperty", before: variable.declaration)] : []
        return Diagnostic(
            node: variable.nameToken,
            message: SchemaDiagnostic.effectfulProperty(variable.name, schema: schema.identifier), fixIts: fixIts)
    }

    // MARK: Other members

    private func problem(of member: SchemaStatic) -> Diagnostic? {
        guard member.isRequired, let declaration = member.declaration,
            !type.variables.contains(where: { $0.name == member.name && $0.isStatic })
        else { return nil }
        return Diagnostic(
            node: type.nameToken,
            message: SchemaDiagnostic.missingStatic(member, schema: schema.identifier, type: type.name),
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
                message: SchemaDiagnostic.extraRequiredMember(variable.name, kind: kind, schema: schema.identifier),
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
