/// A result after which another intent runs.
public protocol OpensIntent: IntentResult {}
