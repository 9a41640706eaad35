/// An error of an app's that says which of the system's errors it is.
///
/// Where an error is this and `CustomLocalizedStringResourceConvertible` too, this counts.
public protocol CustomAppIntentErrorConvertible: Error {
    /// The system's error.
    var appIntentError: AppIntentError { get }
}
