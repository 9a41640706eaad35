extension DisplayRepresentation {
    /// A picture in a display representation.
    public struct Image: Sendable, Hashable, Codable {
        /// The shape in which a picture is shown.
        public struct DisplayStyle: Sendable, Hashable, Codable {
            private let name: String

            /// A circle, as for people.
            public static let circular = DisplayStyle(name: "circular")

            /// The usual shape.
            public static let `default` = DisplayStyle(name: "default")
        }

        package enum Source: Sendable, Hashable, Codable {
            case named(String)
            case systemName(String)
            case data(Data)
            case url(URL)
        }

        /// A width and a height, in points.
        package struct Size: Sendable, Hashable, Codable {
            package let width: Double
            package let height: Double
        }

        package let source: Source

        /// Whether only the picture's shape counts, not its colours.
        package let isTemplate: Bool

        /// The shape in which the picture is shown.
        package let displayStyle: DisplayStyle

        /// How large a picture at an address is, where that is known.
        package let size: Size?

        private init(_ source: Source, _ isTemplate: Bool, _ displayStyle: DisplayStyle, size: Size? = nil) {
            self.source = source
            self.isTemplate = isTemplate
            self.displayStyle = displayStyle
            self.size = size
        }

        /// A picture of the app's own, by name.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - isTemplate: Whether only its shape counts.
        ///   - displayStyle: The shape in which it is shown.
        public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.named(name), isTemplate ?? false, displayStyle)
        }

        /// A picture of the system's symbols, by name.
        ///
        /// - Parameters:
        ///   - systemName: The symbol's name.
        ///   - isTemplate: Whether only its shape counts.
        public init(systemName: String, isTemplate: Bool? = nil) {
            self.init(.systemName(systemName), isTemplate ?? true, .default)
        }

        /// A picture in a format such as PNG.
        ///
        /// - Parameters:
        ///   - data: The picture's bytes.
        ///   - isTemplate: Whether only its shape counts.
        ///   - displayStyle: The shape in which it is shown.
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.data(data), isTemplate ?? false, displayStyle)
        }

        /// A picture at an address.
        ///
        /// - Parameters:
        ///   - url: The address.
        ///   - isTemplate: Whether only its shape counts.
        ///   - displayStyle: The shape in which it is shown.
        public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.url(url), isTemplate ?? false, displayStyle)
        }

        /// A picture at an address, of a known size.
        ///
        /// - Parameters:
        ///   - url: The address.
        ///   - width: The width in points.
        ///   - height: The height in points.
        ///   - isTemplate: Whether only its shape counts.
        ///   - displayStyle: The shape in which it is shown.
        public init(
            url: URL, width: Double, height: Double, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
        ) {
            self.init(.url(url), isTemplate ?? false, displayStyle, size: Size(width: width, height: height))
        }
    }
}
