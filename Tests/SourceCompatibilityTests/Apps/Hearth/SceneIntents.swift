import AppIntents
import Foundation

struct RunSceneIntent: AppIntent {
    static var title: LocalizedStringResource = "Run Scene"

    @Parameter(title: "Scene")
    var scene: SceneEntity?

    @Dependency private var home: Home

    @available(iOS 26.0, macOS 26.0, *)
    static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent & ProvidesDialog {
        guard let scene else { throw $scene.needsValueError("Which scene would you like?") }
        guard let known = home.current.scenes.first(where: { $0.id == scene.id }) else {
            throw AppIntentError.Unrecoverable.entityNotFound
        }
        let changed = try home.change { state in
            var count = 0
            for index in state.devices.indices where known.deviceIDs.contains(state.devices[index].id) {
                state.devices[index].isOn = true
                count += 1
            }
            return count
        }
        return .result(value: changed, opensIntent: ShowRoomIntent(room: "All"), dialog: "\(known.name) is set.")
    }
}

struct ShowRoomIntent: AppIntent {
    static var title: LocalizedStringResource = "Show Room"
    static var openAppWhenRun: Bool = true
    static var isDiscoverable: Bool { false }

    @Parameter(title: "Room") var room: String

    init() {}

    init(room: String) {
        self.room = room
    }

    @MainActor
    func perform() async throws -> some IntentResult {
        .result()
    }
}

struct SetAwayIntent: AppIntent {
    static var title: LocalizedStringResource = "Leave or Arrive"
    static var authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

    @Parameter(title: "Away", displayName: .init(true: "Leaving", false: "Arriving"))
    var isAway: Bool

    @Dependency private var home: Home

    static var parameterSummary: some ParameterSummary {
        When(\.$isAway, .equalTo, true) {
            Summary("I am \(\.$isAway)")
        } otherwise: {
            Summary("\(\.$isAway) at home")
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<HomeStatus> {
        try home.change { $0.isAway = isAway }
        let lights = home.current.devices.filter { $0.kind == .light && $0.isOn }.count
        return .result(value: HomeStatus(isAway: isAway, lightsOn: lights))
    }
}

struct HearthShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: RunSceneIntent(),
            phrases: ["Set \(\.$scene) with \(.applicationName)", "Run a \(.applicationName) scene"],
            shortTitle: LocalizedStringResource("Run Scene", table: "Home"),
            systemImageName: "theatermasks"
        )
        if #available(iOS 17.4, macOS 14.4, watchOS 10.4, *) {
            AppShortcut(
                intent: SetTemperatureIntent(),
                phrases: ["Set the heating with \(.applicationName)"],
                shortTitle: "Heating",
                systemImageName: "thermometer"
            )
        }
    }
}
