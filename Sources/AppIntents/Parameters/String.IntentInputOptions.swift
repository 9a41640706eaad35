extension String {
    /// How text is typed in.
    public struct IntentInputOptions: Sendable {
        /// The keys offered.
        public enum KeyboardType: Sendable {
            /// Those of the person's own keyboard.
            case `default`
            /// Those of ASCII.
            case asciiCapable
            /// Digits and punctuation marks first.
            case numbersAndPunctuation
            /// Those that addresses are made of.
            case URL
            /// Digits alone.
            case numberPad
        }

        /// What becomes a capital letter by itself.
        public enum CapitalizationType: Sendable {
            /// Nothing.
            case none
            /// The first letter of each word.
            case words
            /// The first letter of each sentence.
            case sentences
            /// Every letter.
            case allCharacters
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
