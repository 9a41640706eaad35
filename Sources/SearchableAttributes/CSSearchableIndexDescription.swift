import Foundation

/// Which index is to be filled anew.
///
/// See <https://developer.apple.com/documentation/corespotlight/cssearchableindexdescription>.
public final class CSSearchableIndexDescription: NSObject, NSCopying, Sendable {
    /// How the index is protected. It is kept and handed on; files are protected by the system's own means.
    public let protectionClass: FileProtectionType?

    package init(protectionClass: FileProtectionType?) {
        self.protectionClass = protectionClass
    }

    /// The description itself, as nothing of it can change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
