extension DisplayRepresentation {
    /// A picture in a display representation.
    public struct Image: Sendable, Equatable {
        package enum Source: Sendable, Equatable {
            case named(String)
            case systemName(String)
            case data(Data)
            case url(URL)
        }

        package let source: Source

        /// Whether only the picture's shape counts, not its colours.
        package let isTemplate: Bool

        /// A picture of the app's own, by name.
        public init(named name: String, isTemplate: Bool? = nil) {
            source = .named(name)
            self.isTemplate = isTemplate ?? false
        }

        /// A picture of the system's symbols, by name.
        public init(systemName: String, isTemplate: Bool? = nil) {
            source = .systemName(systemName)
            self.isTemplate = isTemplate ?? true
        }

        /// A picture in a format such as PNG.
        public init(data: Data, isTemplate: Bool? = nil) {
            source = .data(data)
            self.isTemplate = isTemplate ?? false
        }

        /// A picture at an address.
        public init(url: URL, isTemplate: Bool? = nil) {
            source = .url(url)
            self.isTemplate = isTemplate ?? false
        }
    }
}
