import Foundation
import UniformTypeIdentifiers

extension CSSearchableIndex {
    /// The data of an item, from this app's delegate.
    ///
    /// - Parameters:
    ///   - bundleIdentifier: Which app's item it is. Only the app itself is asked: its bundle identifier, or the name of
    ///     its executable where it has none.
    ///   - itemIdentifier: The item's identifier.
    ///   - contentType: The type of data that is wanted.
    /// - Returns: The data.
    /// - Throws: ``CSIndexError`` where it is another app's or there is no delegate, or what the delegate throws.
    public func fetchData(
        forBundleIdentifier bundleIdentifier: String, itemIdentifier: String, contentType: UTType
    ) async throws -> Data {
        let own = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        guard bundleIdentifier == own else {
            throw CSIndexError(
                .remoteConnectionError,
                message: "Data of “\(bundleIdentifier)” cannot be fetched from here, only that of “\(own)”")
        }
        guard let delegate = indexDelegate else {
            throw CSIndexError(
                .indexingUnsupported, message: "The index has no delegate that gives data; set indexDelegate")
        }
        return try delegate.data(
            for: self, itemIdentifier: itemIdentifier, typeIdentifier: contentType.identifier)
    }
}
