/// An intent that finds a video by words and plays it.
@_alwaysEmitConformanceMetadata
public protocol PlayVideoIntent: SystemIntent {
    /// The kinds of video that the app has.
    static var supportedCategories: [VideoCategory] { get }

    /// The words.
    var term: String { get set }
}
