import SwiftSyntax
import SwiftSyntaxBuilder
import Testing

@Suite struct `A union value` {
    @Test func `gets the cases without what they hold, and the ways to take it apart and put it together`() {
        let expanded = ExpandedSource(
            """
            @UnionValue
            public enum Target {
                case note(NoteEntity), text(words: String)
            }
            """, conformances: ["AppUnionValue", "_IntentValueRepresentable"])
        #expect(expanded.messages == [])
        #expect(expanded.expansion.contains("public nonisolated enum Cases: String"))
        #expect(expanded.expansion.contains("extension Target: AppUnionValue, _IntentValueRepresentable"))
        #expect(expanded.expansion.contains("[NoteEntity.self, String.self]"))
        #expect(expanded.expansion.contains(".text(words: $0)"))
    }

    @Test(arguments: [
        ("@UnionValue\nstruct Target {}", "can be applied to an enum only"),
        ("@UnionValue\nenum Target {}", "Union 'Target' has no cases"),
        ("@UnionValue\nenum Target<T> {\n    case one(T)\n}", "Union 'Target' cannot be generic"),
        (
            "@UnionValue\nenum Target {\n    case text(String)\n    case none\n}",
            "Case 'none' of a union must hold exactly"
        ),
        ("@UnionValue\nenum Target {\n    case both(String, Int)\n}", "exactly one value, not 2"),
    ])
    func `that cannot be one is told why, once`(_ source: String, _ words: String) {
        let messages = ExpandedSource(source, conformances: ["AppUnionValue"]).messages
        #expect(messages.count == 1)
        #expect(messages.first?.contains(words) == true)
    }
}
