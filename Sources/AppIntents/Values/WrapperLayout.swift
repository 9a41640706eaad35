@_spi(Reflection) import Swift
import Synchronization

/// Where an entity type keeps the wrappers of its properties, found once for each type.
enum WrapperLayout {
    /// One wrapper.
    struct Field: Sendable {
        /// The property's name.
        let name: String
        /// Where in an entity the reference to the wrapper lies, in bytes.
        let offset: Int
        /// The type of the property's value.
        let type: any _IntentValue.Type
    }

    private static let known = Mutex<[ObjectIdentifier: [Field]]>([:])

    /// The runtime's option to look at a class; its own constant is a variable, which strict concurrency cannot allow.
    private static let classFields = _EachFieldOptions(rawValue: 1)

    /// The wrappers of a type, in the order of declaration.
    static func fields(of type: any AppEntity.Type) -> [Field] {
        if let fields = known.withLock({ $0[ObjectIdentifier(type)] }) { return fields }
        var fields: [Field] = []
        _ = _forEachField(of: type, options: type is AnyClass ? classFields : []) { name, offset, type, _ in
            let label = String(cString: name)
            if label.hasPrefix("_"), let property = type as? any AnyEntityProperty.Type {
                fields.append(
                    Field(name: String(label.dropFirst()), offset: offset, type: property.propertyType))
            }
            return true
        }
        known.withLock { $0[ObjectIdentifier(type)] = fields }
        return fields
    }
}
