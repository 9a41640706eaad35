import AppIntents
import Testing

@Suite struct EntityPropertyTests {
    @Test("Copies of an entity share their properties, other entities do not")
    func sharing() {
        let path = PathEntity(id: "p", name: "Ridge")
        let copy = path
        let other = PathEntity(id: "p", name: "Ridge")
        copy.name = "Red Ridge"
        #expect(path.name == "Red Ridge")
        #expect(other.name == "Ridge")
    }

    @Test("An optional property is nil until it is set")
    func optional() {
        let path = PathEntity(id: "p", name: "Ridge")
        #expect(path.note == nil)
        #expect(path.$note.isOptional)
        #expect(!path.$name.isOptional)
        path.note = "steep"
        #expect(path.note == "steep")
        path.note = nil
        #expect(path.note == nil)
    }

    @Test("The system sees the properties of all sorts, in order, titled as declared or by their names")
    func titles() {
        let properties = PathEntity(id: "p", name: "Ridge").properties
        #expect(properties.map(\.name) == ["name", "distance", "note", "tags", "isLong", "surface"])
        let titles = properties.map { String(localized: $0.property.title) }
        #expect(titles == ["Name", "How Far", "Note", "Tags", "Is Long", "Surface"])
    }

    @Test("The system knows a type's properties without an entity")
    func properties() {
        #expect(PathEntity.wrappedProperties.map(\.name) == ["name", "distance", "note", "tags", "isLong", "surface"])
        #expect(PathEntity.wrappedProperties.first { $0.name == "note" }?.type is String?.Type)
    }

    @Test("A deferred property is fetched when it is asked for, and its error is the reader's")
    func deferred() async throws {
        #expect(try await PathEntity(id: "p", name: "Ridge").surface == "gravel")
        let unknown = PathEntity(id: "unknown", name: "Bog")
        await #expect(throws: PathError.unsurveyed) { try await unknown.surface }
        let property = try #require(unknown.properties.first { $0.name == "surface" }?.property)
        #expect(property.isDeferred)
        #expect(property.value(in: unknown) == nil)
        await #expect(throws: PathError.unsurveyed) { try await property.fetch(in: unknown) }
    }

    @Test("A computed property is worked out on each reading")
    func computed() throws {
        let path = PathEntity(id: "p", name: "Ridge", distance: 5)
        let property = try #require(path.properties.first { $0.name == "isLong" }?.property)
        #expect(property.value(in: path) as? Bool == false)
        path.distance = 20
        #expect(property.value(in: path) as? Bool == true)
    }
}
