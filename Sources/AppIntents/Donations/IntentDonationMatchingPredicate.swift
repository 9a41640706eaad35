/// Says which donations are meant.
public struct IntentDonationMatchingPredicate: Sendable {
    let matches: @Sendable (IntentDonation) -> Bool

    /// One donation.
    ///
    /// - Parameter identifier: Its identifier.
    public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> IntentDonationMatchingPredicate {
        IntentDonationMatchingPredicate { $0.identifier == identifier }
    }

    /// All donations with an entity among their parameters.
    ///
    /// - Parameter identifier: The entity's identifier.
    public static func entityIdentifier(_ identifier: EntityIdentifier) -> IntentDonationMatchingPredicate {
        IntentDonationMatchingPredicate { $0.entities.contains(identifier) }
    }

    /// All donations of an intent type.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - identifier: The entity that must be among the parameters; any will do unless given.
    public static func intentType(
        _ type: any AppIntent.Type, entityIdentifier identifier: EntityIdentifier? = nil
    ) -> IntentDonationMatchingPredicate {
        let wanted = ObjectIdentifier(type)
        return IntentDonationMatchingPredicate { donation in
            ObjectIdentifier(Swift.type(of: donation.intent)) == wanted
                && (identifier.map { donation.entities.contains($0) } ?? true)
        }
    }
}
