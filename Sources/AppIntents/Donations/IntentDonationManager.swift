import Synchronization

/// Takes note of the actions that the person takes in an app's own interface.
///
/// Donations are kept in memory, as long as the program runs, and the oldest go where there are very many. A donated intent is not
/// run.
public struct IntentDonationManager: Sendable {
    private final class Store: Sendable {
        let donations = Mutex<[IntentDonation]>([])
    }

    /// How many donations are kept.
    private static let capacity = 1000

    private let store = Store()

    private init() {}

    /// The program's donations.
    public static let shared = IntentDonationManager()

    /// Takes note of an action.
    ///
    /// - Parameter intent: The action, with its parameters set.
    /// - Returns: What names the donation.
    @discardableResult
    public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
        add(intent, nil)
    }

    /// Takes note of an action.
    ///
    /// - Parameter intent: The action, with its parameters set.
    /// - Returns: What names the donation.
    @discardableResult
    public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
        add(intent, nil)
    }

    /// Takes note of an action and of what came of it.
    ///
    /// - Parameters:
    ///   - intent: The action, with its parameters set.
    ///   - result: What came of it.
    /// - Returns: What names the donation.
    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) async throws -> IntentDonationIdentifier {
        add(intent, result)
    }

    /// Takes note of an action and of what came of it.
    ///
    /// - Parameters:
    ///   - intent: The action, with its parameters set.
    ///   - result: What came of it.
    /// - Returns: What names the donation.
    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) -> IntentDonationIdentifier {
        add(intent, result)
    }

    /// Forgets donations.
    ///
    /// - Parameter predicate: Which.
    /// - Returns: What named those forgotten.
    @discardableResult
    public func deleteDonations(
        matching predicate: IntentDonationMatchingPredicate
    ) async throws -> [IntentDonationIdentifier] {
        store.donations.withLock { donations in
            let gone = donations.filter(predicate.matches).map(\.identifier)
            donations.removeAll { gone.contains($0.identifier) }
            return gone
        }
    }

    /// The donations, the oldest first.
    package var donations: [IntentDonation] { store.donations.withLock { $0 } }

    private func add(_ intent: any AppIntent, _ result: (any IntentResult)?) -> IntentDonationIdentifier {
        let donation = IntentDonation(intent: intent, result: result)
        store.donations.withLock { donations in
            donations.append(donation)
            if donations.count > Self.capacity { donations.removeFirst(donations.count - Self.capacity) }
        }
        return donation.identifier
    }
}
