import Foundation

/// A value of a column or a parameter, in one of SQLite's five storage classes.
public enum Value: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
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
    public init(integerLiteral value: Int64) { self = .integer(value) }
}

extension Value: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Double) { self = .real(value) }
}

extension Value: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self = .text(value) }
}

extension Value: ExpressibleByNilLiteral {
    public init(nilLiteral: ()) { self = .null }
}
