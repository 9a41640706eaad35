/// Where in an app, or for what, words are searched.
public enum StringSearchScope: String, AppEnum {
    /// Anything that the app has.
    case general
    /// Films.
    case movies
    /// Series and their episodes.
    case tv
    /// Videos that people make.
    case freeformVideo

    /// What a person calls a scope.
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Search Scope"

    /// What a person calls each scope.
    public static let caseDisplayRepresentations: [StringSearchScope: DisplayRepresentation] = [
        .general: "General", .movies: "Movies", .tv: "TV", .freeformVideo: "Videos",
    ]
}
