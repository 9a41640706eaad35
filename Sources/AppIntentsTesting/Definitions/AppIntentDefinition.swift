import AppIntents

/// The definition of an intent.
///
/// Follows Apple's documentation page `appintentstesting/appintentdefinition`.
public struct AppIntentDefinition: Sendable, Equatable {
    /// The name of the intent's type.
    public let identifier: String

    let link: AppLink

    /// The app that the intent belongs to.
    public var bundleIdentifier: String { link.bundleIdentifier }

    /// Makes the intent, with values for its parameters as arguments: `makeIntent(berth: "A1", nights: 2)`.
    public var makeIntent: IntentValuePropertiesCallable<AnyAppIntent> {
        IntentValuePropertiesCallable { AnyAppIntent(identifier: identifier, link: link, parameters: $0) }
    }

    /// Whether two definitions are of the same intent of the same app.
    public static func == (left: AppIntentDefinition, right: AppIntentDefinition) -> Bool {
        left.identifier == right.identifier && left.bundleIdentifier == right.bundleIdentifier
    }
}
