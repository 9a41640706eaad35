extension NSUserActivity: AppEntityAnnotatable {
    /// The entity that is on the screen while this activity is current; `nil` takes it back.
    public var appEntityIdentifier: EntityIdentifier? {
        get { entityIdentifier as? EntityIdentifier }
        set { entityIdentifier = newValue }
    }
}
