import Foundation

extension LocalizedStringResource: ExpressibleByStringInterpolation {
    /// Makes a resource from a literal without interpolations.
    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(stringLiteral: value))
    }

    /// Makes a resource from a literal with values in it.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}
