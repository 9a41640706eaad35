/// What running an intent does to the world; the first four in the terms of MCP's tool annotations.
public struct IntentEffect: Sendable, Hashable {
    /// Nothing is changed.
    public let isReadOnly: Bool
    /// Something that was there may be gone or altered afterwards.
    public let isDestructive: Bool
    /// A second run with the same values changes nothing more.
    public let isIdempotent: Bool
    /// Something outside the person's own data is reached, or may be.
    public let isOpenWorld: Bool
    /// Something that was there is gone afterwards.
    public let deletes: Bool
    /// Something goes to others.
    public let sends: Bool

    /// Whether something may leave the machine, known to or not.
    public var mayLeaveMachine: Bool { sends || isOpenWorld }

    /// Makes an effect of its parts.
    ///
    /// - Parameters:
    ///   - isReadOnly: Whether nothing is changed.
    ///   - isDestructive: Whether something that was there may be gone or altered.
    ///   - isIdempotent: Whether a second run with the same values changes nothing more.
    ///   - isOpenWorld: Whether something outside the person's own data is reached.
    ///   - deletes: Whether something that was there is gone.
    ///   - sends: Whether something goes to others.
    public init(
        isReadOnly: Bool, isDestructive: Bool, isIdempotent: Bool, isOpenWorld: Bool, deletes: Bool = false,
        sends: Bool = false
    ) {
        self.isReadOnly = isReadOnly
        self.isDestructive = isDestructive
        self.isIdempotent = isIdempotent
        self.isOpenWorld = isOpenWorld
        self.deletes = deletes
        self.sends = sends
    }
}

extension IntentEffect {
    /// It looks.
    static let reading = IntentEffect(isReadOnly: true, isDestructive: false, isIdempotent: true, isOpenWorld: false)
    /// It makes something new and leaves what is there.
    static let adding = IntentEffect(isReadOnly: false, isDestructive: false, isIdempotent: false, isOpenWorld: false)
    /// It alters what is there.
    static let changing = IntentEffect(isReadOnly: false, isDestructive: true, isIdempotent: true, isOpenWorld: false)
    /// It takes away what is there.
    static let deleting = IntentEffect(
        isReadOnly: false, isDestructive: true, isIdempotent: true, isOpenWorld: false, deletes: true)
    /// It has something go to others.
    static let sending = IntentEffect(
        isReadOnly: false, isDestructive: false, isIdempotent: false, isOpenWorld: true, sends: true)
    /// Nobody knows, so it may be anything.
    static let unknown = IntentEffect(isReadOnly: false, isDestructive: true, isIdempotent: false, isOpenWorld: true)

    /// The effect of doing both.
    package func and(_ other: IntentEffect) -> IntentEffect {
        IntentEffect(
            isReadOnly: isReadOnly && other.isReadOnly, isDestructive: isDestructive || other.isDestructive,
            isIdempotent: isIdempotent && other.isIdempotent, isOpenWorld: isOpenWorld || other.isOpenWorld,
            deletes: deletes || other.deletes, sends: sends || other.sends)
    }

    /// The same, where something outside the person's own data is reached.
    var reachingOut: IntentEffect {
        IntentEffect(
            isReadOnly: isReadOnly, isDestructive: isDestructive, isIdempotent: isIdempotent, isOpenWorld: true,
            deletes: deletes, sends: sends)
    }
}
