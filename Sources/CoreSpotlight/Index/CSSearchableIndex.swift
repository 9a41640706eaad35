import Foundation
import SearchableAttributes
import Synchronization

/// An index of an app's, in which a person's words find its items.
///
/// An index is a file of the person's own in `$XDG_DATA_HOME/appintents/spotlight`, in the folder of the app; indexes of
/// one name are the same index. Several processes of the app may use it at once. What one process asks of an index is
/// done in that order. See <https://developer.apple.com/documentation/corespotlight/cssearchableindex>.
public final class CSSearchableIndex: NSObject, Sendable {
    /// Keeps a delegate without keeping it alive. Unchecked because it is reached through a lock only.
    private final class DelegateBox: @unchecked Sendable {
        weak var delegate: (any CSSearchableIndexDelegate)?
        /// Whether the delegate was asked for the items; it is asked once.
        var wasAsked = false
    }

    let name: String?
    let protectionClass: FileProtectionType?
    let store: SpotlightStore
    let folder: SpotlightFolder
    /// The changes of the batch that was begun; `nil` where none was.
    let batch = Mutex<[SpotlightChange]?>(nil)
    private let delegateBox = Mutex(DelegateBox())

    private init(indexName: String?, protectionClass: FileProtectionType?) {
        name = indexName
        self.protectionClass = protectionClass
        folder = SpotlightFolder.current
        store = SpotlightStore.of(folder.file(indexName: indexName))
        super.init()
        if let protectionClass {
            let value = Data(protectionClass.rawValue.utf8)
            store.perform(
                { database in
                    if try database.state("protection") != value { try database.setState("protection", value) }
                }, completion: { _ in })
        }
    }

    /// The app's own index, which has no name and takes no batches.
    public static func `default`() -> CSSearchableIndex {
        CSSearchableIndex(indexName: nil, protectionClass: nil)
    }

    /// The index of a name.
    ///
    /// - Parameter name: The name; the index is made where there is none yet.
    public convenience init(name: String) {
        self.init(indexName: name, protectionClass: nil)
    }

    /// The index of a name.
    ///
    /// - Parameters:
    ///   - name: The name; the index is made where there is none yet.
    ///   - protectionClass: How it is protected. It is kept, and a query can choose by it; the file itself is as safe as
    ///     the person's other files are.
    public convenience init(name: String, protectionClass: FileProtectionType?) {
        self.init(indexName: name, protectionClass: protectionClass)
    }

    /// Whether items can be indexed here: always.
    public static func isIndexingAvailable() -> Bool { true }

    /// Who gives the index its items anew when they were lost. The index does not keep it alive.
    public var indexDelegate: (any CSSearchableIndexDelegate)? {
        get { delegateBox.withLock { Unsent($0.delegate) }.value }
        set {
            let given = Unsent(newValue)
            delegateBox.withLock { box in
                box.delegate = given.value
                box.wasAsked = false
            }
            if newValue != nil { askForItems() }
        }
    }

    /// Asks the delegate for all items where they were lost, and it was not asked yet.
    func askForItems() {
        guard indexDelegate != nil else { return }
        store.perform {
            try $0.needsItems()
        } completion: { [self] result in
            guard (try? result.get()) == true else { return }
            let delegate = delegateBox.withLock { box -> Unsent<(any CSSearchableIndexDelegate)?> in
                guard !box.wasAsked, let delegate = box.delegate else { return Unsent(nil) }
                box.wasAsked = true
                return Unsent(delegate)
            }
            let store = store
            delegate.value?.searchableIndex(self) {
                store.perform {
                    try $0.setNeedsItems(false)
                } completion: { _ in
                }
            }
        }
    }

    /// Whether the index lost its items, so that they are to be given to it anew.
    package var needsItems: Bool {
        get async throws { try await store.perform { try $0.needsItems() } }
    }

    /// Says that the index has its items again.
    package func acknowledgeItems() async throws {
        try await store.perform { try $0.setNeedsItems(false) }
    }
}
