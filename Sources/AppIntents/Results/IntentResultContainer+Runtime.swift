/// A result as the system sees it.
package protocol AnyIntentResult: Sendable {
    var returnedValue: (any _IntentValue)? { get }
    var spokenDialog: IntentDialog? { get }
    var followingIntent: (any AppIntent)? { get }
    var snippetIntent: (any SnippetIntent)? { get }
    var actionButtonIntent: (any AppIntent)? { get }
}

extension IntentResultContainer: AnyIntentResult {
    package var returnedValue: (any _IntentValue)? { value }
    package var spokenDialog: IntentDialog? { says }
    package var followingIntent: (any AppIntent)? { follows }
    package var snippetIntent: (any SnippetIntent)? { snippet }
    package var actionButtonIntent: (any AppIntent)? { actionButton }
}

extension IntentResult {
    /// The type of value that this kind of result carries, or `nil` for none.
    package static var returnedType: (any _IntentValue.Type)? { Value.self == Never.self ? nil : Value.self }

    /// The value returned; an error where there is none.
    ///
    /// - Parameter intent: The intent that returned the result.
    func requiredValue(of intent: any AppIntent.Type) throws -> Value {
        guard let value else {
            throw AppIntentError(description: "'\(intent.title)' returned no value.")
        }
        return value
    }
}
