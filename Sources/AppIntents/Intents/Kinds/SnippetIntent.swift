/// An intent that shows something and does nothing else.
///
/// The system may make and perform it many times.
@_alwaysEmitConformanceMetadata
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
    /// Shows the snippet anew. Nothing is shown here, so that nothing happens.
    public static func reload() {}
}
