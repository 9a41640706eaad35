import AppIntents

/// Says where a list that nobody gave means an empty one.
///
/// Schemas have lists that are not optional, a draft's `cc` or a note's `attachments`, in which empty means none: nobody wants to be
/// asked for them. A list of entities is what an intent works on, and is asked for.
enum EmptyList {
    /// Whether a parameter that was not given holds an empty list.
    static func isMeant(for parameter: any AnyIntentParameter, schema: String?) -> Bool {
        guard schema != nil, let list = parameter.valueType as? any SequenceIntentValue.Type else { return false }
        return !(list.elementType is any AppEntity.Type)
    }
}
