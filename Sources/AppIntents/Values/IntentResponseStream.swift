/// What an intent says bit by bit. Nothing makes one: intents here answer when they are done.
///
/// It follows the type of that name, whose members are not documented.
public struct IntentResponseStream<Value: Sendable>: Sendable {}
