import Foundation

/// The name of an attribute of the app's own, and how it is searched.
///
/// See <https://developer.apple.com/documentation/corespotlight/cscustomattributekey>.
public final class CSCustomAttributeKey: NSObject, NSCopying, Sendable {
    /// The attribute's name.
    public let keyName: String

    /// Whether a query may name the attribute.
    public let isSearchable: Bool

    /// Whether plain words are looked for in the attribute too.
    public let isSearchableByDefault: Bool

    /// Whether most items have the same few values. It says how to save space, and changes no search.
    public let isUnique: Bool

    /// Whether an item may have several values.
    public let isMultiValued: Bool

    /// A key whose values are searched, and by plain words too.
    ///
    /// - Parameter keyName: The name: ASCII letters, digits and underscores, such as `com_example_tide`, and not
    ///   beginning with `kMD`. For any other name the key is `nil`.
    public convenience init?(keyName: String) {
        self.init(
            keyName: keyName, searchable: true, searchableByDefault: true, unique: false, multiValued: false)
    }

    /// A key.
    ///
    /// - Parameters:
    ///   - keyName: The name: ASCII letters, digits and underscores, such as `com_example_tide`, and not beginning
    ///     with `kMD`. For any other name the key is `nil`.
    ///   - searchable: Whether a query may name the attribute.
    ///   - searchableByDefault: Whether plain words are looked for in it too.
    ///   - unique: Whether most items have the same few values.
    ///   - multiValued: Whether an item may have several values.
    public init?(keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool) {
        let allowed = keyName.utf8.allSatisfy { byte in
            let scalar = Unicode.Scalar(byte)
            return scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_")
        }
        guard !keyName.isEmpty, allowed, !keyName.hasPrefix("kMD") else { return nil }
        self.keyName = keyName
        isSearchable = searchable
        isSearchableByDefault = searchableByDefault
        isUnique = unique
        isMultiValued = multiValued
    }

    /// The key itself, as nothing of it can change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether another object is a key of the same name.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CSCustomAttributeKey)?.keyName == keyName }

    /// Hashes the name.
    public override var hash: Int { keyName.hashValue }
}
