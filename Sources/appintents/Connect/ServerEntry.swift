import JSON

/// The server as an assistant's client is told of it.
struct ServerEntry: Sendable, Equatable {
    /// The way to the server.
    enum Transport: Sendable, Equatable {
        /// The client starts a program and speaks with it.
        case program(path: String, arguments: [String])
        /// The client speaks with a server that runs; the environment variable that has the token, where one is needed.
        case address(String, tokenVariable: String?)
    }

    /// The name under which the client keeps the server.
    let name: String
    let transport: Transport

    /// What people read of the server where a client shows it.
    static let summary = "Your apps, through their App Intents"
}
