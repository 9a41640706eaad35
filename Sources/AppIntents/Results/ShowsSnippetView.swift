/// A result that shows a view.
///
/// There are no views here yet, so that nothing is shown.
public protocol ShowsSnippetView: IntentResult {}
