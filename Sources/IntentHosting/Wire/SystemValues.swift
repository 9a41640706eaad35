import AppIntents
import Foundation

/// The types of values that an entity may be handed over as, by their names.
enum SystemValues {
    /// The type of a name; `nil` for one that cannot travel.
    static func type(named name: String) -> (any _IntentValue.Type)? {
        CodedValues.types[name] ?? plain.first { "\($0)" == name }
    }

    private static let plain: [any _IntentValue.Type] = [
        String.self, AttributedString.self, Int.self, Double.self, Decimal.self, Bool.self, Date.self, Duration.self,
        URL.self, IntentFile.self, IntentPaymentMethod.self,
    ]
}
