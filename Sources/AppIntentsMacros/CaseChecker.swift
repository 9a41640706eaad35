import SchemaCatalog
import SwiftDiagnostics
import SwiftSyntax

/// Compares an enumeration's raw type and cases with what its schema asks for.
struct CaseChecker {
    let type: DeclaredType
    let declaration: EnumDeclSyntax
    let schema: EnumSchema

    /// Types that can stand first in an enumeration's inheritance clause as that of its raw values.
    private static let rawTypes: Set<String> = [
        "Character", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "String", "UInt", "UInt8", "UInt16",
        "UInt32", "UInt64",
    ]

    /// Everything that is wrong, in the order of the source.
    func problems() -> [Diagnostic] {
        var problems = rawTypeProblem().map { [$0] } ?? []
        if !schema.isExtensible { problems += missingCases() + extraCases() }
        return problems
    }

    private func rawTypeProblem() -> Diagnostic? {
        let inherited = declaration.inheritanceClause?.inheritedTypes.map(\.type) ?? []
        for type in inherited {
            guard case .named(let name) = TypeShape(type), Self.rawTypes.contains(name) else { continue }
            if name == schema.rawType { return nil }
            return Diagnostic(
                node: type,
                message: SchemaDiagnostic.wrongRawType(name, wanted: schema.rawType, schema: schema.identifier),
                fixIt: .replacing(type, with: schema.rawType))
        }
        if declaresRawValues { return nil }
        let fixIt: FixIt
        if let first = inherited.first {
            fixIt = .inserting("\(schema.rawType),", before: first)
        } else {
            fixIt = .inserting(": \(schema.rawType)", after: declaration.name)
        }
        return Diagnostic(
            node: type.nameToken,
            message: SchemaDiagnostic.missingRawType(
                wanted: schema.rawType, schema: schema.identifier, type: type.name),
            fixIt: fixIt)
    }

    /// Whether the enumeration says itself how its cases and their raw values go together.
    private var declaresRawValues: Bool {
        type.aliases["RawValue"] != nil || type.variables.contains { $0.name == "rawValue" && !$0.isStatic }
    }

    private func missingCases() -> [Diagnostic] {
        let declared = Set(type.caseElements.map { SourceName.plain($0.element.name) })
        let last = declaration.memberBlock.members.last { $0.decl.is(EnumCaseDeclSyntax.self) }
        return schema.cases.filter { !declared.contains($0) }.map { name in
            Diagnostic(
                node: type.nameToken,
                message: SchemaDiagnostic.missingCase(name, schema: schema.identifier, type: type.name),
                fixIt: MemberInsertion(into: type, after: last).fixIt(inserting: "case \(SwiftName.escaped(name))"))
        }
    }

    private func extraCases() -> [Diagnostic] {
        type.caseElements.filter { isExtra($0.element) }.map { element, declaration in
            Diagnostic(
                node: element,
                message: SchemaDiagnostic.extraCase(
                    SourceName.plain(element.name), schema: schema.identifier, known: schema.cases),
                fixIts: FixIt.removing(element, from: declaration, where: isExtra))
        }
    }

    private func isExtra(_ element: EnumCaseElementSyntax) -> Bool {
        !schema.cases.contains(SourceName.plain(element.name))
    }
}
