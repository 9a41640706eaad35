import AppIntents
import SchemaCatalog
import Testing

@Suite struct DisplayRepresentationTests {
    @Test("A literal is a title and nothing else")
    func literal() {
        let name = "Loop Head"
        let shown: DisplayRepresentation = "Light at \(name)"
        #expect(shown == DisplayRepresentation(title: "Light at \(name)"))
        #expect(String(localized: shown.title) == "Light at Loop Head")
        #expect(shown.subtitle == nil)
        #expect(shown.image == nil)
        #expect(shown.synonyms.isEmpty)
    }

    @Test("Representations differ where any of their parts does")
    func equality() {
        let one = DisplayRepresentation(title: "A", subtitle: "B", image: .init(systemName: "sun"), synonyms: ["C"])
        var other = one
        #expect(one == other)
        other.image = .init(named: "sun")
        #expect(one != other)
        other = one
        other.synonyms = []
        #expect(one != other)
    }

    @Test(
        "A picture is kept as it was given, and is not another",
        arguments: [
            DisplayRepresentation.Image(named: "a"), .init(systemName: "a"), .init(data: Data([1])),
            .init(url: URL(fileURLWithPath: "/a")), .init(named: "a", isTemplate: true),
        ])
    func images(image: DisplayRepresentation.Image) {
        let shown = DisplayRepresentation(title: "A", image: image)
        #expect(shown.image == image)
        #expect(shown.image != DisplayRepresentation.Image(named: "b"))
        #expect(shown != DisplayRepresentation(title: "A"))
    }

    @Test("A type's name may be a literal")
    func typeName() {
        let name: TypeDisplayRepresentation = "Trail"
        #expect(name == TypeDisplayRepresentation(name: "Trail"))
        #expect(name.numericFormat == nil)
    }

    @Test("An enum's case is shown as declared, or else by its own name in words")
    func enumeration() {
        #expect(String(localized: Weather.fair.localizedStringResource) == "Fair and dry")
        #expect(String(localized: Weather.lightRain.localizedStringResource) == "Light Rain")
        #expect(String(localized: Weather.typeDisplayRepresentation.name) == "Weather")
    }

    @Test(
        "A name in a program becomes words",
        arguments: [
            ("trailLength", "Trail Length"), ("isPinned", "Is Pinned"), ("webpageURL", "Webpage URL"),
            ("URLHandler", "URL Handler"), ("snake_case", "Snake Case"), ("x", "X"), ("", ""),
        ])
    func words(name: String, title: String) {
        #expect(NameWords.title(of: name) == title)
    }
}
