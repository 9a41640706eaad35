import SchemaCatalog
import SwiftDiagnostics
import SwiftSyntax

/// Looks at the attributes with which source itself makes a variable a parameter or a property.
struct WrapperChecker {
    let variable: DeclaredVariable
    let member: SchemaMember
    let schema: MemberSchema

    private typealias Attribute = (name: String, syntax: AttributeSyntax)

    /// Everything that is wrong, in the order of the source.
    func problems() -> [Diagnostic] {
        variable.declaration.attributes.isEmpty ? [] : foreignWrappers() + surplusWrappers() + titles()
    }

    /// Macros that make a computed variable a property.
    private static let macros: Set<String> = ["ComputedProperty", "DeferredProperty"]

    private var ownNames: Set<String> {
        schema.kind == .entity ? schema.kind.wrapperNames.union(Self.macros) : schema.kind.wrapperNames
    }

    private var own: [Attribute] { variable.customAttributes.filter { ownNames.contains($0.name) } }

    // MARK: Attributes of the other kind

    private func foreignWrappers() -> [Diagnostic] {
        let other: SchemaKind = schema.kind == .intent ? .entity : .intent
        let names = other == .entity ? other.wrapperNames.union(Self.macros) : other.wrapperNames
        return variable.customAttributes.filter { names.contains($0.name) }.map { name, syntax in
            let wanted =
                if schema.kind == .intent { "Parameter" } else { variable.isComputed ? "ComputedProperty" : "Property" }
            return Diagnostic(
                node: syntax,
                message: SchemaDiagnostic.foreignWrapper(
                    name, wanted: wanted, member: member.name, kind: schema.kind, schema: schema.identifier),
                fixIt: .replacing(syntax.attributeName, with: wanted))
        }
    }

    // MARK: Several attributes

    private func surplusWrappers() -> [Diagnostic] {
        let own = own
        guard own.count > 1 else { return [] }
        // The first stays that can stand where it does.
        let kept = own.firstIndex { Self.macros.contains($0.name) == variable.isComputed } ?? 0
        return own.indices.filter { $0 != kept }.map { index in
            Diagnostic(
                node: own[index].syntax,
                message: SchemaDiagnostic.surplusWrapper(
                    own[index].name, beside: own[kept].name, member: member.name, kind: schema.kind,
                    schema: schema.identifier),
                fixIt: .removingAttribute(own[index].syntax))
        }
    }

    // MARK: Titles

    private func titles() -> [Diagnostic] {
        let title = NameWords.title(of: member.name)
        return own.compactMap { attribute in
            guard let arguments = attribute.syntax.arguments?.as(LabeledExprListSyntax.self),
                let argument = arguments.first(where: { $0.label?.text == "title" }),
                let segments = argument.expression.as(StringLiteralExprSyntax.self)?.segments, segments.count == 1,
                let literal = segments.first?.as(StringSegmentSyntax.self)?.content.text,
                Self.plain(literal) != Self.plain(title)
            else { return nil }
            return Diagnostic(
                node: argument,
                message: SchemaDiagnostic.otherTitle(
                    literal, title: title, member: member.name, kind: schema.kind, schema: schema.identifier),
                fixIt: .removing(argument, of: attribute.syntax))
        }
    }

    /// A title without what makes it no other title: capitals, punctuation, and an article at its ends.
    private static func plain(_ title: String) -> [Substring] {
        var words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
        let articles: Set<Substring> = ["a", "an", "the"]
        if let first = words.first, words.count > 1, articles.contains(first) { words.removeFirst() }
        if let last = words.last, words.count > 1, articles.contains(last) { words.removeLast() }
        return words
    }
}
