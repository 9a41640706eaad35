extension UTType {
    /// The type `public.item`.
    public static var item: UTType { UTType(declared: "public.item") }

    /// The type `public.content`.
    public static var content: UTType { UTType(declared: "public.content") }

    /// The type `public.composite-content`.
    public static var compositeContent: UTType { UTType(declared: "public.composite-content") }

    /// The type `public.data`.
    public static var data: UTType { UTType(declared: "public.data") }

    /// The type `public.directory`.
    public static var directory: UTType { UTType(declared: "public.directory") }

    /// The type `public.folder`.
    public static var folder: UTType { UTType(declared: "public.folder") }

    /// The type `public.url`.
    public static var url: UTType { UTType(declared: "public.url") }

    /// The type `public.file-url`.
    public static var fileURL: UTType { UTType(declared: "public.file-url") }

    /// The type `public.text`.
    public static var text: UTType { UTType(declared: "public.text") }

    /// The type `public.plain-text`.
    public static var plainText: UTType { UTType(declared: "public.plain-text") }

    /// The type `public.utf8-plain-text`.
    public static var utf8PlainText: UTType { UTType(declared: "public.utf8-plain-text") }

    /// The type `public.delimited-values-text`.
    public static var delimitedText: UTType { UTType(declared: "public.delimited-values-text") }

    /// The type `public.comma-separated-values-text`.
    public static var commaSeparatedText: UTType { UTType(declared: "public.comma-separated-values-text") }

    /// The type `public.tab-separated-values-text`.
    public static var tabSeparatedText: UTType { UTType(declared: "public.tab-separated-values-text") }

    /// The type `public.rtf`.
    public static var rtf: UTType { UTType(declared: "public.rtf") }

    /// The type `public.html`.
    public static var html: UTType { UTType(declared: "public.html") }

    /// The type `public.xml`.
    public static var xml: UTType { UTType(declared: "public.xml") }

    /// The type `public.yaml`.
    public static var yaml: UTType { UTType(declared: "public.yaml") }

    /// The type `public.json`.
    public static var json: UTType { UTType(declared: "public.json") }

    /// The type `public.source-code`.
    public static var sourceCode: UTType { UTType(declared: "public.source-code") }

    /// The type `public.swift-source`.
    public static var swiftSource: UTType { UTType(declared: "public.swift-source") }

    /// The type `com.adobe.pdf`.
    public static var pdf: UTType { UTType(declared: "com.adobe.pdf") }

    /// The type `public.image`.
    public static var image: UTType { UTType(declared: "public.image") }

    /// The type `public.jpeg`.
    public static var jpeg: UTType { UTType(declared: "public.jpeg") }

    /// The type `public.tiff`.
    public static var tiff: UTType { UTType(declared: "public.tiff") }

    /// The type `com.compuserve.gif`.
    public static var gif: UTType { UTType(declared: "com.compuserve.gif") }

    /// The type `public.png`.
    public static var png: UTType { UTType(declared: "public.png") }

    /// The type `com.microsoft.bmp`.
    public static var bmp: UTType { UTType(declared: "com.microsoft.bmp") }

    /// The type `com.microsoft.ico`.
    public static var ico: UTType { UTType(declared: "com.microsoft.ico") }

    /// The type `public.svg-image`.
    public static var svg: UTType { UTType(declared: "public.svg-image") }

    /// The type `public.heif`.
    public static var heif: UTType { UTType(declared: "public.heif") }

    /// The type `public.heic`.
    public static var heic: UTType { UTType(declared: "public.heic") }

    /// The type `org.webmproject.webp`.
    public static var webP: UTType { UTType(declared: "org.webmproject.webp") }

    /// The type `public.audiovisual-content`.
    public static var audiovisualContent: UTType { UTType(declared: "public.audiovisual-content") }

    /// The type `public.movie`.
    public static var movie: UTType { UTType(declared: "public.movie") }

    /// The type `public.video`.
    public static var video: UTType { UTType(declared: "public.video") }

    /// The type `public.audio`.
    public static var audio: UTType { UTType(declared: "public.audio") }

    /// The type `com.apple.quicktime-movie`.
    public static var quickTimeMovie: UTType { UTType(declared: "com.apple.quicktime-movie") }

    /// The type `public.mpeg`.
    public static var mpeg: UTType { UTType(declared: "public.mpeg") }

    /// The type `public.mpeg-4`.
    public static var mpeg4Movie: UTType { UTType(declared: "public.mpeg-4") }

    /// The type `public.avi`.
    public static var avi: UTType { UTType(declared: "public.avi") }

    /// The type `public.mp3`.
    public static var mp3: UTType { UTType(declared: "public.mp3") }

    /// The type `public.mpeg-4-audio`.
    public static var mpeg4Audio: UTType { UTType(declared: "public.mpeg-4-audio") }

    /// The type `com.microsoft.waveform-audio`.
    public static var wav: UTType { UTType(declared: "com.microsoft.waveform-audio") }

    /// The type `public.aiff-audio`.
    public static var aiff: UTType { UTType(declared: "public.aiff-audio") }

    /// The type `public.archive`.
    public static var archive: UTType { UTType(declared: "public.archive") }

    /// The type `org.gnu.gnu-zip-archive`.
    public static var gzip: UTType { UTType(declared: "org.gnu.gnu-zip-archive") }

    /// The type `public.bzip2-archive`.
    public static var bz2: UTType { UTType(declared: "public.bzip2-archive") }

    /// The type `public.zip-archive`.
    public static var zip: UTType { UTType(declared: "public.zip-archive") }

    /// The type `public.tar-archive`.
    public static var tarArchive: UTType { UTType(declared: "public.tar-archive") }

    /// The type `public.spreadsheet`.
    public static var spreadsheet: UTType { UTType(declared: "public.spreadsheet") }

    /// The type `public.presentation`.
    public static var presentation: UTType { UTType(declared: "public.presentation") }

    /// The type `public.message`.
    public static var message: UTType { UTType(declared: "public.message") }

    /// The type `public.email-message`.
    public static var emailMessage: UTType { UTType(declared: "public.email-message") }

    /// The type `public.contact`.
    public static var contact: UTType { UTType(declared: "public.contact") }

    /// The type `public.vcard`.
    public static var vCard: UTType { UTType(declared: "public.vcard") }

    /// The type `public.calendar-event`.
    public static var calendarEvent: UTType { UTType(declared: "public.calendar-event") }

    /// The type `org.idpf.epub-container`.
    public static var epub: UTType { UTType(declared: "org.idpf.epub-container") }

    /// The type `public.font`.
    public static var font: UTType { UTType(declared: "public.font") }

    /// The type `public.log`.
    public static var log: UTType { UTType(declared: "public.log") }
}
