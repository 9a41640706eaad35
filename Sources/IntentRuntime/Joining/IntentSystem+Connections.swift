extension IntentSystem {
    /// The way to an app of another process.
    func connection(to app: AppDescriptor) throws(IntentSystemError) -> any AppConnection {
        guard let connection = connections.first(where: { $0.app.id == app.id }) else {
            throw .failed("the app '\(app.id)' runs in another process, and nothing leads to it")
        }
        return connection
    }
}
