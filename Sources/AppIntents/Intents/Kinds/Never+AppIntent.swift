// An intent that cannot be: there is no value of this type, so that none of its members is ever used.
extension Never: AppIntent {
    /// There is no such intent.
    public static var title: LocalizedStringResource { "Never" }

    /// It is not offered.
    public static var isDiscoverable: Bool { false }

    /// Makes nothing: a value of this type would be a mistake in the program, which stops it.
    public init() {
        preconditionFailure("There is no intent of type Never")
    }

    /// Does nothing.
    public func perform() async throws -> Never {
        switch self {}
    }
}
