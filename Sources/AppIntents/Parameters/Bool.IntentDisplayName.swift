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

extension Bool.IntentDisplayName {
    /// The word for a value.
    package func words(for value: Bool) -> String {
        String(localized: value ? trueName : falseName)
    }

    /// The value that a word means, upper and lower case alike; `nil` where it is neither of the two.
    package func value(meantBy word: String) -> Bool? {
        [true, false].first { words(for: $0).caseInsensitiveCompare(word) == .orderedSame }
    }
}
