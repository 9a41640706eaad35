/// A phrase, and the intent that it calls.
struct InspectedPhrase {
    let item: InspectedItem
    /// The intent's name.
    let intent: String
}
