import Foundation

extension String {
    /// What is known only when a text is shown.
    ///
    /// Follows [`LocalizationOptions`](https://developer.apple.com/documentation/swift/string/localizationoptions).
    public struct LocalizationOptions {
        /// The values for the text's placeholders, in order.
        public var replacements: [any CVarArg]?

        /// Options without values.
        public init() {}
    }
}
