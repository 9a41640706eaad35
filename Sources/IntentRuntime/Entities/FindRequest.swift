/// A request for entities.
public struct FindRequest: Sendable {
    /// The name of the entity type.
    public var entity: String
    /// Words that the entities must be found by.
    public var text: String?
    /// Conditions such as `isPinned = true`, all of which must hold.
    public var conditions: [String]
    /// The property to sort by, after a `-` downwards.
    public var sort: String?
    /// How many are wanted at most.
    public var limit: Int?

    /// Makes a request.
    ///
    /// - Parameters:
    ///   - entity: The name of the entity type.
    ///   - text: Words that the entities must be found by.
    ///   - conditions: Conditions, all of which must hold.
    ///   - sort: The property to sort by, after a `-` downwards.
    ///   - limit: How many are wanted at most.
    public init(
        entity: String, text: String? = nil, conditions: [String] = [], sort: String? = nil, limit: Int? = nil
    ) {
        self.entity = entity
        self.text = text
        self.conditions = conditions
        self.sort = sort
        self.limit = limit
    }
}
