import AppIntents
import Foundation
import Testing

@testable import Hearth
@testable import Tramline
@testable import Tunes

/// The sentences that the apps' intents are told by.
@Suite("Summaries of the apps' intents") struct AppSummaryTests {
    private func sentence(_ intent: some AppIntent) throws -> String {
        try #require(intent.summaryContent?.sentence).textOfValues()
    }

    private func below(_ intent: some AppIntent) throws -> [String] {
        try #require(intent.summaryContent).parameters.map(\.parameterName)
    }

    @Test(
        "Switches and conditions within each other choose the sentence",
        arguments: [
            (.off, nil, nil, "Turn Lamp Off"), (.on, .fade, 80, "Turn Lamp On brightly over (Fade Time)"),
            (.on, .fade, 20, "Turn Lamp On over (Fade Time)"), (.on, .party, nil, "Turn Lamp On with Party"),
            (.on, nil, nil, "Turn Lamp On"), (.on, nil, 30, "Turn Lamp On at 30"),
            (.toggle, nil, nil, "Toggle the light Lamp"),
        ] as [(PowerState, LightEffect?, Int?, String)])
    func nested(state: PowerState, effect: LightEffect?, brightness: Int?, text: String) throws {
        let intent = SetPowerIntent()
        intent.device = DeviceEntity(Device(id: "light.lamp", name: "Lamp", room: "Study", kind: .light))
        intent.state = state
        intent.effect = effect
        intent.brightness = brightness
        #expect(try sentence(intent) == text)
    }

    @Test("What a sentence leaves out stands below it")
    func rest() throws {
        let intent = SetPowerIntent()
        intent.device = DeviceEntity(Device(id: "heat", name: "Radiator", room: "Study", kind: .thermostat))
        #expect(try sentence(intent) == "Toggle Radiator")
        #expect(try below(intent).isEmpty)
        intent.state = .on
        #expect(try below(intent) == ["brightness", "effect"])
    }

    @Test("A truth value chooses the sentence", arguments: [(true, "I am "), (false, " at home")])
    func truth(isAway: Bool, text: String) throws {
        let intent = SetAwayIntent()
        intent.isAway = isAway
        #expect(try sentence(intent).contains(text))
    }

    @Test(
        "An entity's number chooses the sentence",
        arguments: [
            (2, "Next night tram Line 2 from Mole"), (100, "Next bus Line 100 from Mole"),
            (7, "Next ring tram from Mole"), (8, "Next Line 8 from Mole towards (Direction)"),
        ])
    func identifiers(id: Int, text: String) throws {
        let intent = NextDepartureIntent()
        intent.line = LineEntity(id: id, name: "Any")
        intent.stop = StopEntity(Stop(id: "mole", name: "Mole", zone: 1, lineIDs: []))
        #expect(try sentence(intent) == text)
    }

    @Test(
        "Several values may share a case",
        arguments: [(.none, "Play By the Sea", 1), (.one, "Play By the Sea, repeating This Song", 0)]
            as [(RepeatOption, String, Int)])
    func sharedCase(repeating: RepeatOption, text: String, count: Int) throws {
        let intent = PlayIntent()
        intent.playlist = PlaylistEntity(Playlist(id: "sea", name: "By the Sea", songIDs: []), songs: [])
        intent.repeating = repeating
        #expect(try sentence(intent) == text)
        #expect(try below(intent).count == count)
    }

    @Test("Where there are no widgets, the default case holds")
    func widgets() throws {
        #expect(try below(TunesWidgetIntent()) == ["playlists", "showsCovers"])
        #expect(StopBoardIntent().summaryContent?.sentence == nil)
    }
}
