import AppIntents
import Testing

@Suite struct EntityIdentifierTests {
    @Test("An identifier is the entity's type and its id as text")
    func parts() {
        let identifier = EntityIdentifier(for: PathEntity(id: "ridge", name: "Ridge"))
        #expect(identifier.identifier == "ridge")
        #expect(identifier.entityType is PathEntity.Type)
        #expect(identifier.description == "PathEntity/ridge")
        #expect(Set([identifier, EntityIdentifier(for: PathEntity.self, identifier: "ridge")]).count == 1)
    }

    @Test("An id is written as text and read back")
    func roundTrip() {
        let uuid = UUID()
        #expect(UUID.entityIdentifier(for: uuid.entityIdentifierString) == uuid)
        #expect(Int.entityIdentifier(for: (-42).entityIdentifierString) == -42)
        #expect(String.entityIdentifier(for: "a/b".entityIdentifierString) == "a/b")
    }

    @Test("A text that is no id of its type is refused", arguments: ["", "x", "1.5", "12345678-1234"])
    func malformed(text: String) {
        #expect(Int.entityIdentifier(for: text) == nil)
        #expect(UUID.entityIdentifier(for: text) == nil)
    }
}
