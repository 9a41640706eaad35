import Foundation
import IntentRuntime
import ModelContextProtocol

extension IntentCatalog {
    private static let verbs = [
        "Create", "Update", "Delete", "Send", "Open", "Move", "Archive", "Share", "Print", "Export",
    ]
    private static let nouns = """
        Anchor Beacon Berth Boat Bridge Buoy Cabin Cable Canal Cargo Chart Compass Crane Crew Current Deck Depth Dinghy Dock Dredge
        Engine Ferry Fleet Fog Galley Gangway Harbour Hatch Helm Hull Invoice Jetty Keel Ladder Lantern Lighthouse Lock Manifest Mast
        Mooring Oar Passenger Pilot Port Propeller Quay Radar Report Rope Route Rudder Sail Schedule Shipment Signal Stern Tide
        Tug Voyage Warehouse
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    /// A catalogue of apps that are nowhere but on paper, no two intents of which have the same title.
    ///
    /// - Parameters:
    ///   - apps: How many apps there are.
    ///   - intents: How many intents each has; no more than 600 in all.
    ///   - types: How many entity types each has.
    static func paper(apps count: Int, intents: Int, types: Int = 1) -> IntentCatalog {
        let apps = (0..<count).map { AppDescriptor(id: "paper\($0)", title: "Paper \($0)") }
        var all: [IntentDescriptor] = []
        var entities: [EntityDescriptor] = []
        for (number, app) in apps.enumerated() {
            for type in 0..<types { entities.append(entity("\(nouns[type % nouns.count])\(type)", of: app)) }
            for index in number * intents..<(number + 1) * intents {
                all.append(intent(verbs[index % verbs.count], nouns[index / verbs.count % nouns.count], of: app))
            }
        }
        let priority = apps.map { app in
            EnumDescriptor(
                typeName: "Priority", app: app, title: "Priority",
                cases: ["low", "high"].map { EnumCaseDescriptor(rawValue: $0, title: $0.capitalized) })
        }
        return IntentCatalog(apps: apps, intents: all, entities: entities, enums: priority)
    }

    private static func entity(_ name: String, of app: AppDescriptor) -> EntityDescriptor {
        let properties: [(String, ValueKind)] = [
            ("name", .text), ("isOpen", .boolean), ("madeAt", .date), ("length", .number), ("owner", .person),
        ]
        return EntityDescriptor(
            typeName: "\(name)Entity", app: app, title: name,
            properties: properties.map {
                PropertyDescriptor(name: $0.0, title: $0.0.capitalized, kind: $0.1, isOptional: true)
            })
    }

    private static func intent(_ verb: String, _ noun: String, of app: AppDescriptor) -> IntentDescriptor {
        func parameter(_ name: String, _ kind: ValueKind, _ summary: String? = nil) -> ParameterDescriptor {
            ParameterDescriptor(
                name: name, title: name.capitalized, summary: summary, kind: kind, isRequired: false, isOptional: true)
        }
        return IntentDescriptor(
            identifier: "\(verb)\(noun)Intent", app: app, title: "\(verb) \(noun)",
            summary: "\(verb)s one \(noun.lowercased()) or several, and says what became of them.",
            parameters: [
                parameter("target", .entity(app: app.id, type: "Anchor0Entity"), "What it is done to"),
                parameter("name", .text, "What it is called afterwards"), parameter("due", .date),
                parameter("priority", .enumeration(app: app.id, type: "Priority")),
                parameter("guests", .list(.person), "Who takes part"), parameter("watchers", .list(.person)),
                parameter("papers", .list(.file), "What is put beside it"),
            ],
            result: .entity(app: app.id, type: "Anchor0Entity"),
            effect: IntentEffect(schema: "paper.\(verb.lowercased())"))
    }
}
