/// Pictures, sound, film and scenes.
extension UTType {
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

    /// The type `com.apple.icns`.
    public static var icns: UTType { UTType(declared: "com.apple.icns") }

    /// The type `public.camera-raw-image`.
    public static var rawImage: UTType { UTType(declared: "public.camera-raw-image") }

    /// The type `com.apple.live-photo`.
    public static var livePhoto: UTType { UTType(declared: "com.apple.live-photo") }

    /// The type `public.heics`.
    public static var heics: UTType { UTType(declared: "public.heics") }

    /// The type `com.ilm.openexr-image`.
    public static var exr: UTType { UTType(declared: "com.ilm.openexr-image") }

    /// The type `com.adobe.raw-image`.
    public static var dng: UTType { UTType(declared: "com.adobe.raw-image") }

    /// The type `public.jpeg-xl`.
    public static var jpegxl: UTType { UTType(declared: "public.jpeg-xl") }

    /// The type `public.3d-content`.
    public static var threeDContent: UTType { UTType(declared: "public.3d-content") }

    /// The type `com.pixar.universal-scene-description`.
    public static var usd: UTType { UTType(declared: "com.pixar.universal-scene-description") }

    /// The type `com.pixar.universal-scene-description-mobile`.
    public static var usdz: UTType { UTType(declared: "com.pixar.universal-scene-description-mobile") }

    /// The type `com.apple.reality`.
    public static var realityFile: UTType { UTType(declared: "com.apple.reality") }

    /// The type `com.apple.scenekit.scene`.
    public static var sceneKitScene: UTType { UTType(declared: "com.apple.scenekit.scene") }

    /// The type `com.apple.arobject`.
    public static var arReferenceObject: UTType { UTType(declared: "com.apple.arobject") }

    /// The type `public.mpeg-2-video`.
    public static var mpeg2Video: UTType { UTType(declared: "public.mpeg-2-video") }

    /// The type `public.mpeg-2-transport-stream`.
    public static var mpeg2TransportStream: UTType { UTType(declared: "public.mpeg-2-transport-stream") }

    /// The type `com.apple.protected-mpeg-4-audio`.
    public static var appleProtectedMPEG4Audio: UTType { UTType(declared: "com.apple.protected-mpeg-4-audio") }

    /// The type `com.apple.protected-mpeg-4-video`.
    public static var appleProtectedMPEG4Video: UTType { UTType(declared: "com.apple.protected-mpeg-4-video") }

    /// The type `public.midi-audio`.
    public static var midi: UTType { UTType(declared: "public.midi-audio") }

    /// The type `public.playlist`.
    public static var playlist: UTType { UTType(declared: "public.playlist") }

    /// The type `public.m3u-playlist`.
    public static var m3uPlaylist: UTType { UTType(declared: "public.m3u-playlist") }
}
