extension AppIntent {
    /// Tells the system that the person took this action in the app's own interface.
    ///
    /// - Returns: What names the donation.
    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier {
        try await IntentDonationManager.shared.donate(intent: self)
    }

    /// Tells the system that the person took this action in the app's own interface.
    ///
    /// - Returns: What names the donation.
    @discardableResult
    public func donate() -> IntentDonationIdentifier {
        IntentDonationManager.shared.donate(intent: self)
    }

    /// Tells the system that the person took this action in the app's own interface, and what came of it.
    ///
    /// - Parameter result: What came of it.
    /// - Returns: What names the donation.
    @discardableResult
    public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
        try await IntentDonationManager.shared.donate(intent: self, result: result)
    }

    /// Tells the system that the person took this action in the app's own interface, and what came of it.
    ///
    /// - Parameter result: What came of it.
    /// - Returns: What names the donation.
    @discardableResult
    public func donate(result: some IntentResult) -> IntentDonationIdentifier {
        IntentDonationManager.shared.donate(intent: self, result: result)
    }
}
