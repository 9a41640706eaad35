extension IntentParameterSummary {
    /// Builds the list of parameters below a summary's sentence.
    @resultBuilder
    public enum ParameterKeyPathsBuilder {
        /// Takes a parameter.
        public static func buildExpression<Value>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>
        ) -> PartialKeyPath<Intent> { keyPath }

        /// The parameters, in the order written.
        public static func buildBlock(_ keyPaths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { keyPaths }
    }
}
