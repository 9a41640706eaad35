/// A resolver that makes numbers and holds them against the bounds that the parameter declares.
public protocol RangeCheckingResolver: Resolver {}

extension RangeCheckingResolver {
    /// Holds a value against the bounds of its parameter.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - context: What is known of the parameter.
    /// - Throws: ``ParameterRangeError`` where the value is outside. A value that is no number, or a parameter without bounds, is never
    ///   outside.
    public func checkParameterRangeContains<Value>(value: Value, context: IntentParameterContext<Output>) throws {
        let number: Double
        switch value {
        case let value as Int: number = Double(value)
        case let value as Double: number = value
        default: return
        }
        let low = context.declaration.minimum ?? -.infinity
        let high = context.declaration.maximum ?? .infinity
        guard low <= high, !(low...high).contains(number) else { return }
        throw ParameterRangeError(title: String(localized: context.title), value: number, low: low, high: high)
    }
}
