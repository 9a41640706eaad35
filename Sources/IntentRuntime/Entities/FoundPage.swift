import AppIntents

/// A part of the entities that a request asks for.
struct FoundPage: Sendable {
    /// The entities, in order.
    let entities: [any AppEntity]
    /// The entities of which it could not be told whether they fit, or where they stand.
    let unreadable: [UnreadableEntity]
    /// What the query could not look at, in words.
    let missing: [String]
    /// The offset to go on with where there are more.
    let nextOffset: Int?

    /// Takes the part that a request wants.
    ///
    /// - Parameters:
    ///   - found: The entities that fit, in order, one more than are wanted where there are more.
    ///   - unreadable: The entities of which it could not be told whether they fit, or where they stand.
    ///   - missing: What the query could not look at, in words.
    ///   - request: The request.
    init(
        of found: [any AppEntity], unreadable: [UnreadableEntity], missing: [String], for request: FindRequest
    ) {
        let rest = found.dropFirst(request.offset)
        entities = request.limit.map { Array(rest.prefix($0)) } ?? Array(rest)
        self.unreadable = unreadable
        self.missing = missing
        nextOffset = entities.count < rest.count ? request.offset + entities.count : nil
    }
}
