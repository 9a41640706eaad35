import AppIntents
import Testing

/// Intents performed directly, as an app's own tests do it.
@Suite struct IntentTests {
    init() {
        _ = SharedChart.chart
        _ = SharedChart.struck
    }

    private func lighthouse(_ id: String) async throws -> LighthouseEntity {
        try #require(try await LighthouseQuery().entities(for: [id]).first)
    }

    private func plotCourse(asking question: PlotCourseIntent.Question) async throws {
        var intent = PlotCourseIntent()
        intent.question = question
        intent.destination = try await lighthouse("loop")
        _ = try await intent.perform()
    }

    @Test("An intent reads what the app registered as its dependency")
    func dependency() async throws {
        let intent = OpenLighthouseIntent()
        intent.target = try await lighthouse("fastnet")
        _ = try await intent.perform()
        #expect(SharedChart.chart.opened.contains("fastnet"))
    }

    @Test("An intent that opens something shows the app, one that does not stays behind")
    func opening() async throws {
        #expect(OpenLighthouseIntent.openAppWhenRun)
        #expect(ShowBuoyIntent.openAppWhenRun)
        #expect(!LogSightingIntent.openAppWhenRun)
        #expect(try await ShowBuoyIntent().perform().value == nil)
    }

    @Test("An intent that deletes takes its entities and a policy of its own")
    func deleting() async throws {
        let intent = StrikeLighthousesIntent([try await lighthouse("loop")])
        let result = try await intent.perform()
        #expect(result.dialog != nil)
        #expect(SharedChart.struck.lighthouses.map(\.id) == ["fastnet", "hook head"])
        #expect(StrikeLighthousesIntent.authenticationPolicy == .requiresAuthentication)
        #expect(!StrikeLighthousesIntent.isDiscoverable)
        #expect(OpenLighthouseIntent.authenticationPolicy == .alwaysAllowed)
    }

    @Test("A parameter has its default until it is set")
    func defaults() {
        let intent = LogSightingIntent()
        #expect(intent.flashes == 1)
        #expect(intent.bearing == 90)
        #expect(intent.visibility == .good)
        #expect(!intent.isPublic)
        #expect(intent.date == nil)
        #expect(intent.distance == nil)
        intent.flashes = 3
        intent.visibility = .hazy
        #expect(intent.flashes == 3)
        #expect(intent.visibility == .hazy)
    }

    @Test("A parameter's title is what was declared")
    func titles() {
        let intent = LogSightingIntent()
        #expect(intent.$flashes.title == "Flashes")
        #expect(intent.$lamp.isOptional)
        #expect(!intent.$lighthouse.isOptional)
        #expect(LogSightingIntent.title.table == "Chart")
    }

    @Test("A result carries a value, words and the intent that follows")
    func result() async throws {
        let intent = LogSightingIntent()
        intent.lighthouse = try await lighthouse("hook head")
        intent.flashes = 2
        let result = try await intent.perform()
        #expect(result.value == "Hook Head, 2 flashes, bearing 90, good")
        #expect(result.dialog != nil)
    }

    @Test("A missing value is asked for by an error that names what is asked")
    func missingValue() async {
        let intent = PlotCourseIntent()
        await #expect(throws: AppIntentError.self) { _ = try await intent.perform() }
    }

    @Test(
        "Asking the person outside a run of the system's says that there is nobody to ask",
        arguments: [PlotCourseIntent.Question.value, .choice, .confirmation, .intent])
    func nobodyToAsk(question: PlotCourseIntent.Question) async throws {
        await #expect(throws: IntentCancellation.self) { try await plotCourse(asking: question) }
    }

    @Test("An error that offers several values names them")
    func disambiguation() async throws {
        let error = await #expect(throws: AppIntentError.self) { try await plotCourse(asking: .oneOfMany) }
        #expect(error?.description.contains("Fastnet or Hook Head") == true)
    }

    @Test("An error of the app's own has its own words")
    func ownError() {
        #expect(String(localized: PlotError.noDestination.localizedStringResource) == "There is nowhere to go.")
    }
}
