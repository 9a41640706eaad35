import AppIntents

/// What a query of entities can do, as far as can be told.
struct QueryAbilities: Sendable {
    /// The names of the query and of the entity type.
    let names: (query: String, entity: String)
    /// Whether it finds entities by words.
    let findsWords: Bool
    /// Whether it can tell all entities, among which words are then looked for.
    let listsAll: Bool
    /// The types of the dependencies that nobody registered.
    let missing: [String]
    /// How many entities it suggested when it was asked; `nil` where it was not, or failed.
    private(set) var suggested: Int?
    /// Whether it has no suggestions of its own.
    private(set) var suggestsByDefault = false
    /// The conditions and orders that it takes over.
    private(set) var properties: EntityQueryAbilities?
    /// What it failed with when it was asked.
    private(set) var failure: String?

    /// Looks at a query, and asks it what only it can tell.
    ///
    /// - Parameters:
    ///   - query: The query.
    ///   - names: The names of the query and of the entity type.
    ///   - needsSuggestions: Whether it matters what it suggests, also where it finds entities in other ways.
    ///   - limit: How long the query may take for an answer.
    init(
        of query: any EntityQuery, named names: (query: String, entity: String), needsSuggestions: Bool,
        within limit: Duration
    ) async {
        self.names = names
        findsWords = query is any EntityStringQuery
        listsAll = query is any EnumerableEntityQuery || query is any EntityPropertyQuery
        missing = missingDependencies(of: query)
        // Without what it depends on it cannot be asked.
        guard missing.isEmpty else { return }
        do {
            if let query = query as? any EntityPropertyQuery {
                properties = try await Self.answer(within: limit) { try await query.abilities() }
            }
            if needsSuggestions || !(findsWords || listsAll) {
                let listener = DefaultSuggestions()
                suggested = try await DefaultSuggestions.$listener.withValue(listener) {
                    try await Self.answer(within: limit) { try await query.anySuggestions().count }
                }
                suggestsByDefault = listener.wereAsked
            }
        } catch {
            failure = "\(error)"
        }
    }

    /// Whether somebody who has no id can come to an entity.
    var findsWithoutID: Bool { findsWords || listsAll || !suggestsByDefault }

    /// Whether somebody who has no id comes to entities by its suggestions alone, and there are none now.
    var hasNone: Bool { !findsWords && !listsAll && !suggestsByDefault && suggested == 0 }

    /// What it can do, in a few words.
    var words: String {
        var ways = ["by id"]
        if findsWords { ways.append("by words") }
        if listsAll { ways.append(findsWords ? "all" : "all, and words among them") }
        if let suggested, !suggestsByDefault { ways.append("\(suggested) suggested") }
        if let properties {
            let conditions = properties.conditions.map { condition in
                condition.property + " (" + condition.comparisons.map(\.rawValue).joined(separator: ", ") + ")"
            }
            if !conditions.isEmpty { ways.append("by " + conditions.listed("and")) }
            if !properties.orders.isEmpty { ways.append("sorted by " + properties.orders.listed("or")) }
        }
        return ways.joined(separator: "; ")
    }

    /// An app's answer; one that takes too long is not waited for.
    private static func answer<Value: Sendable>(
        within limit: Duration, _ body: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let first = FirstAnswer<Result<Value, any Error>>()
        let work = Task {
            do {
                first.give(.success(try await body()))
            } catch {
                first.give(.failure(error))
            }
        }
        let watchdog = Task {
            try await Task.sleep(for: limit)
            let words = limit.formatted(.units(allowed: [.seconds, .milliseconds], width: .wide))
            first.give(.failure(IntentSystemError.failed("gave no answer within \(words)")))
        }
        defer {
            work.cancel()
            watchdog.cancel()
        }
        return try await first.wait().get()
    }
}
