extension NSNull: _IntentValue {
    /// No value but nothing.
    public typealias ValueType = NSNull
    /// No value but nothing.
    public typealias UnwrappedType = NSNull

    /// How nothing is read.
    public static var defaultResolverSpecification: EmptyResolverSpecification<NSNull> { EmptyResolverSpecification() }
}

extension NSNull {
    /// Takes nothing as nothing.
    public struct NullResolver: Resolver {
        /// Makes the resolver.
        public init() {}

        /// Takes nothing as nothing.
        public func resolve(from input: NSNull, context: IntentParameterContext<NSNull>) async throws -> NSNull? {
            input
        }
    }
}
