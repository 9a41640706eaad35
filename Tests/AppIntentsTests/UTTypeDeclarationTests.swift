import AppIntents
import Testing

/// What is told of declared types.
@Suite struct UTTypeDeclarationTests {
    @Test("A declared type is not dynamic, and public where its identifier says so")
    func declared() {
        #expect(UTType.png.isDeclared)
        #expect(!UTType.png.isDynamic)
        #expect(UTType.png.isPublic)
        #expect(UTType.pdf.isDeclared)
        #expect(!UTType.pdf.isPublic)
        #expect(UTType.png.version == nil)
        #expect(UTType.png.referenceURL == nil)
        #expect("\(UTType.png)" == "public.png")
    }

    @Test("A type knows its tags, the preferred ones first")
    func tags() {
        #expect(UTType.jpeg.tags == [.filenameExtension: ["jpeg", "jpg", "jpe"], .mimeType: ["image/jpeg"]])
        #expect(UTType.item.tags == [:])
    }

    @Test("A type's supertypes are all those that it leads to, without itself")
    func supertypes() {
        #expect(UTType.png.supertypes == [.image, .data, .content, .item])
        #expect(UTType.item.supertypes == [])
        #expect(UTType.heic.supertypes.isSuperset(of: [.heif, .image]))
    }

    @Test("A type is neither subtype nor supertype of itself")
    func order() {
        #expect(UTType.png.isSubtype(of: .image))
        #expect(!UTType.png.isSubtype(of: .png))
        #expect(UTType.image.isSupertype(of: .png))
        #expect(!UTType.image.isSupertype(of: .image))
        #expect(!UTType.image.isSubtype(of: .png))
    }

    @Test("An extension is looked up among the types that conform to what is asked for")
    func conformingTo() throws {
        #expect(UTType(filenameExtension: "png", conformingTo: .image) == .png)
        let text = try #require(UTType(filenameExtension: "png", conformingTo: .text))
        #expect(text.isDynamic)
        #expect(text.conforms(to: .text))
        #expect(UTType(filenameExtension: "app")?.isDynamic == true)
        #expect(UTType(filenameExtension: "app", conformingTo: .bundle) == .applicationBundle)
        #expect(UTType(tag: "app", tagClass: .filenameExtension, conformingTo: nil) == .applicationBundle)
    }

    @Test(
        "Every type with an extension or a MIME type is found by the preferred one",
        arguments: [
            UTType.png, .heic, .json, .xml, .geoJSON, .makefile, .tarArchive, .epub, .vCard, .calendarEvent,
            .emailMessage,
            .mpeg2TransportStream, .appleArchive, .usdz, .systemPreferencesPane,
        ])
    func roundTrip(type: UTType) throws {
        let filenameExtension = try #require(type.preferredFilenameExtension)
        let found = UTType.types(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: nil)
        #expect(found.first == type)
        guard let mimeType = type.preferredMIMEType else { return }
        #expect(UTType.types(tag: mimeType, tagClass: .mimeType, conformingTo: nil).first == type)
    }

    @Test("A type that the app declares is known from then on, with what it conforms to")
    func exported() {
        let type = UTType(exportedAs: "org.example.sea-chart", conformingTo: .image)
        #expect(type.isDeclared)
        #expect(!type.isDynamic)
        #expect(UTType("org.example.sea-chart") == type)
        #expect(type.conforms(to: .image))
        #expect(type.conforms(to: .item))
        #expect(UTType(importedAs: "org.example.tide-table").supertypes == [])
    }

    @Test("An identifier that is not known makes a type where that is allowed")
    func undeclared() throws {
        let type = try #require(UTType(identifier: "org.example.never-declared", allowUndeclared: true))
        #expect(!type.isDeclared)
        #expect(!type.isDynamic)
        #expect(type.tags == [:])
        #expect(UTType(identifier: "org.example.never-declared", allowUndeclared: false) == nil)
        #expect(UTType(identifier: "public.png", allowUndeclared: false) == .png)
        #expect(UTType(identifier: "not an identifier", allowUndeclared: true) == nil)
        #expect(UTType(identifier: "dyn.nonsense", allowUndeclared: true) == nil)
    }

    @Test(
        "A name gets the extension of a type once",
        arguments: [
            ("chart", UTType.png, "chart.png"), ("chart.png", .png, "chart.png"), ("chart.PNG", .png, "chart.PNG"),
            ("chart.jpg", .jpeg, "chart.jpg"), ("chart.txt", .png, "chart.txt.png"), ("chart.png", .image, "chart.png"),
            ("chart", .image, "chart"), ("v1.2", .plainText, "v1.2.txt"),
        ])
    func names(name: String, type: UTType, expected: String) {
        let folder = URL(fileURLWithPath: "/charts", isDirectory: true)
        #expect(folder.appendingPathComponent(name, conformingTo: type).lastPathComponent == expected)
        #expect(folder.appendingPathComponent(name).appendingPathExtension(for: type).lastPathComponent == expected)
        #expect(("/charts" as NSString).appendingPathComponent(name, conformingTo: type) == "/charts/\(expected)")
        #expect((name as NSString).appendingPathExtension(for: type) == expected)
        var url = folder
        url.appendPathComponent(name, conformingTo: type)
        #expect(url.lastPathComponent == expected)
        var other = folder.appendingPathComponent(name)
        other.appendPathExtension(for: type)
        #expect(other.lastPathComponent == expected)
    }

    @Test("A file's type is told from what it is and from its name")
    func contentType() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("types-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func type(_ name: String) throws -> UTType? {
            try folder.appendingPathComponent(name).resourceValues(forKeys: [.contentTypeKey]).contentType
        }
        try Data("a".utf8).write(to: folder.appendingPathComponent("note.md"))
        try Data("a".utf8).write(to: folder.appendingPathComponent("README"))
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("link.md"), withDestinationURL: folder.appendingPathComponent("note.md"))
        for name in ["tool.app", "plain.dir"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        #expect(try type("note.md")?.identifier == "net.daringfireball.markdown")
        #expect(try type("README") == .data)
        #expect(try type("link.md") == .symbolicLink)
        #expect(try type("tool.app") == .applicationBundle)
        #expect(try type("plain.dir") == .folder)
        let isDirectory = try folder.resourceValues(forKeys: [.isDirectoryKey])
        #expect(isDirectory.contentType == nil)
    }
}
