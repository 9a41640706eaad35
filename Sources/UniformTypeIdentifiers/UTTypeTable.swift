/// What is declared of each type: the identifiers of its supertypes, its file name extensions and its MIME types, the preferred one first.
///
/// Markdown has no constant of its own in the framework, but is a declared type on every system that has an editor for it.
enum UTTypeTable {
    /// One type's declaration.
    struct Declaration: Sendable {
        let supertypes: [String]
        let filenameExtensions: [String]
        let mimeTypes: [String]

        init(_ supertypes: [String], _ filenameExtensions: [String] = [], _ mimeTypes: [String] = []) {
            self.supertypes = supertypes
            self.filenameExtensions = filenameExtensions
            self.mimeTypes = mimeTypes
        }
    }

    /// The declarations by identifier.
    static let byIdentifier: [String: Declaration] = [
        "public.item": Declaration([]),
        "public.content": Declaration([]),
        "public.composite-content": Declaration(["public.content"]),
        "public.data": Declaration(["public.item"], [], ["application/octet-stream"]),
        "public.directory": Declaration(["public.item"], [], ["inode/directory"]),
        "public.folder": Declaration(["public.directory"]),
        "public.url": Declaration(["public.data"], [], ["text/uri-list"]),
        "public.file-url": Declaration(["public.url"]),
        "public.text": Declaration(["public.data", "public.content"]),
        "public.plain-text": Declaration(["public.text"], ["txt", "text"], ["text/plain"]),
        "public.utf8-plain-text": Declaration(["public.plain-text"]),
        "public.delimited-values-text": Declaration(["public.text"]),
        "public.comma-separated-values-text": Declaration(["public.delimited-values-text"], ["csv"], ["text/csv"]),
        "public.tab-separated-values-text": Declaration(
            ["public.delimited-values-text"], ["tsv"], ["text/tab-separated-values"]),
        "public.rtf": Declaration(["public.text"], ["rtf"], ["text/rtf", "application/rtf"]),
        "public.html": Declaration(["public.text"], ["html", "htm"], ["text/html"]),
        "public.xml": Declaration(["public.text"], ["xml"], ["application/xml", "text/xml"]),
        "public.yaml": Declaration(["public.text"], ["yaml", "yml"], ["application/yaml", "text/yaml"]),
        "public.json": Declaration(["public.text"], ["json"], ["application/json"]),
        "public.source-code": Declaration(["public.plain-text"]),
        "public.swift-source": Declaration(["public.source-code"], ["swift"], ["text/x-swift"]),
        "com.adobe.pdf": Declaration(["public.data", "public.composite-content"], ["pdf"], ["application/pdf"]),
        "public.image": Declaration(["public.data", "public.content"]),
        "public.jpeg": Declaration(["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg"]),
        "public.tiff": Declaration(["public.image"], ["tiff", "tif"], ["image/tiff"]),
        "com.compuserve.gif": Declaration(["public.image"], ["gif"], ["image/gif"]),
        "public.png": Declaration(["public.image"], ["png"], ["image/png"]),
        "com.microsoft.bmp": Declaration(["public.image"], ["bmp"], ["image/bmp"]),
        "com.microsoft.ico": Declaration(["public.image"], ["ico"], ["image/vnd.microsoft.icon"]),
        "public.svg-image": Declaration(["public.image"], ["svg"], ["image/svg+xml"]),
        "public.heif": Declaration(["public.image"], ["heif"], ["image/heif"]),
        "public.heic": Declaration(["public.heif"], ["heic"], ["image/heic"]),
        "org.webmproject.webp": Declaration(["public.image"], ["webp"], ["image/webp"]),
        "public.audiovisual-content": Declaration(["public.data", "public.content"]),
        "public.movie": Declaration(["public.audiovisual-content"]),
        "public.video": Declaration(["public.movie"]),
        "public.audio": Declaration(["public.audiovisual-content"]),
        "com.apple.quicktime-movie": Declaration(["public.movie"], ["mov", "qt"], ["video/quicktime"]),
        "public.mpeg": Declaration(["public.movie"], ["mpg", "mpeg"], ["video/mpeg"]),
        "public.mpeg-4": Declaration(["public.movie"], ["mp4"], ["video/mp4"]),
        "public.avi": Declaration(["public.movie"], ["avi"], ["video/x-msvideo"]),
        "public.mp3": Declaration(["public.audio"], ["mp3"], ["audio/mpeg"]),
        "public.mpeg-4-audio": Declaration(["public.audio"], ["m4a"], ["audio/mp4"]),
        "com.microsoft.waveform-audio": Declaration(["public.audio"], ["wav"], ["audio/wav"]),
        "public.aiff-audio": Declaration(["public.audio"], ["aiff", "aif"], ["audio/aiff"]),
        "public.archive": Declaration(["public.data"]),
        "org.gnu.gnu-zip-archive": Declaration(["public.archive"], ["gz"], ["application/gzip"]),
        "public.bzip2-archive": Declaration(["public.archive"], ["bz2"], ["application/x-bzip2"]),
        "public.zip-archive": Declaration(["public.archive"], ["zip"], ["application/zip"]),
        "public.tar-archive": Declaration(["public.archive"], ["tar"], ["application/x-tar"]),
        "public.spreadsheet": Declaration(["public.content"]),
        "public.presentation": Declaration(["public.composite-content"]),
        "public.message": Declaration([]),
        "public.email-message": Declaration(["public.message"], ["eml"], ["message/rfc822"]),
        "public.contact": Declaration([]),
        "public.vcard": Declaration(["public.text", "public.contact"], ["vcf"], ["text/vcard"]),
        "public.calendar-event": Declaration(["public.content"], ["ics"], ["text/calendar"]),
        "org.idpf.epub-container": Declaration(
            ["public.data", "public.composite-content"], ["epub"], ["application/epub+zip"]),
        "public.font": Declaration(["public.data"]),
        "public.log": Declaration(["public.plain-text"], ["log"]),
        "net.daringfireball.markdown": Declaration(["public.text"], ["md", "markdown"], ["text/markdown"]),
    ]

    /// The identifier for each extension.
    static let byExtension = index(\.filenameExtensions)

    /// The identifier for each MIME type.
    static let byMIMEType = index(\.mimeTypes)

    private static func index(_ tags: (Declaration) -> [String]) -> [String: String] {
        byIdentifier.reduce(into: [:]) { table, entry in
            for tag in tags(entry.value) { table[tag] = entry.key }
        }
    }
}
