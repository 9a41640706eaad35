/// Names one donation.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
    private let id: UUID

    init() {
        id = UUID()
    }
}
