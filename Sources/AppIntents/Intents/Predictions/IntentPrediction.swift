/// How a suggestion of an intent reads that has certain parameters.
public struct IntentPrediction<Intent: AppIntent, Values>: IntentPredictionConfiguration {
    /// The key path of a parameter.
    public typealias ParameterPath<Value: _IntentValue & Sendable> = any KeyPath<Intent, IntentParameter<Value>>
        & Sendable

    let describe: @Sendable (Intent) -> DisplayRepresentation?

    /// How a suggestion reads, whatever its parameters.
    ///
    /// - Parameter displayRepresentation: How it reads.
    public init(displayRepresentation: DisplayRepresentation) where Values == Void {
        describe = { _ in displayRepresentation }
    }

    /// How a suggestion reads, whatever its parameters.
    ///
    /// - Parameter displayRepresentation: Gives how it reads.
    public init(displayRepresentation: @escaping @Sendable () -> DisplayRepresentation) where Values == Void {
        describe = { _ in displayRepresentation() }
    }

    /// How a suggestion reads, by two parameters.
    ///
    /// - Parameters:
    ///   - parameters: The key paths of the parameters, such as `\.$trail`.
    ///   - displayRepresentation: How the suggestion reads, from the values.
    public init<A: _IntentValue & Sendable, B: _IntentValue & Sendable>(
        parameters: (ParameterPath<A>, ParameterPath<B>),
        displayRepresentation: @escaping @Sendable (A, B) -> DisplayRepresentation
    ) where Values == (A, B) {
        describe = { intent in
            guard let first = intent[keyPath: parameters.0].valueIfReadable,
                let second = intent[keyPath: parameters.1].valueIfReadable
            else { return nil }
            return displayRepresentation(first, second)
        }
    }

    /// How a suggestion reads, by three parameters.
    ///
    /// - Parameters:
    ///   - parameters: The key paths of the parameters, such as `\.$trail`.
    ///   - displayRepresentation: How the suggestion reads, from the values.
    public init<A: _IntentValue & Sendable, B: _IntentValue & Sendable, C: _IntentValue & Sendable>(
        parameters: (ParameterPath<A>, ParameterPath<B>, ParameterPath<C>),
        displayRepresentation: @escaping @Sendable (A, B, C) -> DisplayRepresentation
    ) where Values == (A, B, C) {
        describe = { intent in
            guard let first = intent[keyPath: parameters.0].valueIfReadable,
                let second = intent[keyPath: parameters.1].valueIfReadable,
                let third = intent[keyPath: parameters.2].valueIfReadable
            else { return nil }
            return displayRepresentation(first, second, third)
        }
    }

    /// How a suggestion reads, by four parameters.
    ///
    /// - Parameters:
    ///   - parameters: The key paths of the parameters, such as `\.$trail`.
    ///   - displayRepresentation: How the suggestion reads, from the values.
    public init<
        A: _IntentValue & Sendable, B: _IntentValue & Sendable, C: _IntentValue & Sendable, D: _IntentValue & Sendable
    >(
        parameters: (ParameterPath<A>, ParameterPath<B>, ParameterPath<C>, ParameterPath<D>),
        displayRepresentation: @escaping @Sendable (A, B, C, D) -> DisplayRepresentation
    ) where Values == (A, B, C, D) {
        describe = { intent in
            guard let first = intent[keyPath: parameters.0].valueIfReadable,
                let second = intent[keyPath: parameters.1].valueIfReadable,
                let third = intent[keyPath: parameters.2].valueIfReadable,
                let fourth = intent[keyPath: parameters.3].valueIfReadable
            else { return nil }
            return displayRepresentation(first, second, third, fourth)
        }
    }

    /// How a suggestion reads, by five parameters.
    ///
    /// - Parameters:
    ///   - parameters: The key paths of the parameters, such as `\.$trail`.
    ///   - displayRepresentation: How the suggestion reads, from the values.
    public init<
        A: _IntentValue & Sendable, B: _IntentValue & Sendable, C: _IntentValue & Sendable, D: _IntentValue & Sendable,
        E: _IntentValue & Sendable
    >(
        parameters: (ParameterPath<A>, ParameterPath<B>, ParameterPath<C>, ParameterPath<D>, ParameterPath<E>),
        displayRepresentation: @escaping @Sendable (A, B, C, D, E) -> DisplayRepresentation
    ) where Values == (A, B, C, D, E) {
        describe = { intent in
            guard let first = intent[keyPath: parameters.0].valueIfReadable,
                let second = intent[keyPath: parameters.1].valueIfReadable,
                let third = intent[keyPath: parameters.2].valueIfReadable,
                let fourth = intent[keyPath: parameters.3].valueIfReadable,
                let fifth = intent[keyPath: parameters.4].valueIfReadable
            else { return nil }
            return displayRepresentation(first, second, third, fourth, fifth)
        }
    }

    /// How a suggestion reads, by six parameters.
    ///
    /// - Parameters:
    ///   - parameters: The key paths of the parameters, such as `\.$trail`.
    ///   - displayRepresentation: How the suggestion reads, from the values.
    public init<
        A: _IntentValue & Sendable, B: _IntentValue & Sendable, C: _IntentValue & Sendable, D: _IntentValue & Sendable,
        E: _IntentValue & Sendable, F: _IntentValue & Sendable
    >(
        parameters: (
            ParameterPath<A>, ParameterPath<B>, ParameterPath<C>, ParameterPath<D>, ParameterPath<E>, ParameterPath<F>
        ),
        displayRepresentation: @escaping @Sendable (A, B, C, D, E, F) -> DisplayRepresentation
    ) where Values == (A, B, C, D, E, F) {
        describe = { intent in
            guard let first = intent[keyPath: parameters.0].valueIfReadable,
                let second = intent[keyPath: parameters.1].valueIfReadable,
                let third = intent[keyPath: parameters.2].valueIfReadable,
                let fourth = intent[keyPath: parameters.3].valueIfReadable,
                let fifth = intent[keyPath: parameters.4].valueIfReadable,
                let sixth = intent[keyPath: parameters.5].valueIfReadable
            else { return nil }
            return displayRepresentation(first, second, third, fourth, fifth, sixth)
        }
    }

    /// How a suggestion reads, by seven parameters.
    ///
    /// - Parameters:
    ///   - parameters: The key paths of the parameters, such as `\.$trail`.
    ///   - displayRepresentation: How the suggestion reads, from the values.
    public init<
        A: _IntentValue & Sendable, B: _IntentValue & Sendable, C: _IntentValue & Sendable, D: _IntentValue & Sendable,
        E: _IntentValue & Sendable, F: _IntentValue & Sendable, G: _IntentValue & Sendable
    >(
        parameters: (
            ParameterPath<A>, ParameterPath<B>, ParameterPath<C>, ParameterPath<D>, ParameterPath<E>, ParameterPath<F>,
            ParameterPath<G>
        ),
        displayRepresentation: @escaping @Sendable (A, B, C, D, E, F, G) -> DisplayRepresentation
    ) where Values == (A, B, C, D, E, F, G) {
        describe = { intent in
            guard let first = intent[keyPath: parameters.0].valueIfReadable,
                let second = intent[keyPath: parameters.1].valueIfReadable,
                let third = intent[keyPath: parameters.2].valueIfReadable,
                let fourth = intent[keyPath: parameters.3].valueIfReadable,
                let fifth = intent[keyPath: parameters.4].valueIfReadable,
                let sixth = intent[keyPath: parameters.5].valueIfReadable,
                let seventh = intent[keyPath: parameters.6].valueIfReadable
            else { return nil }
            return displayRepresentation(first, second, third, fourth, fifth, sixth, seventh)
        }
    }

    /// How a suggestion reads, by eight parameters.
    ///
    /// - Parameters:
    ///   - parameters: The key paths of the parameters, such as `\.$trail`.
    ///   - displayRepresentation: How the suggestion reads, from the values.
    public init<
        A: _IntentValue & Sendable, B: _IntentValue & Sendable, C: _IntentValue & Sendable, D: _IntentValue & Sendable,
        E: _IntentValue & Sendable, F: _IntentValue & Sendable, G: _IntentValue & Sendable, H: _IntentValue & Sendable
    >(
        parameters: (
            ParameterPath<A>, ParameterPath<B>, ParameterPath<C>, ParameterPath<D>, ParameterPath<E>, ParameterPath<F>,
            ParameterPath<G>, ParameterPath<H>
        ),
        displayRepresentation: @escaping @Sendable (A, B, C, D, E, F, G, H) -> DisplayRepresentation
    ) where Values == (A, B, C, D, E, F, G, H) {
        describe = { intent in
            guard let first = intent[keyPath: parameters.0].valueIfReadable,
                let second = intent[keyPath: parameters.1].valueIfReadable,
                let third = intent[keyPath: parameters.2].valueIfReadable,
                let fourth = intent[keyPath: parameters.3].valueIfReadable,
                let fifth = intent[keyPath: parameters.4].valueIfReadable,
                let sixth = intent[keyPath: parameters.5].valueIfReadable,
                let seventh = intent[keyPath: parameters.6].valueIfReadable,
                let eighth = intent[keyPath: parameters.7].valueIfReadable
            else { return nil }
            return displayRepresentation(first, second, third, fourth, fifth, sixth, seventh, eighth)
        }
    }

    /// How the suggestion of one intent reads; `nil` where a parameter has no value or the intent is of another type.
    ///
    /// - Parameter intent: The intent.
    public func displayRepresentation(for intent: any AppIntent) -> DisplayRepresentation? {
        (intent as? Intent).flatMap(describe)
    }
}

extension IntentPrediction where Values: _IntentValue & Sendable {
    /// How a suggestion reads, by one parameter.
    ///
    /// - Parameters:
    ///   - parameters: The key path of the parameter, such as `\.$trail`.
    ///   - displayRepresentation: How the suggestion reads, from the value.
    public init(
        parameters: ParameterPath<Values>,
        displayRepresentation: @escaping @Sendable (Values) -> DisplayRepresentation
    ) {
        describe = { intent in
            guard let first = intent[keyPath: parameters].valueIfReadable
            else { return nil }
            return displayRepresentation(first)
        }
    }
}

extension IntentParameter {
    /// The value; `nil` where reading it would stop the program.
    var valueIfReadable: Value? {
        current == nil && anyDefault == nil && !isOptional ? nil : wrappedValue
    }
}
