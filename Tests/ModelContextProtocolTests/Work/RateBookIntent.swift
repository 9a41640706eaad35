import AppIntents

/// Rates a book.
struct RateBookIntent: AppIntent {
    static let title: LocalizedStringResource = "Rate Book"

    @Parameter(title: "Stars", inclusiveRange: (1, 5)) var stars: Int
    @Parameter(title: "Genres") var genres: [Genre]

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "\(stars) \(genres.map(\.rawValue).joined(separator: "+"))")
    }
}
