// One initializer a count, because the compiler does not take a parameter pack of key paths in a tuple.
extension IntentPrediction {
    /// How a suggestion reads, by nine parameters.
    ///
    /// - Parameters:
    ///   - parameters: The key paths of the parameters, such as `\.$trail`.
    ///   - displayRepresentation: How the suggestion reads, from the values.
    public init<
        A: _IntentValue & Sendable, B: _IntentValue & Sendable, C: _IntentValue & Sendable, D: _IntentValue & Sendable,
        E: _IntentValue & Sendable, F: _IntentValue & Sendable, G: _IntentValue & Sendable, H: _IntentValue & Sendable,
        I: _IntentValue & Sendable
    >(
        parameters: (
            ParameterPath<A>, ParameterPath<B>, ParameterPath<C>, ParameterPath<D>, ParameterPath<E>, ParameterPath<F>,
            ParameterPath<G>, ParameterPath<H>, ParameterPath<I>
        ),
        displayRepresentation: @escaping @Sendable (A, B, C, D, E, F, G, H, I) -> DisplayRepresentation
    ) where Values == (A, B, C, D, E, F, G, H, I) {
        describe = { intent in
            guard let first = intent[keyPath: parameters.0].valueIfReadable,
                let second = intent[keyPath: parameters.1].valueIfReadable,
                let third = intent[keyPath: parameters.2].valueIfReadable,
                let fourth = intent[keyPath: parameters.3].valueIfReadable,
                let fifth = intent[keyPath: parameters.4].valueIfReadable,
                let sixth = intent[keyPath: parameters.5].valueIfReadable,
                let seventh = intent[keyPath: parameters.6].valueIfReadable,
                let eighth = intent[keyPath: parameters.7].valueIfReadable,
                let ninth = intent[keyPath: parameters.8].valueIfReadable
            else { return nil }
            return displayRepresentation(first, second, third, fourth, fifth, sixth, seventh, eighth, ninth)
        }
    }

    /// How a suggestion reads, by ten parameters.
    ///
    /// - Parameters:
    ///   - parameters: The key paths of the parameters, such as `\.$trail`.
    ///   - displayRepresentation: How the suggestion reads, from the values.
    public init<
        A: _IntentValue & Sendable, B: _IntentValue & Sendable, C: _IntentValue & Sendable, D: _IntentValue & Sendable,
        E: _IntentValue & Sendable, F: _IntentValue & Sendable, G: _IntentValue & Sendable, H: _IntentValue & Sendable,
        I: _IntentValue & Sendable, J: _IntentValue & Sendable
    >(
        parameters: (
            ParameterPath<A>, ParameterPath<B>, ParameterPath<C>, ParameterPath<D>, ParameterPath<E>, ParameterPath<F>,
            ParameterPath<G>, ParameterPath<H>, ParameterPath<I>, ParameterPath<J>
        ),
        displayRepresentation: @escaping @Sendable (A, B, C, D, E, F, G, H, I, J) -> DisplayRepresentation
    ) where Values == (A, B, C, D, E, F, G, H, I, J) {
        describe = { intent in
            guard let first = intent[keyPath: parameters.0].valueIfReadable,
                let second = intent[keyPath: parameters.1].valueIfReadable,
                let third = intent[keyPath: parameters.2].valueIfReadable,
                let fourth = intent[keyPath: parameters.3].valueIfReadable,
                let fifth = intent[keyPath: parameters.4].valueIfReadable,
                let sixth = intent[keyPath: parameters.5].valueIfReadable,
                let seventh = intent[keyPath: parameters.6].valueIfReadable,
                let eighth = intent[keyPath: parameters.7].valueIfReadable,
                let ninth = intent[keyPath: parameters.8].valueIfReadable,
                let tenth = intent[keyPath: parameters.9].valueIfReadable
            else { return nil }
            return displayRepresentation(first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth)
        }
    }

    /// How a suggestion reads, by eleven parameters.
    ///
    /// - Parameters:
    ///   - parameters: The key paths of the parameters, such as `\.$trail`.
    ///   - displayRepresentation: How the suggestion reads, from the values.
    public init<
        A: _IntentValue & Sendable, B: _IntentValue & Sendable, C: _IntentValue & Sendable, D: _IntentValue & Sendable,
        E: _IntentValue & Sendable, F: _IntentValue & Sendable, G: _IntentValue & Sendable, H: _IntentValue & Sendable,
        I: _IntentValue & Sendable, J: _IntentValue & Sendable, K: _IntentValue & Sendable
    >(
        parameters: (
            ParameterPath<A>, ParameterPath<B>, ParameterPath<C>, ParameterPath<D>, ParameterPath<E>, ParameterPath<F>,
            ParameterPath<G>, ParameterPath<H>, ParameterPath<I>, ParameterPath<J>, ParameterPath<K>
        ),
        displayRepresentation: @escaping @Sendable (A, B, C, D, E, F, G, H, I, J, K) -> DisplayRepresentation
    ) where Values == (A, B, C, D, E, F, G, H, I, J, K) {
        describe = { intent in
            guard let first = intent[keyPath: parameters.0].valueIfReadable,
                let second = intent[keyPath: parameters.1].valueIfReadable,
                let third = intent[keyPath: parameters.2].valueIfReadable,
                let fourth = intent[keyPath: parameters.3].valueIfReadable,
                let fifth = intent[keyPath: parameters.4].valueIfReadable,
                let sixth = intent[keyPath: parameters.5].valueIfReadable,
                let seventh = intent[keyPath: parameters.6].valueIfReadable,
                let eighth = intent[keyPath: parameters.7].valueIfReadable,
                let ninth = intent[keyPath: parameters.8].valueIfReadable,
                let tenth = intent[keyPath: parameters.9].valueIfReadable,
                let eleventh = intent[keyPath: parameters.10].valueIfReadable
            else { return nil }
            return displayRepresentation(
                first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh
            )
        }
    }

    /// How a suggestion reads, by twelve parameters.
    ///
    /// - Parameters:
    ///   - parameters: The key paths of the parameters, such as `\.$trail`.
    ///   - displayRepresentation: How the suggestion reads, from the values.
    public init<
        A: _IntentValue & Sendable, B: _IntentValue & Sendable, C: _IntentValue & Sendable, D: _IntentValue & Sendable,
        E: _IntentValue & Sendable, F: _IntentValue & Sendable, G: _IntentValue & Sendable, H: _IntentValue & Sendable,
        I: _IntentValue & Sendable, J: _IntentValue & Sendable, K: _IntentValue & Sendable, L: _IntentValue & Sendable
    >(
        parameters: (
            ParameterPath<A>, ParameterPath<B>, ParameterPath<C>, ParameterPath<D>, ParameterPath<E>, ParameterPath<F>,
            ParameterPath<G>, ParameterPath<H>, ParameterPath<I>, ParameterPath<J>, ParameterPath<K>, ParameterPath<L>
        ),
        displayRepresentation: @escaping @Sendable (A, B, C, D, E, F, G, H, I, J, K, L) -> DisplayRepresentation
    ) where Values == (A, B, C, D, E, F, G, H, I, J, K, L) {
        describe = { intent in
            guard let first = intent[keyPath: parameters.0].valueIfReadable,
                let second = intent[keyPath: parameters.1].valueIfReadable,
                let third = intent[keyPath: parameters.2].valueIfReadable,
                let fourth = intent[keyPath: parameters.3].valueIfReadable,
                let fifth = intent[keyPath: parameters.4].valueIfReadable,
                let sixth = intent[keyPath: parameters.5].valueIfReadable,
                let seventh = intent[keyPath: parameters.6].valueIfReadable,
                let eighth = intent[keyPath: parameters.7].valueIfReadable,
                let ninth = intent[keyPath: parameters.8].valueIfReadable,
                let tenth = intent[keyPath: parameters.9].valueIfReadable,
                let eleventh = intent[keyPath: parameters.10].valueIfReadable,
                let twelfth = intent[keyPath: parameters.11].valueIfReadable
            else { return nil }
            return displayRepresentation(
                first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth
            )
        }
    }

    /// How a suggestion reads, by thirteen parameters.
    ///
    /// - Parameters:
    ///   - parameters: The key paths of the parameters, such as `\.$trail`.
    ///   - displayRepresentation: How the suggestion reads, from the values.
    public init<
        A: _IntentValue & Sendable, B: _IntentValue & Sendable, C: _IntentValue & Sendable, D: _IntentValue & Sendable,
        E: _IntentValue & Sendable, F: _IntentValue & Sendable, G: _IntentValue & Sendable, H: _IntentValue & Sendable,
        I: _IntentValue & Sendable, J: _IntentValue & Sendable, K: _IntentValue & Sendable, L: _IntentValue & Sendable,
        M: _IntentValue & Sendable
    >(
        parameters: (
            ParameterPath<A>, ParameterPath<B>, ParameterPath<C>, ParameterPath<D>, ParameterPath<E>, ParameterPath<F>,
            ParameterPath<G>, ParameterPath<H>, ParameterPath<I>, ParameterPath<J>, ParameterPath<K>, ParameterPath<L>,
            ParameterPath<M>
        ),
        displayRepresentation: @escaping @Sendable (A, B, C, D, E, F, G, H, I, J, K, L, M) -> DisplayRepresentation
    ) where Values == (A, B, C, D, E, F, G, H, I, J, K, L, M) {
        describe = { intent in
            guard let first = intent[keyPath: parameters.0].valueIfReadable,
                let second = intent[keyPath: parameters.1].valueIfReadable,
                let third = intent[keyPath: parameters.2].valueIfReadable,
                let fourth = intent[keyPath: parameters.3].valueIfReadable,
                let fifth = intent[keyPath: parameters.4].valueIfReadable,
                let sixth = intent[keyPath: parameters.5].valueIfReadable,
                let seventh = intent[keyPath: parameters.6].valueIfReadable,
                let eighth = intent[keyPath: parameters.7].valueIfReadable,
                let ninth = intent[keyPath: parameters.8].valueIfReadable,
                let tenth = intent[keyPath: parameters.9].valueIfReadable,
                let eleventh = intent[keyPath: parameters.10].valueIfReadable,
                let twelfth = intent[keyPath: parameters.11].valueIfReadable,
                let thirteenth = intent[keyPath: parameters.12].valueIfReadable
            else { return nil }
            return displayRepresentation(
                first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth, thirteenth
            )
        }
    }

    /// How a suggestion reads, by fourteen parameters.
    ///
    /// - Parameters:
    ///   - parameters: The key paths of the parameters, such as `\.$trail`.
    ///   - displayRepresentation: How the suggestion reads, from the values.
    public init<
        A: _IntentValue & Sendable, B: _IntentValue & Sendable, C: _IntentValue & Sendable, D: _IntentValue & Sendable,
        E: _IntentValue & Sendable, F: _IntentValue & Sendable, G: _IntentValue & Sendable, H: _IntentValue & Sendable,
        I: _IntentValue & Sendable, J: _IntentValue & Sendable, K: _IntentValue & Sendable, L: _IntentValue & Sendable,
        M: _IntentValue & Sendable, N: _IntentValue & Sendable
    >(
        parameters: (
            ParameterPath<A>, ParameterPath<B>, ParameterPath<C>, ParameterPath<D>, ParameterPath<E>, ParameterPath<F>,
            ParameterPath<G>, ParameterPath<H>, ParameterPath<I>, ParameterPath<J>, ParameterPath<K>, ParameterPath<L>,
            ParameterPath<M>, ParameterPath<N>
        ),
        displayRepresentation: @escaping @Sendable (A, B, C, D, E, F, G, H, I, J, K, L, M, N) -> DisplayRepresentation
    ) where Values == (A, B, C, D, E, F, G, H, I, J, K, L, M, N) {
        describe = { intent in
            guard let first = intent[keyPath: parameters.0].valueIfReadable,
                let second = intent[keyPath: parameters.1].valueIfReadable,
                let third = intent[keyPath: parameters.2].valueIfReadable,
                let fourth = intent[keyPath: parameters.3].valueIfReadable,
                let fifth = intent[keyPath: parameters.4].valueIfReadable,
                let sixth = intent[keyPath: parameters.5].valueIfReadable,
                let seventh = intent[keyPath: parameters.6].valueIfReadable,
                let eighth = intent[keyPath: parameters.7].valueIfReadable,
                let ninth = intent[keyPath: parameters.8].valueIfReadable,
                let tenth = intent[keyPath: parameters.9].valueIfReadable,
                let eleventh = intent[keyPath: parameters.10].valueIfReadable,
                let twelfth = intent[keyPath: parameters.11].valueIfReadable,
                let thirteenth = intent[keyPath: parameters.12].valueIfReadable,
                let fourteenth = intent[keyPath: parameters.13].valueIfReadable
            else { return nil }
            return displayRepresentation(
                first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth,
                thirteenth, fourteenth
            )
        }
    }

    /// How a suggestion reads, by fifteen parameters.
    ///
    /// - Parameters:
    ///   - parameters: The key paths of the parameters, such as `\.$trail`.
    ///   - displayRepresentation: How the suggestion reads, from the values.
    public init<
        A: _IntentValue & Sendable, B: _IntentValue & Sendable, C: _IntentValue & Sendable, D: _IntentValue & Sendable,
        E: _IntentValue & Sendable, F: _IntentValue & Sendable, G: _IntentValue & Sendable, H: _IntentValue & Sendable,
        I: _IntentValue & Sendable, J: _IntentValue & Sendable, K: _IntentValue & Sendable, L: _IntentValue & Sendable,
        M: _IntentValue & Sendable, N: _IntentValue & Sendable, O: _IntentValue & Sendable
    >(
        parameters: (
            ParameterPath<A>, ParameterPath<B>, ParameterPath<C>, ParameterPath<D>, ParameterPath<E>, ParameterPath<F>,
            ParameterPath<G>, ParameterPath<H>, ParameterPath<I>, ParameterPath<J>, ParameterPath<K>, ParameterPath<L>,
            ParameterPath<M>, ParameterPath<N>, ParameterPath<O>
        ),
        displayRepresentation:
            @escaping @Sendable (
                A, B, C, D, E, F, G, H, I, J, K, L, M, N, O
            ) -> DisplayRepresentation
    ) where Values == (A, B, C, D, E, F, G, H, I, J, K, L, M, N, O) {
        describe = { intent in
            guard let first = intent[keyPath: parameters.0].valueIfReadable,
                let second = intent[keyPath: parameters.1].valueIfReadable,
                let third = intent[keyPath: parameters.2].valueIfReadable,
                let fourth = intent[keyPath: parameters.3].valueIfReadable,
                let fifth = intent[keyPath: parameters.4].valueIfReadable,
                let sixth = intent[keyPath: parameters.5].valueIfReadable,
                let seventh = intent[keyPath: parameters.6].valueIfReadable,
                let eighth = intent[keyPath: parameters.7].valueIfReadable,
                let ninth = intent[keyPath: parameters.8].valueIfReadable,
                let tenth = intent[keyPath: parameters.9].valueIfReadable,
                let eleventh = intent[keyPath: parameters.10].valueIfReadable,
                let twelfth = intent[keyPath: parameters.11].valueIfReadable,
                let thirteenth = intent[keyPath: parameters.12].valueIfReadable,
                let fourteenth = intent[keyPath: parameters.13].valueIfReadable,
                let fifteenth = intent[keyPath: parameters.14].valueIfReadable
            else { return nil }
            return displayRepresentation(
                first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth,
                thirteenth, fourteenth, fifteenth
            )
        }
    }
}
