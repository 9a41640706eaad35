/// The result that the `.result(…)` functions make.
public struct IntentResultContainer<Value: _IntentValue & Sendable, OpensAppIntent, Snippet, Dialog>: IntentResult {
    /// The value returned, if any.
    public let value: Value?

    let says: IntentDialog?
    let follows: (any AppIntent)?

    init(value: Value? = nil, says: IntentDialog? = nil, follows: (any AppIntent)? = nil) {
        self.value = value
        self.says = says
        self.follows = follows
    }
}

extension IntentResultContainer: ReturnsValue {}

extension IntentResultContainer: OpensIntent {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {
    /// What is said.
    public var dialog: IntentDialog? { says }
}
