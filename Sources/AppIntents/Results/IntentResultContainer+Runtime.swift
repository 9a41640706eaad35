/// A result as the system sees it.
package protocol AnyIntentResult: Sendable {
    var returnedValue: (any _IntentValue)? { get }
    var spokenDialog: IntentDialog? { get }
    var followingIntent: (any AppIntent)? { get }
}

extension IntentResultContainer: AnyIntentResult {
    package var returnedValue: (any _IntentValue)? { value }
    package var spokenDialog: IntentDialog? { says }
    package var followingIntent: (any AppIntent)? { follows }
}

extension IntentResult {
    /// The type of value that this kind of result carries, or `nil` for none.
    package static var returnedType: (any _IntentValue.Type)? { Value.self == Never.self ? nil : Value.self }
}
