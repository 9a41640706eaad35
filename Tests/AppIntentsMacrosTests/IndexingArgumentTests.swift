import Testing

@Suite("The property macros with an indexing key")
struct IndexingArgumentTests {
    @Test(
        "hand the key and the title on to the property",
        arguments: [
            ("indexingKey: \\.title", "indexingKey: \\.title, "),
            ("title: \"Name\", indexingKey: \\.title", "title: \"Name\", indexingKey: \\.title, "),
            ("customIndexingKey: .tide", "customIndexingKey: .tide, "),
            ("title: \"Name\", customIndexingKey: Keys.tide", "title: \"Name\", customIndexingKey: Keys.tide, "),
            ("title: \"Name\"", "title: \"Name\", "),
        ])
    func arguments(given: String, written: String) {
        let computed = ExpandedSource("struct Trail { @ComputedProperty(\(given)) var name: String { \"\" } }")
        #expect(computed.messages == [])
        #expect(computed.expansion.contains("identifier: \"name\", \(written)getter: { (entity: Trail) in"))
        let deferred = ExpandedSource(
            "struct Trail { @DeferredProperty(\(given)) var name: String { get async { \"\" } } }")
        #expect(deferred.messages == [])
        #expect(deferred.expansion.contains("identifier: \"name\", \(written)asyncGetter: { (entity: Trail) in"))
    }

    @Test("leave the entity macro no property to make of a variable that has one")
    func schemaEntity() {
        let expanded = ExpandedSource(
            """
            @AppEntity(schema: .notes.account)
            struct Account {
                @Property(indexingKey: \\.title) var name: String
            }
            """)
        #expect(!expanded.expansion.contains("AppIntents.EntityProperty"))
        #expect(expanded.expansion.contains("@Property(indexingKey: \\.title) var name: String"))
    }
}
