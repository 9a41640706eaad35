@_spi(Reflection) import Swift
import Synchronization

/// Where the structures of a type keep the property wrappers that the system looks at, found once for each type.
///
/// What is read from there costs a fraction of what reflecting on each value does.
struct WrapperLayout: Sendable {
    /// One wrapper.
    struct Field: Sendable {
        /// The property's name.
        let name: String
        /// Where in a value the reference to the wrapper lies, in bytes.
        let offset: Int
    }

    /// An entity's property.
    struct Property: Sendable {
        /// Where the wrapper is.
        let field: Field
        /// The type of the property's value.
        let type: any _IntentValue.Type
    }

    /// The properties of an entity, in the order of declaration.
    private(set) var properties: [Property] = []
    /// The parameters of an intent, in the order of declaration.
    private(set) var parameters: [Field] = []
    /// What the app is to provide.
    private(set) var dependencies: [Field] = []

    private static let known = Mutex<[ObjectIdentifier: WrapperLayout]>([:])

    /// The runtime's option to look at a class; its own constant is a variable, which strict concurrency cannot allow.
    private static let classFields = _EachFieldOptions(rawValue: 1)

    /// The layout of a type.
    static func of(_ type: Any.Type) -> WrapperLayout {
        if let layout = known.withLock({ $0[ObjectIdentifier(type)] }) { return layout }
        var layout = WrapperLayout()
        _ = _forEachField(of: type, options: type is AnyClass ? classFields : []) { name, offset, type, _ in
            layout.add(String(cString: name), offset, type)
            return true
        }
        known.withLock { $0[ObjectIdentifier(type)] = layout }
        return layout
    }

    /// The wrappers that a structure keeps at some of its fields.
    static func wrappers<Value>(of value: Value, at fields: [Field]) -> [(name: String, wrapper: AnyObject)] {
        withUnsafePointer(to: value) { value in
            let start = UnsafeRawPointer(value)
            return fields.map { ($0.name, start.load(fromByteOffset: $0.offset, as: AnyObject.self)) }
        }
    }

    private mutating func add(_ label: String, _ offset: Int, _ type: Any.Type) {
        let isWrapper = label.hasPrefix("_")
        let field = Field(name: isWrapper ? String(label.dropFirst()) : label, offset: offset)
        switch type {
        case is any AnyAppDependency.Type: dependencies.append(field)
        case let property as any AnyEntityProperty.Type where isWrapper:
            properties.append(Property(field: field, type: property.propertyType))
        case is any AnyIntentParameter.Type where isWrapper: parameters.append(field)
        default: break
        }
    }
}
