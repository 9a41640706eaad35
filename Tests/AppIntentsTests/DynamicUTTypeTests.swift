import AppIntents
import Testing

/// Types made of tags that no declared type has, with and without a shared MIME database.
///
/// The identifiers are those that Apple's systems make of the same tags.
@Suite struct DynamicUTTypeTests {
    /// A folder with a small shared MIME database.
    private final class Database: Sendable {
        let folder: URL

        init(_ files: [String: String]) throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("mime-\(UUID().uuidString)")
            for (name, text) in files {
                let file = folder.appendingPathComponent(name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
        }

        deinit {
            try? FileManager.default.removeItem(at: folder)
        }

        func inForce<Result>(_ body: () throws -> Result) rethrows -> Result {
            try SharedMIMEInfo.$override.withValue(SharedMIMEInfo(folders: [folder])) { try body() }
        }
    }

    private static let trails = [
        "globs2": """
        # made by hand
        50:application/gpx+xml:*.gpx
        40:text/x-trail:*.trk
        60:application/x-track:*.trk
        50:image/x-contour:*.contour
        50:text/x-legend:Legend
        50:application/x-tile:*.Tile:cs
        50:application/x-relief:*.r[0-9]
        """,
        "subclasses":
            "application/gpx+xml application/xml\napplication/x-track application/x-base\napplication/x-base application/json\n",
        "aliases": "application/x-gpx application/gpx+xml\napplication/x-portable application/pdf\n",
        "application/gpx+xml.xml": """
        <?xml version="1.0"?><mime-type xmlns="http://www.freedesktop.org/standards/shared-mime-info" type="application/gpx+xml">
        <comment>GPX geographic data</comment><comment xml:lang="de">GPX-Geodaten &amp; mehr</comment></mime-type>
        """,
    ]

    @Test(
        "An extension that is not known makes the identifier that Apple's systems make",
        arguments: [
            ("srt", UTType.data, "dyn.ah62d4rv4ge81g6xy"), ("conf", .data, "dyn.ah62d4rv4ge80g55sq2"),
            ("livp", .data, "dyn.ah62d4rv4ge8024p0sa"), ("s16", .data, "dyn.ah62d4rv4ge81gqm0"),
            ("SRT", .data, "dyn.ah62d4rv4ge81g6xy"), ("rs", .plainText, "dyn.ah62d4sb4ge81e62"),
            (
                "nxtypedfilecontentspboardtype:jpg", .item,
                "dyn.ah62d46dzqm0gw23srf4gn5m4ge8068dytf2gn3dgrf0gn25tr34gn5xysr2ge55bsmwhk8puqzsdy4xuq6"
            ),
        ])
    func extensions(name: String, supertype: UTType, identifier: String) throws {
        let type = try #require(UTType(filenameExtension: name, conformingTo: supertype))
        #expect(type.identifier == identifier)
        #expect(type.isDynamic)
        #expect(!type.isDeclared)
        #expect(type.tags[.filenameExtension] == [name.lowercased()])
        #expect(type.conforms(to: supertype))
        #expect(UTType(identifier) == type)
    }

    @Test(
        "A tag without supertype makes the identifier that Apple's systems make",
        arguments: [
            ("rs", UTTagClass.filenameExtension, "dyn.age81e62"), ("go", .filenameExtension, "dyn.age80s52"),
            ("dev.kaya/note", .mimeType, "dyn.agq80k3p0f3z0c8pbf71g87df"),
            ("image/*", .mimeType, "dyn.agq80w5pbq7ww8nu"),
        ])
    func tags(tag: String, tagClass: UTTagClass, identifier: String) throws {
        let type = try #require(UTType(tag: tag, tagClass: tagClass, conformingTo: nil))
        #expect(type.identifier == identifier)
        #expect(type.tags[tagClass] == [tag])
        #expect(UTType.types(tag: tag, tagClass: tagClass, conformingTo: nil) == [type])
    }

    @Test("A MIME type that is not known makes the identifier that Apple's systems make")
    func mimeTypes() throws {
        let type = try #require(UTType(mimeType: "dev.kaya/note; version=1"))
        #expect(type.identifier == "dyn.ah62d4rv4gq80k3p0f3z0c8pbf71g87df")
        #expect(type.preferredMIMEType == "dev.kaya/note")
        #expect(UTType(mimeType: "text/x-foo", conformingTo: .text)?.identifier == "dyn.ah62d4r34gq81k3p2su11uppgr71u")
        #expect(
            UTType(mimeType: "image/x-foo", conformingTo: .image)?.identifier == "dyn.ah62d4uv4gq80w5pbq7ww88brq3108")
    }

    @Test(
        "Any tag can be read back from the identifier made of it",
        arguments: ["a:b=c,d\\e", "plain", "ünïcode", "?0=6", "\\", "7", "B"])
    func roundTrip(tag: String) throws {
        let tagClass = UTTagClass(rawValue: "org.example.label")
        let type = try #require(UTType(tag: tag, tagClass: tagClass, conformingTo: UTType(exportedAs: "org.example.x")))
        #expect(UTType(type.identifier)?.tags == [tagClass: [tag]])
        #expect(type.conforms(to: UTType(exportedAs: "org.example.x")))
    }

    @Test(
        "A text that only looks like a dynamic identifier is none",
        arguments: ["dyn.", "dyn.a", "dyn.aaaa", "dyn.agq8!", "dyn.ah62d4", "dyn.b12345", "dyn.agé", "dyn.azzzzzzzzz"])
    func garbage(identifier: String) {
        #expect(UTType(identifier) == nil)
    }

    @Test("Without a database, an unknown extension is data and nothing else")
    func noDatabase() throws {
        try Database([:]).inForce {
            let type = try #require(UTType(filenameExtension: "gpx"))
            #expect(type.supertypes == [.data, .item])
            #expect(type.preferredMIMEType == nil)
            #expect(type.localizedDescription == nil)
        }
    }

    @Test("An extension that the database knows has its MIME type, description and conformance")
    func known() throws {
        try Database(Self.trails).inForce {
            let type = try #require(UTType(filenameExtension: "gpx"))
            #expect(type.identifier == "dyn.ah62d4rv4ge80s6d2")
            #expect(type.preferredMIMEType == "application/gpx+xml")
            #expect(type.localizedDescription == "GPX geographic data")
            #expect(type.conforms(to: .xml))
            #expect(type.conforms(to: .text))
            #expect(UTType(mimeType: "application/gpx+xml")?.preferredFilenameExtension == "gpx")
            #expect(UTType(filenameExtension: "contour")?.conforms(to: .image) == true)
        }
    }

    @Test("The pattern of the greatest weight decides, and subclasses are followed as far as a declared type")
    func weights() throws {
        try Database(Self.trails).inForce {
            let type = try #require(UTType(filenameExtension: "trk"))
            #expect(type.tags[.mimeType] == ["application/x-track", "text/x-trail"])
            #expect(type.conforms(to: .json))
        }
    }

    @Test("Patterns that are no extensions in any case are passed over", arguments: ["tile", "r0", "r[0-9]", "legend"])
    func patterns(name: String) throws {
        try Database(Self.trails).inForce {
            let type = try #require(UTType(filenameExtension: name))
            #expect(type.preferredMIMEType == nil)
        }
    }

    @Test("A MIME type's other names lead to the same declared type")
    func aliases() throws {
        try Database(Self.trails).inForce {
            #expect(UTType(mimeType: "application/x-portable") == .pdf)
            #expect(UTType(mimeType: "application/x-gpx")?.conforms(to: .xml) == true)
        }
    }

    @Test("A damaged database is read as far as it makes sense")
    func damaged() throws {
        let files = [
            "globs2": ":::\n50\nfifty:text/x-a:*.aaa\n50:text/x-b:*.\n50:text/x-c:*.ccc\n\u{0}\n",
            "subclasses": "text/x-c text/x-c\nalone\ntext/x-c text/html extra\n",
            "aliases": "text/x-c text/x-c\n",
            "text/x-c.xml": "<comment>unfinished",
        ]
        try Database(files).inForce {
            let type = try #require(UTType(filenameExtension: "ccc"))
            #expect(type.preferredMIMEType == "text/x-c")
            #expect(type.supertypes == [.data, .item, .text, .content])
            #expect(type.localizedDescription == nil)
            let passedOver = try #require(UTType(filenameExtension: "aaa"))
            #expect(passedOver.preferredMIMEType == nil)
        }
    }

    @Test("A more important database comes first and may take patterns away")
    func layers() throws {
        let system = try Database(["globs2": "50:text/x-old:*.zzz\n50:text/x-kept:*.yyy\n"])
        let own = try Database(["globs2": "0:text/x-old:__NOGLOBS__\n50:text/x-new:*.zzz\n50:text/x-mine:*.yyy\n"])
        let info = SharedMIMEInfo(folders: [own.folder, system.folder])
        SharedMIMEInfo.$override.withValue(info) {
            #expect(UTType(filenameExtension: "zzz")?.tags[.mimeType] == ["text/x-new"])
            #expect(UTType(filenameExtension: "yyy")?.tags[.mimeType] == ["text/x-mine", "text/x-kept"])
        }
    }

    @Test("A dynamic type is written and read back as its identifier")
    func coding() throws {
        let type = try #require(UTType(filenameExtension: "srt"))
        let data = try JSONEncoder().encode([type])
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [type])
    }
}
