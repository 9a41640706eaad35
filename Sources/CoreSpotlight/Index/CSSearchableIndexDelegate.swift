import Foundation
import SearchableAttributes

/// Who gives an index its items anew, when they were lost.
///
/// The index keeps its delegate weakly, and calls it on a queue of its own. See
/// <https://developer.apple.com/documentation/corespotlight/cssearchableindexdelegate>.
public protocol CSSearchableIndexDelegate: AnyObject {
    /// Asks for all items anew, as the index lost them.
    ///
    /// - Parameters:
    ///   - searchableIndex: The index that wants them.
    ///   - acknowledgementHandler: To be called when the items are in the index; until then the index asks again each
    ///     time the app starts.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)

    /// Asks for some items anew.
    ///
    /// - Parameters:
    ///   - searchableIndex: The index that wants them.
    ///   - identifiers: Which items.
    ///   - acknowledgementHandler: To be called when the items are in the index.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)

    /// Gives the data of an item.
    ///
    /// - Parameters:
    ///   - searchableIndex: The index the item is in.
    ///   - itemIdentifier: The item's identifier.
    ///   - typeIdentifier: The identifier of the type of data that is wanted.
    /// - Returns: The data.
    /// - Throws: What kept the delegate from giving it.
    func data(for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String) throws -> Data

    /// Gives the file of an item.
    ///
    /// - Parameters:
    ///   - searchableIndex: The index the item is in.
    ///   - itemIdentifier: The item's identifier.
    ///   - typeIdentifier: The identifier of the type of file that is wanted.
    ///   - inPlace: Whether the file may be used where it is.
    /// - Returns: Where the file is.
    /// - Throws: What kept the delegate from giving it.
    func fileURL(
        for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool
    ) throws -> URL

    /// Gives the items of some identifiers.
    ///
    /// - Parameters:
    ///   - identifiers: Which items.
    ///   - searchableItemsHandler: To be called with the items.
    func searchableItems(
        forIdentifiers identifiers: [String], searchableItemsHandler: @escaping ([CSSearchableItem]) -> Void)

    /// Says that the system added something to items. Nothing here does, so it is never called.
    ///
    /// - Parameter items: The items.
    func searchableItemsDidUpdate(_ items: [CSSearchableItem])

    /// Says that indexing is slowed down. Nothing here does so, so it is never called.
    ///
    /// - Parameter searchableIndex: The index.
    func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)

    /// Says that indexing is no longer slowed down. It is never called either.
    ///
    /// - Parameter searchableIndex: The index.
    func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)
}

// What a delegate may leave out.
extension CSSearchableIndexDelegate {
    /// Throws, as the delegate has no data to give.
    public func data(
        for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String
    ) throws -> Data {
        throw CSIndexError(
            .indexingUnsupported, message: "The index's delegate gives no data of type \(typeIdentifier)")
    }

    /// Throws, as the delegate has no files to give.
    public func fileURL(
        for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool
    ) throws -> URL {
        throw CSIndexError(
            .indexingUnsupported, message: "The index's delegate gives no files of type \(typeIdentifier)")
    }

    /// Gives none.
    public func searchableItems(
        forIdentifiers identifiers: [String], searchableItemsHandler: @escaping ([CSSearchableItem]) -> Void
    ) {
        searchableItemsHandler([])
    }

    /// Does nothing.
    public func searchableItemsDidUpdate(_ items: [CSSearchableItem]) {}

    /// Does nothing.
    public func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {}

    /// Does nothing.
    public func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {}
}
