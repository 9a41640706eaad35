import JSON

extension SystemChange {
    /// The change as an app tells it to the system of another process.
    package var json: JSONValue {
        switch self {
        case .entity(let uri): ["uri": .string(uri)]
        case .entities(_, let type): ["type": .string(type)]
        case .app: ["app": true]
        case .resources: ["resources": true]
        case .intents: ["intents": true]
        case .shortcuts: ["shortcuts": true]
        }
    }

    /// Reads what an app tells of its own things.
    ///
    /// - Parameters:
    ///   - json: What it tells.
    ///   - app: The app; what it says of the things of others is not taken.
    package init?(json: JSONValue, of app: String) {
        if let uri = json["uri"]?.string {
            guard let read = try? EntityURI(uri), read.app == app else { return nil }
            self = .entity(uri: read.text)
        } else if let type = json["type"]?.string {
            self = .entities(app: app, type: type)
        } else if json["app"]?.bool == true {
            self = .app(app)
        } else if json["resources"]?.bool == true {
            self = .resources
        } else if json["intents"]?.bool == true {
            self = .intents
        } else if json["shortcuts"]?.bool == true {
            self = .shortcuts
        } else {
            return nil
        }
    }
}
