/// Writes whole numbers as text: one number as one text, several as several.
public struct StringFromIntResolver<Input: _IntentValue, Output: _IntentValue>: Resolver
where Output.ValueType == String {
    /// Makes the resolver.
    public init() where Input == Int, Output == String {}

    /// Makes the resolver for several numbers, or for numbers that may be missing.
    public init() where Input.ValueType == Int {}

    /// Writes a whole number as text.
    ///
    /// - Returns: The text; `nil` where there is no number, or the parameter takes another number of texts.
    public func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output? {
        switch input {
        case let number as Int: Output.self == [String].self ? [String(number)] as? Output : String(number) as? Output
        case let numbers as [Int]: numbers.map { String($0) } as? Output
        case let numbers as Set<Int>: numbers.sorted().map { String($0) } as? Output
        default: nil
        }
    }
}
