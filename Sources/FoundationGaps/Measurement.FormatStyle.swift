import Foundation

extension Measurement where UnitType: Dimension {
    /// Writes measurements as Foundation's style of the same name does on Apple's platforms, with units as symbols.
    ///
    /// The number reads as the locale writes numbers. The unit stays the one that the measurement has, whatever the
    /// usage, and is written as its symbol, however wide: Foundation on Linux has neither the names of units nor the
    /// units that a region uses.
    ///
    /// See <https://developer.apple.com/documentation/foundation/measurement/formatstyle>.
    public struct FormatStyle: Foundation.FormatStyle {
        /// How much room the unit takes.
        public var width: UnitWidth

        /// How the number reads.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        /// The locale whose numbers are written.
        public var locale: Locale

        /// What is measured.
        public var usage: MeasurementFormatUnitUsage<UnitType>?

        /// Makes a style.
        ///
        /// - Parameters:
        ///   - width: How much room the unit takes.
        ///   - locale: The locale whose numbers are written.
        ///   - usage: What is measured.
        ///   - numberFormatStyle: How the number reads, with its own locale; by default as the locale writes numbers.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType>? = nil,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// The measurement in words, such as `3.5 km`.
        ///
        /// - Parameter value: The measurement.
        public func format(_ value: Measurement) -> String {
            let style = numberFormatStyle ?? FloatingPointFormatStyle<Double>(locale: locale)
            return value.value.formatted(style) + (width == .narrow ? "" : " ") + value.unit.symbol
        }

        /// The same style in another locale.
        ///
        /// - Parameter locale: The locale whose numbers are written.
        public func locale(_ locale: Locale) -> FormatStyle {
            var style = self
            style.locale = locale
            style.numberFormatStyle = numberFormatStyle?.locale(locale)
            return style
        }
    }

    /// The measurement in words, by a style.
    ///
    /// - Parameter style: The style, such as `.measurement(width: .abbreviated)`.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Measurement {
        style.format(self)
    }
}
