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
    public var limit: Int? {
        didSet { limit = limit.map { Swift.max($0, 0) } }
    }
    /// How many of the first are left out, since they were told before.
    public var offset: Int {
        didSet { offset = Swift.max(offset, 0) }
    }

    /// Makes a request.
    ///
    /// - Parameters:
    ///   - entity: The name of the entity type.
    ///   - text: Words that the entities must be found by.
    ///   - conditions: Conditions, all of which must hold.
    ///   - sort: The property to sort by, after a `-` downwards.
    ///   - limit: How many are wanted at most; less than none is none.
    ///   - offset: How many of the first are left out.
    public init(
        entity: String, text: String? = nil, conditions: [String] = [], sort: String? = nil, limit: Int? = nil,
        offset: Int = 0
    ) {
        self.entity = entity
        self.text = text
        self.conditions = conditions
        self.sort = sort
        self.limit = limit.map { Swift.max($0, 0) }
        self.offset = Swift.max(offset, 0)
    }

    /// How many entities tell all that is wanted to be known: those wanted, those before them, and one that says whether there are more.
    var needed: Int? {
        limit.flatMap { limit in
            let (sum, overflows) = limit.addingReportingOverflow(offset)
            return overflows || sum == .max ? nil : sum + 1
        }
    }
}
