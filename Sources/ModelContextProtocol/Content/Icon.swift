import Foundation
import JSON

/// A small picture that clients show beside a thing, with all of it in its URI, so that nothing is fetched.
struct Icon: Sendable {
    /// How many bytes a picture has at most: lists have many of them.
    private static let limit = 2 << 10

    /// The program's own: a square with four fields.
    static let server = Icon(
        source: "data:image/svg+xml;base64,"
            + Data(
                ("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path fill='#47a' "
                    + "d='M1 1h2v2H1zM5 1h2v2H5zM1 5h2v2H1zM5 5h2v2H5z'/></svg>").utf8
            ).base64EncodedString(), mediaType: "image/svg+xml", sizes: "any")

    private let source: String
    private let mediaType: String
    private let sizes: String?

    private init(source: String, mediaType: String, sizes: String? = nil) {
        self.source = source
        self.mediaType = mediaType
        self.sizes = sizes
    }

    /// An icon of a picture; `nil` where the picture is too large, or in a format that not every client shows.
    ///
    /// - Parameter picture: The picture's bytes.
    init?(picture: Data) {
        guard picture.count <= Self.limit,
            let type = Self.formats.first(where: { picture.starts(with: $0.beginning) })?.mediaType
        else { return nil }
        self.init(source: "data:\(type);base64," + picture.base64EncodedString(), mediaType: type)
    }

    private static let formats: [(beginning: [UInt8], mediaType: String)] = [
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "image/png"), ([0xFF, 0xD8, 0xFF], "image/jpeg"),
    ]

    /// The icon as the protocol has it.
    var json: JSONValue {
        var members: JSONObject = ["src": .string(source), "mimeType": .string(mediaType)]
        members["sizes"] = sizes.map { [.string($0)] }
        return .object(members)
    }
}
