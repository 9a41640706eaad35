import AppIntents
import Foundation

protocol HomeEntity: AppEntity where ID == String {
    var room: String { get }
}

struct DeviceEntity: HomeEntity {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Device")
    static var defaultQuery = DeviceQuery()

    var id: String
    @Property(title: "Name") var name: String
    @Property(title: "Room") var room: String
    @Property(title: "On") var isOn: Bool
    @Property(title: "Brightness") var brightness: Int
    @Property(title: "Target Temperature") var target: Measurement<UnitTemperature>?
    let kind: DeviceKind

    var displayRepresentation: DisplayRepresentation {
        .init(
            title: .init(stringLiteral: name), subtitle: .init(stringLiteral: room),
            image: .init(systemName: kind.symbol))
    }

    init(_ device: Device) {
        id = device.id
        kind = device.kind
        name = device.name
        room = device.room
        isOn = device.isOn
        brightness = device.brightness
        target = device.kelvin.map { Measurement(value: $0, unit: UnitTemperature.kelvin) }
    }
}

extension DeviceKind {
    fileprivate var symbol: String {
        switch self {
        case .light: "lightbulb"
        case .thermostat: "thermometer.medium"
        case .lock: "lock"
        case .sensor: "sensor"
        }
    }
}

extension EntityQuery where Entity: HomeEntity {
    /// What lies in each room, the rooms in their order.
    func byRoom(_ entities: [Entity]) -> [(room: String, entities: [Entity])] {
        Dictionary(grouping: entities, by: \.room).sorted { $0.key < $1.key }.map { (room: $0.key, entities: $0.value) }
    }
}

struct DeviceQuery: EntityQuery, EntityStringQuery {
    @Dependency var home: Home

    func entities(for identifiers: [String]) async throws -> [DeviceEntity] {
        home.current.devices.filter { identifiers.contains($0.id) }.map(DeviceEntity.init)
    }

    func entities(matching string: String) async throws -> IntentItemCollection<DeviceEntity> {
        collection(home.current.devices.filter { "\($0.room) \($0.name)".localizedCaseInsensitiveContains(string) })
    }

    func suggestedEntities() async throws -> IntentItemCollection<DeviceEntity> {
        collection(home.current.devices)
    }

    private func collection(_ devices: [Device]) -> IntentItemCollection<DeviceEntity> {
        .init(
            promptLabel: "Choose a Device",
            sections: byRoom(devices.map { DeviceEntity($0) }).map { room, devices in
                IntentItemSection(LocalizedStringResource(stringLiteral: room), items: devices)
            })
    }
}

struct SceneEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(
        name: LocalizedStringResource("Scene", table: "Home"))

    struct SceneQuery: EnumerableEntityQuery {
        @Dependency var home: Home

        func allEntities() throws -> [SceneEntity] {
            home.current.scenes.map { .init(id: $0.id, name: $0.name, count: $0.deviceIDs.count) }
        }

        func entities(for identifiers: [UUID]) throws -> [SceneEntity] {
            try allEntities().filter { identifiers.contains($0.id) }
        }
    }

    static let defaultQuery = SceneQuery()

    let id: UUID
    let name: String
    let count: Int

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(count) devices", image: nil, synonyms: ["\(name) mood"])
    }
}

struct HomeStatus: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Home"
    static var defaultQuery: UniqueAppEntityProvider<HomeStatus> {
        UniqueAppEntityProvider {
            let home = Home.shared.current
            return HomeStatus(isAway: home.isAway, lightsOn: home.devices.filter { $0.kind == .light && $0.isOn }.count)
        }
    }

    let id = "home"
    @Property(title: "Away") var isAway: Bool
    @Property(title: "Lights On") var lightsOn: Int

    var displayRepresentation: DisplayRepresentation { "The home" }

    init(isAway: Bool, lightsOn: Int) {
        self.isAway = isAway
        self.lightsOn = lightsOn
    }
}

extension Home {
    /// What code without an intent around it uses.
    static var shared: Home {
        @AppDependency var home: Home
        return home
    }
}

enum PowerState: String, AppEnum {
    case on, off, toggle

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "State"
    static var caseDisplayRepresentations: [PowerState: DisplayRepresentation] = [
        .on: "On", .off: "Off", .toggle: "Toggle",
    ]
}

enum LightEffect: String, AppEnum, CaseIterable {
    case steady, fade, party

    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Effect" }
    static var caseDisplayRepresentations: [LightEffect: DisplayRepresentation] {
        [.steady: "Steady", .fade: "Fade", .party: "Party"]
    }
}
