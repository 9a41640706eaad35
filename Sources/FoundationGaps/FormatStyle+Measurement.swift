import Foundation

extension FormatStyle {
    /// The style of measurements.
    ///
    /// See <https://developer.apple.com/documentation/foundation/formatstyle/measurement(width:usage:numberformatstyle:)>.
    ///
    /// - Parameters:
    ///   - width: How much room the unit takes.
    ///   - usage: What is measured.
    ///   - numberFormatStyle: How the number reads; by default as the person's locale writes numbers.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}
