import Foundation

extension String.LocalizationValue: ExpressibleByStringInterpolation {
    /// Makes a value from a literal without interpolations.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Makes a value from a literal with values in it.
    public init(stringInterpolation: StringInterpolation) {
        segments = stringInterpolation.segments
    }

    /// Collects the pieces of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var segments: [Segment] = []

        /// Makes room for the pieces of a literal.
        public init(literalCapacity: Int, interpolationCount: Int) {
            segments.reserveCapacity(interpolationCount * 2 + 1)
        }

        /// Adds words.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { segments.append(.literal(literal)) }
        }

        /// Adds text.
        public mutating func appendInterpolation(_ string: String) {
            segments.append(.value(specifier: "%@", text: string))
        }

        /// Adds a text that is itself looked up.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            segments.append(.value(specifier: "%@", text: String(localized: resource)))
        }

        /// Adds the plain text of an attributed string.
        public mutating func appendInterpolation(_ string: AttributedString) {
            segments.append(.value(specifier: "%@", text: String(string.characters)))
        }

        /// Adds a whole number.
        public mutating func appendInterpolation<Number: FixedWidthInteger>(_ value: Number) {
            segments.append(
                .value(specifier: Number.isSigned ? "%lld" : "%llu", text: String(value), number: Double(value)))
        }

        /// Adds a number.
        public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number) {
            segments.append(.value(specifier: "%lf", text: "\(value)", number: Double(value)))
        }

        /// Adds a whole number as a format specifier has it written.
        ///
        /// - Parameters:
        ///   - value: The number.
        ///   - specifier: How to write it, as `%03lld`.
        public mutating func appendInterpolation<Number: FixedWidthInteger>(_ value: Number, specifier: String) {
            segments.append(.number(String(value), Double(value), specifier: specifier))
        }

        /// Adds a number as a format specifier has it written.
        ///
        /// - Parameters:
        ///   - value: The number.
        ///   - specifier: How to write it, as `%.2f`.
        public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number, specifier: String) {
            segments.append(.number("\(value)", Double(value), specifier: specifier))
        }

        /// Adds a value in a format of Foundation's.
        ///
        /// - Parameters:
        ///   - input: The value.
        ///   - format: How to write it.
        public mutating func appendInterpolation<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
        where Style.FormatOutput == String {
            segments.append(.value(specifier: "%@", text: format.format(input)))
        }

        /// Adds a value as it describes itself.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) {
            segments.append(.value(specifier: "%@", text: String(describing: value)))
        }

        /// Adds a place for a value that is filled in when the text is shown.
        ///
        /// - Parameters:
        ///   - placeholder: The kind of value.
        ///   - specifier: How to write it, as `%.2f`; the kind's own specifier unless given.
        public mutating func appendInterpolation(placeholder: Placeholder, specifier: String? = nil) {
            let ownSpecifier =
                switch placeholder {
                case .int: "%lld"
                case .uint: "%llu"
                case .float: "%f"
                case .double: "%lf"
                case .object: "%@"
                }
            segments.append(.placeholder(specifier: specifier ?? ownSpecifier))
        }
    }
}
