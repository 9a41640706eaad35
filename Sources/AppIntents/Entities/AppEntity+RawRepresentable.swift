extension AppEntity where Self: RawRepresentable, ID == RawValue {
    /// The raw value.
    public var id: RawValue { rawValue }
}
