/// Entities that were found, and whether they are all.
public struct FoundEntities: Sendable {
    /// The entities that can be told, in order.
    public let records: [EntityRecord]
    /// The entities that were found and cannot be told.
    public let unreadable: [UnreadableEntity]
    /// What the app could not look at, in words.
    public let missing: [String]
    /// The offset to go on with where there are more than were wanted; `nil` where there are no more.
    public let nextOffset: Int?

    /// Makes an answer.
    ///
    /// - Parameters:
    ///   - records: The entities that can be told, in order.
    ///   - unreadable: The entities that were found and cannot be told.
    ///   - missing: What the app could not look at, in words.
    ///   - nextOffset: The offset to go on with where there are more.
    public init(
        _ records: [EntityRecord], unreadable: [UnreadableEntity] = [], missing: [String] = [], nextOffset: Int? = nil
    ) {
        self.records = records
        self.unreadable = unreadable
        self.missing = missing
        self.nextOffset = nextOffset
    }

    /// Whether these are all that fit, from the offset of the request on.
    public var isComplete: Bool { nextOffset == nil && gaps.isEmpty }

    /// Why these are not all, in words, with how to go on; `nil` where they are.
    public var incompleteBecause: String? {
        let more = nextOffset.map { "there are more than the \(count) told: go on with the offset \($0)" }
        let sentences = [more].compactMap(\.self) + gaps
        return sentences.isEmpty ? nil : sentences.joined(separator: "; ")
    }

    /// What was left out, and why, each in words on a line; going on does not bring it.
    public var gaps: [String] {
        let named = unreadable.prefix(Self.named).map { "left out, since it cannot be told: \($0.words)" }
        let more = unreadable.count - named.count
        return missing + named + (more > 0 ? ["left out, since they cannot be told: \(more) more"] : [])
    }

    /// How many of those left out are named.
    private static let named = 5
}
