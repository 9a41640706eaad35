import SwiftParser
import SwiftSyntax

/// A type as it is written, with the spellings of optionals, arrays and sets made equal.
indirect enum WrittenType: Hashable {
    case optional(WrittenType)
    case array(WrittenType)
    case set(WrittenType)
    /// A nominal type, from the outermost in.
    case named([String])
    /// Anything else, such as a tuple, a function or a generic type.
    case other(String)

    /// The type that source writes.
    init(_ type: TypeSyntax) {
        if let optional = type.as(OptionalTypeSyntax.self) {
            self = .optional(WrittenType(optional.wrappedType))
        } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            self = .optional(WrittenType(optional.wrappedType))
        } else if let array = type.as(ArrayTypeSyntax.self) {
            self = .array(WrittenType(array.element))
        } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first
        {
            self = WrittenType(only.type)
        } else if let path = type.path {
            self = Self.nominal(path, type)
        } else {
            self = .other(type.trimmedDescription)
        }
    }

    /// The type that a schema names.
    init(spelling: String) {
        var parser = Parser(spelling)
        self = WrittenType(TypeSyntax.parse(from: &parser))
    }

    private static func nominal(_ path: [String], _ type: TypeSyntax) -> WrittenType {
        let arguments = type.genericArguments
        if arguments.isEmpty { return .named(path) }
        guard arguments.count == 1 else { return .other(type.trimmedDescription) }
        switch path {
        case ["Optional"], ["Swift", "Optional"]: return .optional(WrittenType(arguments[0]))
        case ["Array"], ["Swift", "Array"]: return .array(WrittenType(arguments[0]))
        case ["Set"], ["Swift", "Set"]: return .set(WrittenType(arguments[0]))
        default: return .other(type.trimmedDescription)
        }
    }
}
