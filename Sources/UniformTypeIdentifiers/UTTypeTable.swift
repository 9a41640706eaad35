/// What is declared of each type: the identifiers of its supertypes, its file name extensions and its MIME types, the
/// preferred one first.
///
/// Markdown, and the documents of office programs, have no constants of their own in the framework, but are declared
/// types on every system that has an editor for them.
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
        "public.heif-standard": Declaration(["public.image"]),
        "public.heif": Declaration(["public.heif-standard"], ["heif"], ["image/heif"]),
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
        "com.apple.resolvable": Declaration([]),
        "public.disk-image": Declaration(["public.archive"], ["dmg", "iso"]),
        "public.symlink": Declaration(["public.item", "com.apple.resolvable"]),
        "public.executable": Declaration(["public.item"]),
        "com.apple.mount-point": Declaration(["public.item", "com.apple.resolvable"]),
        "com.apple.alias-file": Declaration(["public.data", "com.apple.resolvable"]),
        "com.apple.bookmark": Declaration(["public.data", "com.apple.resolvable"]),
        "public.utf16-external-plain-text": Declaration(["public.plain-text"]),
        "public.utf16-plain-text": Declaration(["public.plain-text"]),
        "public.utf8-tab-separated-values-text": Declaration(
            ["public.tab-separated-values-text", "public.utf8-plain-text"]),
        "public.css": Declaration(["public.text"], ["css"], ["text/css"]),
        "public.assembly-source": Declaration(["public.source-code"], ["s"]),
        "public.c-source": Declaration(["public.source-code"], ["c"], ["text/x-csrc"]),
        "public.objective-c-source": Declaration(["public.source-code"], ["m"], ["text/x-objcsrc"]),
        "public.c-plus-plus-source": Declaration(["public.source-code"], ["cpp", "cc", "cxx"], ["text/x-c++src"]),
        "public.objective-c-plus-plus-source": Declaration(["public.source-code"], ["mm"]),
        "public.c-header": Declaration(["public.source-code"], ["h"], ["text/x-chdr"]),
        "public.c-plus-plus-header": Declaration(["public.source-code"], ["hpp", "hh", "hxx"], ["text/x-c++hdr"]),
        "public.script": Declaration(["public.source-code"]),
        "com.apple.applescript.text": Declaration(["public.script"], ["applescript"]),
        "com.apple.applescript.script": Declaration(["public.data", "public.script"], ["scpt"]),
        "com.apple.applescript.script-bundle": Declaration(
            ["com.apple.bundle", "com.apple.package", "public.script"], ["scptd"]),
        "com.netscape.javascript-source": Declaration(
            ["public.source-code", "public.executable"], ["js", "mjs"], ["text/javascript", "application/javascript"]),
        "public.shell-script": Declaration(
            ["public.script"], ["sh", "command"], ["application/x-sh", "text/x-shellscript"]),
        "public.perl-script": Declaration(["public.shell-script"], ["pl", "pm"], ["text/x-perl"]),
        "public.python-script": Declaration(["public.shell-script"], ["py"], ["text/x-python"]),
        "public.ruby-script": Declaration(["public.shell-script"], ["rb"], ["text/x-ruby"]),
        "public.php-script": Declaration(["public.shell-script"], ["php"], ["application/x-php"]),
        "public.make-source": Declaration(["public.script"], ["mk"], ["text/x-makefile"]),
        "com.apple.property-list": Declaration(["public.data"], ["plist"], ["application/x-plist"]),
        "com.apple.xml-property-list": Declaration(["public.xml", "com.apple.property-list"]),
        "com.apple.binary-property-list": Declaration(["com.apple.property-list"]),
        "com.apple.rtfd": Declaration(["com.apple.package", "public.composite-content"], ["rtfd"]),
        "com.apple.flat-rtfd": Declaration(["public.data", "public.composite-content"]),
        "com.apple.webarchive": Declaration(
            ["public.data", "public.composite-content"], ["webarchive"], ["application/x-webarchive"]),
        "com.apple.icns": Declaration(["public.image"], ["icns"], ["image/icns"]),
        "public.camera-raw-image": Declaration(["public.image"]),
        "com.apple.live-photo": Declaration(["public.content"]),
        "public.heics": Declaration(["public.heif"], ["heics"], ["image/heic-sequence"]),
        "com.ilm.openexr-image": Declaration(["public.image"], ["exr"], ["image/x-exr"]),
        "com.adobe.raw-image": Declaration(["public.camera-raw-image"], ["dng"], ["image/x-adobe-dng"]),
        "public.jpeg-xl": Declaration(["public.image"], ["jxl"], ["image/jxl"]),
        "public.3d-content": Declaration(["public.content"]),
        "com.pixar.universal-scene-description": Declaration(
            ["public.3d-content", "public.data"], ["usd", "usda", "usdc"], ["model/vnd.usd"]),
        "com.pixar.universal-scene-description-mobile": Declaration(
            ["public.3d-content", "public.data"], ["usdz"], ["model/vnd.usdz+zip"]),
        "com.apple.reality": Declaration(["public.3d-content", "public.data"], ["reality"], ["model/vnd.reality"]),
        "com.apple.scenekit.scene": Declaration(["public.3d-content", "public.data"], ["scn"]),
        "com.apple.arobject": Declaration(["public.3d-content", "public.data"], ["arobject"]),
        "public.mpeg-2-video": Declaration(["public.video"], ["m2v"], ["video/mpeg2"]),
        "public.mpeg-2-transport-stream": Declaration(["public.movie"], ["ts"], ["video/mp2t"]),
        "com.apple.protected-mpeg-4-audio": Declaration(["public.audio"], ["m4p"]),
        "com.apple.protected-mpeg-4-video": Declaration(["public.movie"], ["m4v"], ["video/x-m4v"]),
        "public.midi-audio": Declaration(["public.audio"], ["midi", "mid"], ["audio/midi"]),
        "public.playlist": Declaration(["public.data"]),
        "public.m3u-playlist": Declaration(
            ["public.text", "public.playlist"], ["m3u", "m3u8"], ["audio/x-mpegurl", "application/vnd.apple.mpegurl"]),
        "public.volume": Declaration(["public.folder"]),
        "com.apple.package": Declaration(["public.directory"]),
        "com.apple.bundle": Declaration(["public.directory"]),
        "com.apple.plugin": Declaration(["com.apple.bundle", "com.apple.package"], ["plugin"]),
        "com.apple.metadata-importer": Declaration(["com.apple.plugin"], ["mdimporter"]),
        "com.apple.quicklook-generator": Declaration(["com.apple.plugin"], ["qlgenerator"]),
        "com.apple.xpc-service": Declaration(["com.apple.bundle", "com.apple.package"], ["xpc"]),
        "com.apple.framework": Declaration(["com.apple.bundle"], ["framework"]),
        "com.apple.application": Declaration(["public.executable"]),
        "com.apple.application-bundle": Declaration(
            ["com.apple.application", "com.apple.bundle", "com.apple.package"], ["app"]),
        "com.apple.application-and-system-extension": Declaration(["com.apple.plugin"], ["appex"]),
        "public.unix-executable": Declaration(["public.data", "public.executable"], [], ["application/x-executable"]),
        "com.microsoft.windows-executable": Declaration(
            ["public.data", "public.executable"], ["exe"], ["application/x-msdownload"]),
        "com.apple.systempreference.prefpane": Declaration(["com.apple.plugin"], ["prefPane"]),
        "com.apple.archive": Declaration(["public.data", "public.archive"], ["aar"]),
        "public.database": Declaration(["public.data"]),
        "public.to-do-item": Declaration([]),
        "com.apple.internet-location": Declaration(["public.data"]),
        "com.microsoft.internet-shortcut": Declaration(["com.apple.internet-location"], ["url"]),
        "public.bookmark": Declaration([]),
        "com.rsa.pkcs-12": Declaration(["public.data"], ["p12", "pfx"], ["application/x-pkcs12"]),
        "public.x509-certificate": Declaration(
            ["public.data"], ["cer", "crt", "der"], ["application/x-x509-ca-cert", "application/pkix-cert"]),
        "com.apple.haptics.ahap": Declaration(["public.json"], ["ahap"]),
        "public.geojson": Declaration(["public.json"], ["geojson"], ["application/geo+json"]),
        "com.apple.linkpresentation.metadata": Declaration(["public.data"]),
        "com.microsoft.word.doc": Declaration(
            ["public.data", "public.composite-content"], ["doc"], ["application/msword"]),
        "com.microsoft.excel.xls": Declaration(
            ["public.data", "public.spreadsheet"], ["xls"], ["application/vnd.ms-excel"]),
        "com.microsoft.powerpoint.ppt": Declaration(
            ["public.data", "public.presentation"], ["ppt"], ["application/vnd.ms-powerpoint"]),
        "org.openxmlformats.wordprocessingml.document": Declaration(
            ["public.data", "public.composite-content"], ["docx"],
            ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"]),
        "org.openxmlformats.spreadsheetml.sheet": Declaration(
            ["public.data", "public.spreadsheet"], ["xlsx"],
            ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"]),
        "org.openxmlformats.presentationml.presentation": Declaration(
            ["public.data", "public.presentation"], ["pptx"],
            ["application/vnd.openxmlformats-officedocument.presentationml.presentation"]),
        "org.oasis-open.opendocument.text": Declaration(
            ["public.data", "public.composite-content"], ["odt"], ["application/vnd.oasis.opendocument.text"]),
        "org.oasis-open.opendocument.spreadsheet": Declaration(
            ["public.data", "public.spreadsheet"], ["ods"], ["application/vnd.oasis.opendocument.spreadsheet"]),
        "org.oasis-open.opendocument.presentation": Declaration(
            ["public.data", "public.presentation"], ["odp"], ["application/vnd.oasis.opendocument.presentation"]),
        "org.xiph.flac": Declaration(["public.audio"], ["flac"], ["audio/flac"]),
        "org.7-zip.7-zip-archive": Declaration(["public.archive"], ["7z"], ["application/x-7z-compressed"]),
    ]

    /// The identifiers of the types of a tag, those that prefer it first.
    ///
    /// - Parameters:
    ///   - tag: The tag, as its class writes it.
    ///   - tagClass: The class.
    static func identifiers(tag: String, tagClass: UTTagClass) -> [String] {
        switch tagClass {
        case .filenameExtension: return byExtension[tag] ?? []
        case .mimeType:
            if let identifiers = byMIMEType[tag] { return identifiers }
            let database = SharedMIMEInfo.current
            let canonical = database.canonicalName(of: tag)
            return byMIMEType[canonical] ?? database.aliases(of: canonical).compactMap { byMIMEType[$0] }.first ?? []
        default: return []
        }
    }

    private static let byExtension = index(\.filenameExtensions)

    private static let byMIMEType = index(\.mimeTypes)

    private static func index(_ tags: (Declaration) -> [String]) -> [String: [String]] {
        var ranked: [String: [(rank: Int, identifier: String)]] = [:]
        for (identifier, declaration) in byIdentifier {
            for (rank, tag) in tags(declaration).enumerated() {
                ranked[tag.lowercased(), default: []].append((rank, identifier))
            }
        }
        return ranked.mapValues { entries in entries.sorted(by: <).map(\.identifier) }
    }
}
