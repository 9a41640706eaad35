/// A result that an intent shows, which can be shown again when something has changed.
public protocol ShowsSnippetIntent: IntentResult {}
