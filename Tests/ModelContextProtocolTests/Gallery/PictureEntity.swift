import AppIntents
import Foundation

/// A picture with its file, a long text, and an icon.
struct PictureEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Picture"
    static let defaultQuery = PictureQuery()

    /// The first bytes of each PNG file, and some more.
    static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + Data(0..<100)
    /// 63,000 bytes in which characters of one, two, three and four bytes come at ever other places.
    static let longText = String(repeating: "aü€🚢 and so on\n", count: 3_000)

    /// 200,000 bytes that are no text.
    static let bytes = Data((0..<200_000).map { UInt8($0 % 251) })
    static let longCaption = String(repeating: "A caption. ", count: 4_000)

    let id: String
    @Property(title: "File") var file: IntentFile
    @Property(title: "Prints") var prints: [IntentFile]
    @Property(title: "Modification Date") var modificationDate: Date
    @Property(title: "Caption") var caption: String
    @Property(title: "Camera") var camera: String?
    @Property(title: "Content") var content: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "Picture \(id)", image: .init(data: id == "large" ? Data(Self.png + Data(count: 5_000)) : Self.png))
    }

    init(id: String) {
        self.id = id
        file = IntentFile(data: Self.png, filename: "\(id).png")
        prints = [
            IntentFile(data: Data("first".utf8), filename: "first.txt"),
            IntentFile(data: Self.bytes, filename: "second.tiff"),
        ]
        modificationDate = Date(timeIntervalSince1970: 1_772_357_400)
        caption = Self.longCaption
        content = Self.longText
    }
}
