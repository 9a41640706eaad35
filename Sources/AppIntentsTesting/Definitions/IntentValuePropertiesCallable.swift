import AppIntents

/// Makes something of an app's out of arguments whose names are the app's own.
///
/// Follows Apple's documentation page `appintentstesting/intentvaluepropertiescallable`.
@dynamicCallable
public struct IntentValuePropertiesCallable<Made>: Sendable {
    let make: @Sendable ([String: IntentValueContainer]) -> Made

    /// Makes it.
    ///
    /// - Parameter arguments: The values, by name; the last counts where a name stands twice.
    /// - Returns: What was made; a name that the app does not know is an error when it is used.
    @discardableResult
    public func dynamicallyCall(
        withKeywordArguments arguments: KeyValuePairs<String, (any IntentValueExpressing)?>
    ) -> Made {
        var values: [String: IntentValueContainer] = [:]
        for (name, value) in arguments {
            values[name] = value?.makeExpression().evaluate() ?? IntentValueContainer(.none)
        }
        return make(values)
    }
}
