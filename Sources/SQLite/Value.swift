import Foundation

/// A value of a column or a parameter, in one of SQLite's five storage classes.
public enum Value: Hashable, Sendable {
    /// No value.
    case null
    /// A signed integer of 64 bits.
    case integer(Int64)
    /// A floating-point number.
    case real(Double)
    /// A text, stored as UTF-8.
    case text(String)
    /// Bytes as they are.
    case blob(Data)

    /// An integer, or null for nil.
    public init(_ value: Int64?) { self = value.map(Value.integer) ?? .null }

    /// A floating-point number, or null for nil. SQLite has no NaN and stores null for it.
    public init(_ value: Double?) { self = value.map(Value.real) ?? .null }

    /// A string, or null for nil.
    public init(_ value: String?) { self = value.map(Value.text) ?? .null }

    /// Bytes, or null for nil.
    public init(_ value: Data?) { self = value.map(Value.blob) ?? .null }
}

extension Value: ExpressibleByIntegerLiteral {
    /// Makes a whole number.
    public init(integerLiteral value: Int64) { self = .integer(value) }
}

extension Value: ExpressibleByFloatLiteral {
    /// Makes a number.
    public init(floatLiteral value: Double) { self = .real(value) }
}

extension Value: ExpressibleByStringLiteral {
    /// Makes a string.
    public init(stringLiteral value: String) { self = .text(value) }
}

extension Value: ExpressibleByNilLiteral {
    /// Makes null.
    public init(nilLiteral: ()) { self = .null }
}
