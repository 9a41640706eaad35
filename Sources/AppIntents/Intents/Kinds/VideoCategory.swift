/// A kind of video.
public enum VideoCategory: Sendable, Hashable {
    /// Films.
    case movies
    /// Series and their episodes.
    case tv
    /// Videos that people make.
    case freeform
}
