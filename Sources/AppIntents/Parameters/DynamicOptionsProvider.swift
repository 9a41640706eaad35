/// Gives the choices of a parameter when they are needed.
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
    /// The choices: an array, or an ``IntentItemCollection`` for choices under headings.
    associatedtype Result: ResultsCollection

    /// The type of the value for where none is given.
    associatedtype DefaultValue: _IntentValue = Never

    /// Works out the choices.
    func results() async throws -> Result

    /// Works out the value for where none is given.
    ///
    /// - Returns: The value, or `nil` for none.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    /// Choices under headings.
    public typealias ItemCollection<Value: _IntentValue> = IntentItemCollection<Value> where Value.ValueType == Value

    /// A group of choices.
    public typealias ItemSection<Value: _IntentValue> = IntentItemSection<Value>

    /// One choice.
    public typealias Item<Value: _IntentValue> = IntentItem<Value>

    /// The values of other parameters of an intent.
    public typealias ParameterDependency<Intent: AppIntent> = IntentParameterDependency<Intent>

    /// No value.
    public func defaultResult() async -> DefaultValue? { nil }
}
