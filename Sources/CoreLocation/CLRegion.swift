import Foundation
import Synchronization

/// An area that has a name; ``CLCircularRegion`` is the kind there is.
///
/// Follows [`CLRegion`](https://developer.apple.com/documentation/corelocation/clregion).
public class CLRegion: NSObject, @unchecked Sendable {
    // Unchecked because the compiler cannot prove it of a class with subclasses; what changes stands behind a lock, here and in the one
    // subclass nothing does.

    private struct Notices {
        var onEntry = true
        var onExit = true
    }

    private let notices = Mutex(Notices())

    /// The region's name within the app.
    public let identifier: String

    init(identifier: String) {
        self.identifier = identifier
    }

    /// Whether the app wants to know when the device comes into the region. Nothing watches regions on this system.
    public var notifyOnEntry: Bool {
        get { notices.withLock { $0.onEntry } }
        set { notices.withLock { $0.onEntry = newValue } }
    }

    /// Whether the app wants to know when the device leaves the region. Nothing watches regions on this system.
    public var notifyOnExit: Bool {
        get { notices.withLock { $0.onExit } }
        set { notices.withLock { $0.onExit = newValue } }
    }

    /// Whether another object is a region of the same name, as the system tells regions apart.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CLRegion)?.identifier == identifier
    }

    /// A number that is the same for equal regions.
    public override var hash: Int { identifier.hashValue }
}
