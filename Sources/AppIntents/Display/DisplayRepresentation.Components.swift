extension DisplayRepresentation {
    /// The parts of a display representation that somebody wants.
    public struct Components: OptionSet, Sendable, Hashable {
        /// The parts as bits.
        public let rawValue: Int

        /// Makes a set of parts.
        ///
        /// - Parameter rawValue: The parts as bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Title, subtitle and synonyms.
        public static let text = Components(rawValue: 1)

        /// The picture.
        public static let image = Components(rawValue: 2)
    }
}
