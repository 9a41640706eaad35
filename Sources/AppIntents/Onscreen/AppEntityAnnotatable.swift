/// Something of the system's that can say which entity it shows.
public protocol AppEntityAnnotatable {
    /// The entity shown, if any.
    var appEntityIdentifier: EntityIdentifier? { get set }
}
