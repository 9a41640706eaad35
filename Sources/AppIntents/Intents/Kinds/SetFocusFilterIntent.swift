/// An intent that sets how its app behaves while a focus is on.
///
/// There are no focuses here: the intent runs as any other does, and ``current`` never finds one.
@_alwaysEmitConformanceMetadata
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
    /// How the app behaves with the filter that this intent is.
    var appContext: FocusFilterAppContext { get }

    /// The filters offered first for a focus.
    ///
    /// - Parameter context: The focus.
    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
    /// Nothing is filtered.
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

    /// No suggestions.
    public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }

    /// The filter of the focus that is on; it throws ``SetFocusFilterIntentError/notFound``, since there is none.
    public static var current: Self {
        get async throws { throw SetFocusFilterIntentError.notFound }
    }

    /// Tells the system that ``appContext`` has changed. Nothing here keeps it, so that nothing happens.
    public static func invalidateFocusFilterAppContext() {}
}
