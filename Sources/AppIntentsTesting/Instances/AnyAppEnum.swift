import AppIntents

/// A case of an enum without its type.
///
/// Follows Apple's documentation page `appintentstesting/anyappenum`.
public struct AnyAppEnum: Sendable, Equatable {
    /// The name of the enum's type.
    public var typeIdentifier: String

    /// The case's raw value as text.
    public var rawValue: String

    /// Makes a case.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The name of the enum's type.
    ///   - rawValue: The case's raw value as text.
    public init(typeIdentifier: String, rawValue: String) {
        self.typeIdentifier = typeIdentifier
        self.rawValue = rawValue
    }

    /// Makes a case.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The name of the enum's type.
    ///   - value: The case's raw value.
    public init(typeIdentifier: String, value: any LosslessStringConvertible) {
        self.init(typeIdentifier: typeIdentifier, rawValue: value.description)
    }

    /// The raw value as a type.
    ///
    /// - Parameter type: The type, as `Int`.
    /// - Returns: The raw value.
    /// - Throws: ``IntentTestingError`` where the raw value is no such value.
    public func `as`<Value: LosslessStringConvertible>(_ type: Value.Type) throws -> Value {
        guard let value = Value(rawValue) else {
            throw IntentTestingError(.wrongType, "the raw value '\(rawValue)' of '\(typeIdentifier)' is no '\(type)'")
        }
        return value
    }
}

extension AnyAppEnum: CustomStringConvertible {
    /// The enum's name and the raw value.
    public var description: String { "\(typeIdentifier).\(rawValue)" }
}

extension AnyAppEnum: IntentValueConvertible {
    /// Puts the case into a container.
    ///
    /// - Parameter context: What is known of the place that the value goes to.
    /// - Returns: The container.
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.enumeration(type: typeIdentifier, rawValue: rawValue))
    }

    /// Has a case of an enum from a container.
    ///
    /// - Parameter container: The container.
    /// - Returns: The case; `nil` where the container holds a value of another type.
    public static func _value(in container: IntentValueContainer) -> AnyAppEnum? {
        guard case .enumeration(let type, let rawValue) = container.content else { return nil }
        return AnyAppEnum(typeIdentifier: type, rawValue: rawValue)
    }
}
