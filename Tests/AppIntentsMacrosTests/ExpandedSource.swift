import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import AppIntentsMacros

/// A piece of source with its macros expanded as the compiler would, and what the macros had to say.
struct ExpandedSource {
    /// The source after expansion.
    let expansion: String
    /// The source with each message drawn under the place it is about.
    let annotated: String
    /// The source with the first edit made that each message offers.
    let fixed: String
    /// The messages, in the order of the source.
    let messages: [String]

    /// All the protocols that the macros may add.
    static let protocols: [TypeSyntax] = [
        "AppIntent", "AssistantSchemaIntent", "OpenIntent", "DeleteIntent", "AppEntity", "AssistantSchemaEntity",
        "AppEnum", "AssistantSchemaEnum",
    ]

    private static var macros: [String: any Macro.Type] {
        [
            "AppIntent": AppIntentSchemaMacro.self, "AppEntity": AppEntitySchemaMacro.self,
            "AppEnum": AppEnumSchemaMacro.self, "ComputedProperty": ComputedPropertyMacro.self,
            "DeferredProperty": DeferredPropertyMacro.self, "UnionValue": UnionValueMacro.self,
        ]
    }

    /// Expands a source.
    ///
    /// - Parameters:
    ///   - source: The source of a file.
    ///   - conformances: The protocols the types in it do not conform to yet.
    init(_ source: String, conformances: [TypeSyntax] = protocols) {
        let file = Parser.parse(source: source)
        let fileName = "Test.swift"
        let context = BasicMacroExpansionContext(
            sourceFiles: [file: .init(moduleName: "Test", fullFilePath: fileName)])
        let expanded = file.expand(
            macroSpecs: Self.macros.mapValues { MacroSpec(type: $0, conformances: conformances) },
            contextGenerator: { node in
                BasicMacroExpansionContext(sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
            })
        expansion = expanded.trimmedDescription

        let converter = SourceLocationConverter(fileName: fileName, tree: file)
        func offset(of position: AbsolutePosition, in node: Syntax) -> Int {
            let place = context.location(for: position, anchoredAt: node, fileName: fileName)
            return converter.position(ofLine: place.line, column: place.column).utf8Offset
        }
        let diagnostics = context.diagnostics
            .map { (offset: offset(of: $0.position, in: $0.node), diagnostic: $0) }
            .enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
        messages = diagnostics.map(\.diagnostic.message)
        annotated = Self.annotate(source, diagnostics, converter)
        let edits = diagnostics.flatMap { offset, diagnostic in
            // The edits count from the start of the piece that the macro was given.
            let shift = offset - diagnostic.position.utf8Offset
            // The first edit only: the others are in its place.
            return (diagnostic.fixIts.first?.edits ?? []).map { edit in
                (edit.range.lowerBound.utf8Offset + shift, edit.range.upperBound.utf8Offset + shift, edit.replacement)
            }
        }
        fixed = Self.apply(edits, to: source)
    }

    private static func annotate(
        _ source: String, _ diagnostics: [(offset: Int, diagnostic: Diagnostic)], _ converter: SourceLocationConverter
    ) -> String {
        var lines: [String] = []
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            lines.append(String(line))
            for (offset, diagnostic) in diagnostics {
                let place = converter.location(for: AbsolutePosition(utf8Offset: offset))
                guard place.line == index + 1 else { continue }
                lines.append(String(repeating: " ", count: place.column - 1) + "^ " + diagnostic.message)
                for fixIt in diagnostic.fixIts {
                    lines.append(String(repeating: " ", count: place.column - 1) + "  > " + fixIt.message.message)
                }
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func apply(_ edits: [(start: Int, end: Int, text: String)], to source: String) -> String {
        var bytes = Array(source.utf8)
        // From the end on, so that the places before stay; of two at one place the later one first, so that it ends up
        // later.
        let order = edits.enumerated().sorted { ($0.element.start, $0.offset) > ($1.element.start, $1.offset) }
        for (_, edit) in order { bytes.replaceSubrange(edit.start..<edit.end, with: Array(edit.text.utf8)) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
