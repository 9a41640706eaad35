import AppIntents
import IntentHosting

/// The way to a value within others, by names and indices, which is followed when the value is asked for.
///
/// Follows Apple's documentation page `appintentstesting/dynamicpropertypath`.
@dynamicMemberLookup
public struct DynamicPropertyPath: Sendable {
    private let target: Result<IntentValueContainer, IntentTestingError>
    /// The way in words, for errors.
    private let path: String

    init(_ container: IntentValueContainer, path: String) {
        if case .failure(let message) = container.content {
            self.init(.failure(IntentTestingError(.failed, message)), path)
        } else {
            self.init(.success(container), path)
        }
    }

    private init(_ target: Result<IntentValueContainer, IntentTestingError>, _ path: String) {
        self.target = target
        self.path = path
    }

    /// The value as a type.
    ///
    /// - Parameter type: The type.
    /// - Returns: The value.
    /// - Throws: ``IntentTestingError`` where the way leads nowhere or the value is of another type.
    public func `as`<Value: IntentValueConvertible>(_ type: Value.Type) throws -> Value { try typed() }

    /// The value as one of a definition's type.
    ///
    /// - Parameter definition: The definition.
    /// - Returns: The value.
    /// - Throws: ``IntentTestingError`` where the way leads nowhere or the value is of another type.
    public func `as`<Definition: AppIntentTypeDefinition>(
        _ definition: Definition
    ) throws -> Definition.Instance {
        let value: Definition.Instance = try typed()
        try definition.isInstance(value)
        return value
    }

    /// A property's value as a type.
    ///
    /// - Parameter identifier: The property's name; a list has `count` and `isEmpty`.
    /// - Throws: ``IntentTestingError`` where the way leads nowhere or the value is of another type.
    public subscript<Value: IntentValueConvertible>(dynamicMember identifier: String) -> Value {
        get throws { try member(identifier).typed() }
    }

    /// The way to what is within a property's value.
    ///
    /// - Parameter identifier: The property's name.
    public subscript(dynamicMember identifier: String) -> DynamicPropertyPath { member(identifier) }

    /// A property's value; `nil` where there is none.
    ///
    /// - Parameter identifier: The property's name.
    public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
        member(identifier).untyped
    }

    /// An element of a list as a type.
    ///
    /// - Parameter index: Its place, from 0.
    /// - Throws: ``IntentTestingError`` where there is no such element or it is of another type.
    public subscript<Value: IntentValueConvertible>(index: Int) -> Value {
        get throws { try element(index).typed() }
    }

    /// The way to what is within an element of a list.
    ///
    /// - Parameter index: Its place, from 0.
    public subscript(index: Int) -> DynamicPropertyPath { element(index) }

    /// An element of a list; `nil` where there is none.
    ///
    /// - Parameter index: Its place, from 0.
    public subscript(index: Int) -> (any IntentValueExpressing)? { element(index).untyped }
}

extension DynamicPropertyPath {
    func typed<Value: IntentValueConvertible>() throws -> Value {
        let container = try target.get()
        if let value = Value._value(in: container) { return value }
        throw IntentTestingError(.wrongType, "'\(path)' is \(Self.words(for: container)), not of type '\(Value.self)'")
    }

    /// The value as what can be given to an intent; `nil` where there is none.
    var untyped: (any IntentValueExpressing)? {
        guard case .success(let container) = target else { return nil }
        switch container.content {
        case .none, .failure: return nil
        case .value(let value): return value as? any IntentValueExpressing ?? container
        case .list: return container
        case .entity(let content):
            return content.identifier == nil ? AnyTransientAppEntity(content: content) : AnyAppEntity(content: content)
        case .enumeration(let type, let rawValue): return AnyAppEnum(typeIdentifier: type, rawValue: rawValue)
        }
    }

    func member(_ name: String) -> DynamicPropertyPath {
        let path = "\(path).\(name)"
        guard case .success(let container) = target else { return DynamicPropertyPath(target, path) }
        switch container.content {
        case .entity(let content): return member(name, of: content, path)
        case .list(let elements) where name == "count":
            return DynamicPropertyPath(IntentValueContainer(.value(elements.count)), path: path)
        case .list(let elements) where name == "isEmpty":
            return DynamicPropertyPath(IntentValueContainer(.value(elements.isEmpty)), path: path)
        default: return missing(path, "'\(self.path)' is \(Self.words(for: container)), which has no properties")
        }
    }

    private func member(_ name: String, of content: IntentEntityContent, _ path: String) -> DynamicPropertyPath {
        if let value = content.properties?[name] { return DynamicPropertyPath(value, path: path) }
        if name == "id", let identifier = content.identifier {
            return DynamicPropertyPath(IntentValueContainer(.value(identifier)), path: path)
        }
        guard let properties = content.properties else {
            return missing(
                path,
                "'\(self.path)' only names the entity '\(content.identifier ?? "")'; look it up to have its properties: "
                    + "entities(identifiers:)")
        }
        let known = properties.keys.sorted().map { "'\($0)'" }
        let words = known.isEmpty ? "it has none" : "it has \(known.listed("and"))"
        return missing(path, "'\(content.type)' has no property '\(name)': \(words)")
    }

    func element(_ index: Int) -> DynamicPropertyPath {
        let path = "\(path)[\(index)]"
        guard case .success(let container) = target else { return DynamicPropertyPath(target, path) }
        guard case .list(let elements) = container.content else {
            return missing(path, "'\(self.path)' is \(Self.words(for: container)), which has no elements")
        }
        guard elements.indices.contains(index) else {
            return missing(path, "'\(self.path)' has \(elements.count) elements, none of which is at \(index)")
        }
        return DynamicPropertyPath(elements[index], path: path)
    }

    private func missing(_ path: String, _ message: String) -> DynamicPropertyPath {
        DynamicPropertyPath(.failure(IntentTestingError(.noSuchMember, message)), path)
    }

    private static func words(for container: IntentValueContainer) -> String {
        switch container.content {
        case .none: "nil"
        case .failure(let message): message
        case .value(let value): "the \(type(of: value)) '\(String(ValueWords.describe(value).prefix(80)))'"
        case .list(let elements): "a list of \(elements.count)"
        case .entity(let content): "an entity of type '\(content.type)'"
        case .enumeration(let type, let rawValue): "the case '\(rawValue)' of '\(type)'"
        }
    }
}
