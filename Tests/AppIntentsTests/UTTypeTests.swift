import AppIntents
import Testing

@Suite struct UTTypeTests {
    @Test(
        "An extension, a MIME type and an identifier lead to the same type",
        arguments: [
            ("png", "image/png", "public.png", UTType.png), ("jpg", "image/jpeg", "public.jpeg", .jpeg),
            ("PDF", "application/pdf", "com.adobe.pdf", .pdf), ("txt", "text/plain", "public.plain-text", .plainText),
            ("htm", "text/html", "public.html", .html), ("json", "application/json", "public.json", .json),
            ("zip", "application/zip", "public.zip-archive", .zip), ("mp3", "audio/mpeg", "public.mp3", .mp3),
            ("eml", "message/rfc822", "public.email-message", .emailMessage),
            ("vcf", "text/vcard", "public.vcard", .vCard),
            ("ics", "text/calendar", "public.calendar-event", .calendarEvent),
            ("heic", "image/heic", "public.heic", .heic),
        ])
    func lookup(filenameExtension: String, mimeType: String, identifier: String, type: UTType) {
        #expect(UTType(filenameExtension: filenameExtension) == type)
        #expect(UTType(mimeType: mimeType) == type)
        #expect(UTType(mimeType: mimeType.uppercased() + "; charset=utf-8") == type)
        #expect(UTType(identifier) == type)
        #expect(type.identifier == identifier)
        #expect(type.preferredMIMEType == mimeType)
    }

    @Test(
        "What can be no identifier, extension or MIME type has no type",
        arguments: ["", ".png", "p n g", "png/", "a/b/c"])
    func unknown(text: String) {
        #expect(UTType(text) == nil)
        #expect(UTType(filenameExtension: text) == nil)
        #expect(UTType(mimeType: text) == nil)
        #expect(UTType.types(tag: text, tagClass: .filenameExtension, conformingTo: nil) == [])
    }

    @Test(
        "A type conforms to itself and to what its supertypes conform to",
        arguments: [
            (UTType.png, UTType.png, true), (.png, .image, true), (.png, .data, true), (.png, .item, true),
            (.png, .content, true), (.image, .png, false), (.json, .text, true), (.json, .image, false),
            (.swiftSource, .plainText, true), (.vCard, .contact, true), (.folder, .data, false),
        ])
    func conformance(type: UTType, other: UTType, conforms: Bool) {
        #expect(type.conforms(to: other) == conforms)
    }

    @Test("A type is written as its identifier and read back, also one that is not known here")
    func coding() throws {
        let data = try JSONEncoder().encode([UTType.png])
        #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
        let types = try JSONDecoder().decode([UTType].self, from: Data(#"["public.png", "org.example.own"]"#.utf8))
        #expect(types.map(\.identifier) == ["public.png", "org.example.own"])
        #expect(types[0] == .png)
    }
}
