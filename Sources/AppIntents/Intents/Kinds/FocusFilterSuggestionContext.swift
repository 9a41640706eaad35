/// The focus for which filters are suggested. There is none here, so that nothing is known of it.
public struct FocusFilterSuggestionContext: Sendable {
    package init() {}
}
