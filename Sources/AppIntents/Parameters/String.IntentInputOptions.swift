extension String {
    /// How text is typed in.
    public struct IntentInputOptions: Sendable {
        /// The keys offered.
        public enum KeyboardType: Sendable {
            case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad
        }

        /// What becomes a capital letter by itself.
        public enum CapitalizationType: Sendable {
            case none, words, sentences, allCharacters
        }

        /// The keys offered.
        public let keyboardType: KeyboardType

        /// What becomes a capital letter by itself.
        public let capitalizationType: CapitalizationType

        /// Whether the text may have several lines.
        public let multiline: Bool

        /// Whether mistakes are mended while typing.
        public let autocorrect: Bool

        /// Whether straight quotes become curly.
        public let smartQuotes: Bool

        /// Whether two hyphens become a dash.
        public let smartDashes: Bool

        /// Makes options.
        public init(
            keyboardType: KeyboardType = .asciiCapable, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {
            self.keyboardType = keyboardType
            self.capitalizationType = capitalizationType
            self.multiline = multiline
            self.autocorrect = autocorrect
            self.smartQuotes = smartQuotes
            self.smartDashes = smartDashes
        }
    }
}
