/// Makes criteria of a search of words.
struct StringSearchCriteriaFromStringResolver: Resolver {
    func resolve(from input: String, context: IntentParameterContext<StringSearchCriteria>) async throws
        -> StringSearchCriteria?
    {
        input.isEmpty ? nil : StringSearchCriteria(term: input)
    }
}
