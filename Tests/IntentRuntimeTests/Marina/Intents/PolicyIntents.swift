import AppIntents

/// Wants the person authenticated.
struct VaultIntent: AppIntent {
    static let title: LocalizedStringResource = "Vault"
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    func perform() async throws -> some IntentResult {
        Witness.current?.note("opened")
        return .result()
    }
}

/// Wants the device unlocked.
struct SafeIntent: AppIntent {
    static let title: LocalizedStringResource = "Safe"
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication

    func perform() async throws -> some IntentResult {
        Witness.current?.note("opened")
        return .result()
    }
}
