/// The result that the `.result(…)` functions make.
public struct IntentResultContainer<Value: _IntentValue & Sendable, OpensAppIntent, Snippet, Dialog>: IntentResult {
    /// The value returned, if any.
    public let value: Value?

    /// The activity that the result belongs to, where the intent began one.
    public let activityIdentifier: String?

    let says: IntentDialog?
    let follows: (any AppIntent)?
    let snippet: (any SnippetIntent)?
    let actionButton: (any AppIntent)?

    init(
        value: Value? = nil, says: IntentDialog? = nil, follows: (any AppIntent)? = nil,
        snippet: (any SnippetIntent)? = nil, actionButton: (any AppIntent)? = nil, activityIdentifier: String? = nil
    ) {
        self.value = value
        self.says = says
        self.follows = follows
        self.snippet = snippet
        self.actionButton = actionButton
        self.activityIdentifier = activityIdentifier
    }
}

extension IntentResultContainer where OpensAppIntent: AppIntent {
    /// The intent that runs next.
    public var opensIntent: OpensAppIntent? { follows as? OpensAppIntent }
}

extension IntentResultContainer: ReturnsValue {}

extension IntentResultContainer: OpensIntent {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {
    /// What is said.
    public var dialog: IntentDialog? { says }
}

extension IntentResultContainer: ShowsSnippetView {}

extension IntentResultContainer: ShowsSnippetIntent {}
