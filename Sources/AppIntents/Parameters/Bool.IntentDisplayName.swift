extension Bool {
    /// The words for the two values of a parameter.
    public struct IntentDisplayName: Sendable {
        /// The word for `true`.
        public let trueName: LocalizedStringResource

        /// The word for `false`.
        public let falseName: LocalizedStringResource

        /// Makes a pair of words, as `.init(true: "on", false: "off")`.
        ///
        /// - Parameters:
        ///   - trueName: The word for `true`.
        ///   - falseName: The word for `false`.
        public init(`true` trueName: LocalizedStringResource, `false` falseName: LocalizedStringResource) {
            self.trueName = trueName
            self.falseName = falseName
        }
    }
}
