import Foundation
import Synchronization

extension CSSearchableIndex {
    /// Adds items to the index, or replaces those it has by the same identifiers.
    ///
    /// - Parameter items: The items. What is changed of them later does not change the index.
    /// - Throws: ``CSIndexError``.
    public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        try await change(.index(items.map(Self.copy)))
    }

    /// Adds items to the index, or replaces those it has by the same identifiers.
    ///
    /// - Parameters:
    ///   - items: The items. What is changed of them later does not change the index.
    ///   - completionHandler: Told when it is done, with a ``CSIndexError`` where it could not be.
    public func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        change(.index(items.map(Self.copy)), completionHandler)
    }

    /// Deletes items, and what activities say of them.
    ///
    /// - Parameter identifiers: The items' identifiers; those that are not in the index do not matter.
    /// - Throws: ``CSIndexError``.
    public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        try await change(.deleteItems(identifiers))
    }

    /// Deletes items, and what activities say of them.
    ///
    /// - Parameters:
    ///   - identifiers: The items' identifiers; those that are not in the index do not matter.
    ///   - completionHandler: Told when it is done, with a ``CSIndexError`` where it could not be.
    public func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        change(.deleteItems(identifiers), completionHandler)
    }

    /// Deletes the items of domains and of the domains within them: with `account` those of `account.mailbox`.
    ///
    /// - Parameter domainIdentifiers: The domains.
    /// - Throws: ``CSIndexError``.
    public func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
        try await change(.deleteDomains(domainIdentifiers))
    }

    /// Deletes the items of domains and of the domains within them: with `account` those of `account.mailbox`.
    ///
    /// - Parameters:
    ///   - domainIdentifiers: The domains.
    ///   - completionHandler: Told when it is done, with a ``CSIndexError`` where it could not be.
    public func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        change(.deleteDomains(domainIdentifiers), completionHandler)
    }

    /// Deletes all items.
    ///
    /// - Throws: ``CSIndexError``.
    public func deleteAllSearchableItems() async throws {
        try await change(.deleteAll)
    }

    /// Deletes all items.
    ///
    /// - Parameter completionHandler: Told when it is done, with a ``CSIndexError`` where it could not be.
    public func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        change(.deleteAll, completionHandler)
    }

    /// Makes a change: at once, or with the batch that was begun.
    func change(_ change: SpotlightChange) async throws {
        if isCollected(change) { return }
        defer { askForItems() }
        try await store.perform { try $0.apply([change]) }
    }

    private func change(_ change: SpotlightChange, _ completionHandler: (@Sendable ((any Error)?) -> Void)?) {
        if isCollected(change) {
            completionHandler?(nil)
            return
        }
        store.perform {
            try $0.apply([change])
        } completion: { result in
            if case .failure(let error) = result { completionHandler?(error) } else { completionHandler?(nil) }
        }
        askForItems()
    }

    private func isCollected(_ change: SpotlightChange) -> Bool {
        batch.withLock { batch in
            guard batch != nil else { return false }
            batch?.append(change)
            return true
        }
    }

    private static func copy(_ item: CSSearchableItem) -> CSSearchableItem {
        item.copy() as? CSSearchableItem ?? item
    }
}
