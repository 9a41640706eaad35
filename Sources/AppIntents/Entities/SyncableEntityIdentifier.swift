/// The id of an entity that has one on this device and another on all the person's devices.
public struct SyncableEntityIdentifier<
    LocalID: EntityIdentifierConvertible & Hashable & Sendable,
    StableID: EntityIdentifierConvertible & Hashable & Sendable
>: Hashable, Sendable {
    /// The id on this device; `nil` where it is not known here.
    public let local: LocalID?

    /// The id on all devices; `nil` where it has none yet.
    public let stable: StableID?

    private init(_ local: LocalID?, _ stable: StableID?) {
        self.local = local
        self.stable = stable
    }

    /// An identifier of both ids.
    ///
    /// - Parameters:
    ///   - local: The id on this device.
    ///   - stable: The id on all devices; none yet where `nil`.
    public init(local: LocalID, stable: StableID?) {
        self.init(local, stable)
    }

    /// An identifier of one id that is both.
    ///
    /// - Parameter id: The id.
    public init(id: LocalID) where LocalID == StableID {
        self.init(id, id)
    }
}

extension SyncableEntityIdentifier: EntityIdentifierConvertible, CustomStringConvertible {
    private static var stableScheme: String { "stable:" }

    private static var localScheme: String { "local:" }

    /// The id on all devices after `stable:`; where there is none, the one on this device after `local:`.
    public var entityIdentifierString: String {
        if let stable { return Self.stableScheme + stable.entityIdentifierString }
        return Self.localScheme + (local?.entityIdentifierString ?? "")
    }

    /// Reads what ``entityIdentifierString`` gave.
    public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
        if entityIdentifierString.hasPrefix(stableScheme) {
            return StableID.entityIdentifier(for: String(entityIdentifierString.dropFirst(stableScheme.count)))
                .map { Self(nil, $0) }
        }
        guard entityIdentifierString.hasPrefix(localScheme) else { return nil }
        return LocalID.entityIdentifier(for: String(entityIdentifierString.dropFirst(localScheme.count)))
            .map { Self($0, nil) }
    }

    /// The identifier as text.
    public var description: String { entityIdentifierString }
}
