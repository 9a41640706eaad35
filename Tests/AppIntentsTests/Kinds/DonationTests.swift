import AppIntents
import Testing

@Suite("Donations")
struct DonationTests {
    /// Made anew by each test, so that others' donations do not count.
    private func donatedCharts(_ names: [String]) async throws -> [(EntityIdentifier, IntentDonationIdentifier)] {
        var found: [(EntityIdentifier, IntentDonationIdentifier)] = []
        for name in names {
            let intent = LoadIntent()
            let chart = ChartFile(id: .draft(identifier: name + UUID().uuidString))
            intent.chart = chart
            found.append((EntityIdentifier(for: chart), try await intent.donate()))
        }
        return found
    }

    @Test("A donation is forgotten by its identifier, once")
    func identifier() async throws {
        let manager = IntentDonationManager.shared
        let donated = try await donatedCharts(["a", "b"])
        #expect(try await manager.deleteDonations(matching: .donationIdentifier(donated[0].1)) == [donated[0].1])
        #expect(try await manager.deleteDonations(matching: .donationIdentifier(donated[0].1)).isEmpty)
        #expect(try await manager.deleteDonations(matching: .donationIdentifier(donated[1].1)).count == 1)
    }

    @Test("Donations are forgotten by the entity in them, of any type of intent or of one")
    func entity() async throws {
        let manager = IntentDonationManager.shared
        let donated = try await donatedCharts(["a", "b"])
        let (first, second) = (donated[0], donated[1])
        #expect(
            try await manager.deleteDonations(
                matching: .intentType(UnloadIntent.self, entityIdentifier: first.0)
            ).isEmpty)
        #expect(
            try await manager.deleteDonations(
                matching: .intentType(LoadIntent.self, entityIdentifier: first.0)) == [first.1])
        #expect(try await manager.deleteDonations(matching: .entityIdentifier(second.0)) == [second.1])
    }

    @Test("An intent called as a function returns its value, and donates unless told not to")
    func call() async throws {
        let manager = IntentDonationManager.shared
        let intent = LoadIntent()
        intent.tons = 21
        intent.crane = "Gertrud"
        let chart = ChartFile(id: .draft(identifier: UUID().uuidString))
        intent.chart = chart
        let of = IntentDonationMatchingPredicate.entityIdentifier(EntityIdentifier(for: chart))
        #expect(try await intent(donate: false) == 42)
        #expect(try await manager.deleteDonations(matching: of).isEmpty)
        let value = try await intent()
        #expect(value == 42)
        #expect(try await manager.deleteDonations(matching: of).count == 1)
        let unload = UnloadIntent()
        unload.crane = "Gertrud"
        try await unload(donate: false)
    }

    @Test("A required parameter without a value is an error where nobody can be asked")
    func missing() async {
        await #expect(throws: IntentCancellation.self) { _ = try await LoadIntent()(donate: false) }
    }

    @Test("Suggestions for widgets take the place of those before")
    func relevance() async throws {
        let tide = TideWidgetIntent()
        let now = Date()
        let suggestion = RelevantIntent(
            tide, widgetKind: "tide", relevance: .date(from: now.addingTimeInterval(60), to: now))
        try await RelevantIntentManager.shared.updateRelevantIntents([suggestion, suggestion])
        try await RelevantIntentManager.shared.updateRelevantIntents([suggestion])
        let kept = RelevantIntentManager.shared.relevantIntents
        #expect(kept.map(\.widgetKind) == ["tide"])
        #expect(kept.first?.relevance.start == now)
    }
}
