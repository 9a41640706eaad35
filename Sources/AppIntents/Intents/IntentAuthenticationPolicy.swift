/// What must be known of the person before an intent runs.
public enum IntentAuthenticationPolicy: Sendable, Hashable {
    /// Runs at any time.
    case alwaysAllowed
    /// The person must authenticate first.
    case requiresAuthentication
    /// The device that runs the intent must be unlocked by the person.
    case requiresLocalDeviceAuthentication
}
