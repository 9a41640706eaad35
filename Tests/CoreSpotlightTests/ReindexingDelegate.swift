import CoreSpotlight
import Foundation
import Synchronization

/// A delegate that gives an index the items it lost, and counts how often it was asked.
final class ReindexingDelegate: CSSearchableIndexDelegate, Sendable {
    let items: [CSSearchableItem]
    private let requests = Mutex(0)

    init(_ items: [CSSearchableItem]) {
        self.items = items
    }

    var requestCount: Int { requests.withLock(\.self) }

    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
    ) {
        requests.withLock { $0 += 1 }
        searchableIndex.indexSearchableItems(items)
        acknowledgementHandler()
    }

    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void
    ) {
        searchableIndex.indexSearchableItems(items.filter { identifiers.contains($0.uniqueIdentifier) })
        acknowledgementHandler()
    }

    func data(for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String) throws -> Data {
        Data("\(itemIdentifier) as \(typeIdentifier)".utf8)
    }
}
