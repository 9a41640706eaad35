import AppIntents

extension IntentCatalog {
    /// Looks at everything that an app offers: whether it can be reached, and what is wrong with it.
    ///
    /// No intent is run. Dependencies are not made to see whether they are there. A query is asked for what only it can tell, and is
    /// given up where it takes too long.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - canAuthenticate: Whether anything here can authenticate the person.
    ///   - limit: How long a query may take for an answer.
    /// - Returns: The app as a whole, then its intents, entities, enums, queries, phrases and packages.
    public func inspect(
        _ app: AppDescriptor, canAuthenticate: Bool = false, queryLimit limit: Duration = .seconds(5)
    ) async -> [InspectedItem] {
        await AppInspection(of: app, in: self, canAuthenticate: canAuthenticate, queryLimit: limit).items
    }
}
