extension NSUserActivity {
    /// Forgets activities that were saved. Nothing here saves any, so the work is done at once.
    ///
    /// - Parameter identifiers: The activities' ``persistentIdentifier``s.
    public static func deleteSavedUserActivities(withPersistentIdentifiers identifiers: [String]) async {}

    /// Forgets activities that were saved. Nothing here saves any, so the work is done at once.
    ///
    /// - Parameters:
    ///   - identifiers: The activities' ``persistentIdentifier``s.
    ///   - handler: Called when it is done.
    public static func deleteSavedUserActivities(
        withPersistentIdentifiers identifiers: [String], completionHandler handler: @escaping () -> Void
    ) {
        handler()
    }

    /// Forgets all activities that were saved. Nothing here saves any, so the work is done at once.
    public static func deleteAllSavedUserActivities() async {}

    /// Forgets all activities that were saved. Nothing here saves any, so the work is done at once.
    ///
    /// - Parameter handler: Called when it is done.
    public static func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
        handler()
    }
}
