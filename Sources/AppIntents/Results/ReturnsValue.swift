/// A result with a value, that the next step of a shortcut or an assistant can use.
public protocol ReturnsValue<Value>: IntentResult {}
