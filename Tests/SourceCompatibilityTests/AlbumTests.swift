import AppIntents
import AppIntentsTesting
import Foundation
import IntentRuntime
import Testing
import UniformTypeIdentifiers

@testable import Album

/// A photo library's intents and queries.
@Suite("Album, a photo library", .serialized) struct AlbumTests {
    private let library: PhotoLibrary
    private let definitions: IntentDefinitions

    init() throws {
        let library = try PhotoLibrary(
            folder: FileManager.default.temporaryDirectory.appending(path: "album-\(UUID().uuidString)"))
        self.library = library
        definitions = IntentDefinitions(bundleIdentifier: "album") { $0.add(dependency: library) }
    }

    private func photo(_ photo: Photo) -> AnyAppEntity {
        definitions.entities["PhotoEntity"].makeReference(identifier: photo.id.uuidString)
    }

    private func picture(_ name: String, _ type: UTType = .jpeg) -> IntentFile {
        IntentFile(data: Data(name.utf8), filename: name, type: type)
    }

    private func makeAlbum(_ name: String) async throws -> AnyAppEntity {
        let result = try await definitions.intents["CreateAlbumIntent"].makeIntent(name: name).run()
        return try result.value.as(AnyAppEntity.self)
    }

    @Test("An album is made by the schema's intent, and has the schema's properties")
    func creating() async throws {
        let album = try await makeAlbum("Harbour")
        #expect(try album.name == "Harbour")
        #expect(try album.albumType.as(AnyAppEnum.self).rawValue == "own")
        #expect(try album.creationDate as Date? != nil)
        #expect(library.collections.map(\.name) == ["Harbour"])
    }

    @Test("A name that is taken is asked for again")
    func nameTaken() async throws {
        _ = try await makeAlbum("Harbour")
        let script = IntentScript(.value("Harbour at Night", for: "name"))
        let result = try await definitions.intents["CreateAlbumIntent"].makeIntent(name: "Harbour").run(
            answering: script)
        #expect(script.questions.map(\.text) == ["There is an album of that name. How shall it be called?"])
        #expect(try result.value.name == "Harbour at Night")
    }

    @Test("Pictures are imported into an album")
    func importing() async throws {
        let album = try await makeAlbum("Boats")
        let result = try await definitions.intents["ImportPhotosIntent"].makeIntent(
            files: [picture("a.jpg"), picture("b.png", .png)], album: album, favorite: true
        ).run()
        #expect(result.dialog == "Imported 2 photos.")
        #expect(try result.value[1].filename == "b.png")
        #expect(try result.value[1].isFavorite == true)
        #expect(try Data(contentsOf: library.folder.appending(path: "a.jpg")) == Data("a.jpg".utf8))
        let found = try #require(try await definitions.entities["AlbumEntity"].entities(matching: "boat").first)
        #expect(try found.photos.count == 2)
    }

    @Test("What is no picture is not imported")
    func noPicture() async throws {
        await #expect(throws: IntentTestingError.self) {
            try await definitions.intents["ImportPhotosIntent"].makeIntent(files: [picture("a.txt", .plainText)]).run()
        }
        #expect(library.photos.isEmpty)
    }

    @Test("A photo is exported as a file of another name")
    func exporting() async throws {
        let added = try library.add(Data("pixels".utf8), named: "sail.png")
        let file: IntentFile = try await definitions.intents["ExportPhotoIntent"].makeIntent(photo: photo(added)).run()
            .value
        #expect(file.filename == "Copy of sail.png")
        #expect(file.data == Data("pixels".utf8))
    }

    @Test("A caption is set and found")
    func captions() async throws {
        let added = try library.add(Data(), named: "sail.png")
        let result = try await definitions.intents["CaptionPhotoIntent"].makeIntent(
            photo: photo(added), caption: "Red Sail"
        ).run()
        #expect(try result.value.caption == "Red Sail")
        AppDependencyManager.shared.add(dependency: library)
        let catalog = IntentCatalog(types: [Album.PhotoQuery.Entity.self])
        for (condition, count) in [
            ("caption contains Sail", 1), ("caption begins with Blue", 0), ("isFavorite = false", 1),
        ] {
            let found = try await IntentSystem(catalog: catalog).find(
                FindRequest(entity: "PhotoEntity", conditions: [condition]))
            #expect(found.count == count, "\(condition)")
        }
    }

    @Test("An album is filled, renamed, opened and deleted")
    func keeping() async throws {
        let added = try library.add(Data(), named: "sail.png")
        let album = try await makeAlbum("Boats")
        let filled = try await definitions.intents["FillAlbumIntent"].makeIntent(
            photos: [added.id.uuidString], album: album
        ).run()
        #expect(try filled.value.photos[0].filename == "sail.png")
        try await definitions.intents["RenameAlbumIntent"].makeIntent(target: album, name: "Ships").run()
        try await definitions.intents["OpenAlbumIntent"].makeIntent(target: album).run()
        #expect(library.collections.map(\.name) == ["Ships"])
        #expect(library.openedCollection?.uuidString == album.identifier.instanceIdentifier)
        let script = IntentScript(.confirmation(true))
        try await definitions.intents["DeleteAlbumIntent"].makeIntent(entities: [album]).run(answering: script)
        #expect(script.questions.first?.text.contains("Ships") == true)
        #expect(library.collections.isEmpty)
    }

    @Test("A file of the library is an entity by its place")
    func files() async throws {
        _ = try library.add(Data("pixels".utf8), named: "sail.png")
        let file = try #require(try await definitions.entities["PhotoFile"].suggestedEntities().first)
        let result = try await definitions.intents["DescribeFileIntent"].makeIntent(file: file).run()
        #expect(try result.value == "sail.png, 6 bytes")
    }
}
