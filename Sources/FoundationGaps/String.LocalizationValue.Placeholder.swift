extension String.LocalizationValue {
    /// What stands for a value that is only known when the text is shown, as in `"\(placeholder: .int) trails"`.
    public enum Placeholder: Sendable, Hashable {
        /// A whole number.
        case int
        /// A whole number without sign.
        case uint
        /// A single-precision number.
        case float
        /// A number.
        case double
        /// Text or another object.
        case object
    }
}
