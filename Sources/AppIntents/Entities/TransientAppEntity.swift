/// An entity that is made for one occasion and is never found by a query.
@_alwaysEmitConformanceMetadata
public protocol TransientAppEntity: AppEntity {
    /// Makes the entity with no property set.
    init()
}

extension TransientAppEntity where DefaultQuery == TransientAppEntityQuery<Self> {
    /// Finds nothing.
    public static var defaultQuery: TransientAppEntityQuery<Self> { TransientAppEntityQuery() }
}

extension TransientAppEntity where ID == UUID {
    /// Tells the entity from others as long as it lives: copies, which share their properties, have the same.
    public var id: UUID {
        let identity = properties.first.map { UInt64(UInt(bitPattern: ObjectIdentifier($0.property))) } ?? 0
        return withUnsafeBytes(of: (UInt64(0), identity.bigEndian)) { bytes in
            UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
        }
    }
}
