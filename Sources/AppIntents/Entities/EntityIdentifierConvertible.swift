/// An identifier that can be written as text and read back.
public protocol EntityIdentifierConvertible {
    /// The identifier as text.
    var entityIdentifierString: String { get }

    /// The identifier of a text that ``entityIdentifierString`` gave.
    ///
    /// - Parameter entityIdentifierString: The text.
    /// - Returns: `nil` where the text is no such identifier.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
    /// The string itself.
    public var entityIdentifierString: String { self }

    /// The string itself.
    public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}

extension UUID: EntityIdentifierConvertible {
    /// The identifier in its usual form of five groups.
    public var entityIdentifierString: String { uuidString }

    /// Reads the usual form of five groups.
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}

extension Int: EntityIdentifierConvertible {
    /// The number in decimal digits.
    public var entityIdentifierString: String { String(self) }

    /// Reads decimal digits.
    public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}

extension Float: EntityIdentifierConvertible {
    /// The shortest decimal form that reads back as the same number.
    public var entityIdentifierString: String { String(self) }

    /// Reads a decimal number.
    public static func entityIdentifier(for entityIdentifierString: String) -> Float? { Float(entityIdentifierString) }
}
