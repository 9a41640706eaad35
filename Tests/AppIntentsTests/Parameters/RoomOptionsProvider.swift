import AppIntents

/// Offers the rooms of the cabin that was chosen.
struct RoomOptionsProvider: DynamicOptionsProvider {
    @IntentParameterDependency<DeclarationsIntent>(\.$cabin)
    var intent

    func results() async throws -> IntentItemCollection<String> {
        IntentItemCollection(promptLabel: "Which room?", usesIndexedCollation: true) {
            IntentItemSection("Upstairs") {
                IntentItem("loft", title: "The loft", subtitle: "two beds")
                if let intent { "attic of \(intent.cabin.name)" }
            }
            IntentItemSection(items: [IntentItem("kitchen", title: "The kitchen")])
        }
    }

    func defaultResult() async -> String? { "loft" }
}
