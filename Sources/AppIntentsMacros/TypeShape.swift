import SwiftSyntax
import SwiftSyntaxBuilder

/// A type as far as source shows it, with the different spellings of one type made equal.
indirect enum TypeShape: Equatable {
    case optional(TypeShape)
    case array(TypeShape)
    case set(TypeShape)
    /// A nominal type, with its outer types: `Calendar.RecurrenceRule`.
    case named(String)
    /// Anything else, such as a tuple, a function or an existential.
    case other(String)

    /// Modules whose name may stand before a type without making it another one.
    private static let modules: Set<String> = [
        "AppIntents", "CoreLocation", "Foundation", "FoundationEssentials", "FoundationGaps", "GeoToolbox", "Swift",
        "UniformTypeIdentifiers",
    ]

    /// Other names of types that schemas use.
    private static let synonyms = ["TimeInterval": "Double", "Float64": "Double"]

    /// Value types of the standard library, Foundation and the framework, which no app can make follow a schema.
    private static let valueTypes: Set<String> = [
        "AttributedString", "Bool", "CLPlacemark", "Calendar.RecurrenceRule", "Character", "Data", "Date",
        "DateComponents", "Decimal",
        "Double", "Duration", "Float", "Int", "IntentCurrencyAmount", "IntentFile", "IntentPaymentMethod",
        "IntentPerson", "PersonNameComponents", "PlaceDescriptor", "String", "StringSearchCriteria", "URL", "UUID",
    ]

    /// The shape of a type in source.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - aliases: The type aliases declared beside it, by name.
    init(_ type: TypeSyntax, aliases: [String: TypeSyntax] = [:]) {
        if let optional = type.as(OptionalTypeSyntax.self) {
            self = .optional(TypeShape(optional.wrappedType, aliases: aliases))
        } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            self = .optional(TypeShape(optional.wrappedType, aliases: aliases))
        } else if let array = type.as(ArrayTypeSyntax.self) {
            self = .array(TypeShape(array.element, aliases: aliases))
        } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first
        {
            self = TypeShape(only.type, aliases: aliases)
        } else if let name = Self.components(of: type) {
            self.init(name: name, type: type, aliases: aliases)
        } else {
            self = .other(type.trimmedDescription)
        }
    }

    private init(name: [String], type: TypeSyntax, aliases: [String: TypeSyntax]) {
        let path = name.count > 1 && Self.modules.contains(name[0]) ? name.dropFirst() : name[...]
        let arguments = Self.arguments(of: type)
        if arguments.count == 1, path.count == 1, let wrapper = path.first {
            let argument = TypeShape(arguments[0], aliases: aliases)
            switch wrapper {
            case "Optional": self = .optional(argument)
            case "Array": self = .array(argument)
            case "Set": self = .set(argument)
            default: self = .named(wrapper + "<" + arguments[0].trimmedDescription + ">")
            }
            return
        }
        let joined = path.joined(separator: ".")
        if name.count == 1, arguments.isEmpty, let alias = aliases[joined] {
            var others = aliases
            // An alias of itself is the compiler's to refuse; here it must only come to an end.
            others[joined] = nil
            self = TypeShape(alias, aliases: others)
        } else if arguments.isEmpty {
            self = .named(Self.synonyms[joined] ?? joined)
        } else {
            self = .named(joined + "<" + arguments.map(\.trimmedDescription).joined(separator: ", ") + ">")
        }
    }

    /// The shape of a type that is not in source.
    ///
    /// - Parameter spelling: The type as Swift spells it.
    init(spelling: String) {
        // What schemas have is mostly plain names and lists of them, which need no parser.
        if spelling.hasSuffix("?") {
            self = .optional(TypeShape(spelling: String(spelling.dropLast())))
        } else if spelling.hasPrefix("["), spelling.hasSuffix("]"), !spelling.contains(":") {
            self = .array(TypeShape(spelling: String(spelling.dropFirst().dropLast())))
        } else if spelling.hasPrefix("Set<"), spelling.hasSuffix(">") {
            self = .set(TypeShape(spelling: String(spelling.dropFirst(4).dropLast())))
        } else if spelling.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." }) {
            let path = spelling.split(separator: ".").map(String.init)
            let own = path.count > 1 && Self.modules.contains(path[0]) ? path.dropFirst() : path[...]
            let name = own.joined(separator: ".")
            self = .named(Self.synonyms[name] ?? name)
        } else {
            self.init(TypeSyntax("\(raw: spelling)"))
        }
    }

    /// Whether the type is one that an app may have declared itself.
    var mayFollowSchema: Bool {
        if case .named(let name) = self { return !Self.valueTypes.contains(name) }
        return false
    }

    /// The type without its outermost optional.
    var unwrapped: TypeShape { if case .optional(let wrapped) = self { wrapped } else { self } }

    /// Whether the type is an optional.
    var isOptional: Bool { if case .optional = self { true } else { false } }

    /// The type inside all optionals, arrays and sets.
    var element: TypeShape {
        switch self {
        case .optional(let inner), .array(let inner), .set(let inner): inner.element
        case .named, .other: self
        }
    }

    /// The type as Swift spells it.
    var spelling: String {
        switch self {
        case .optional(let wrapped): wrapped.spelling + "?"
        case .array(let element): "[" + element.spelling + "]"
        case .set(let element): "Set<" + element.spelling + ">"
        case .named(let name), .other(let name): name
        }
    }

    /// The same optionals, arrays and sets around another type.
    func replacingElement(with element: TypeShape) -> TypeShape {
        switch self {
        case .optional(let inner): .optional(inner.replacingElement(with: element))
        case .array(let inner): .array(inner.replacingElement(with: element))
        case .set(let inner): .set(inner.replacingElement(with: element))
        case .named, .other: element
        }
    }

    private static func components(of type: TypeSyntax) -> [String]? {
        if let identifier = type.as(IdentifierTypeSyntax.self) { return [SourceName.plain(identifier.name)] }
        if let member = type.as(MemberTypeSyntax.self) {
            return components(of: member.baseType).map { $0 + [SourceName.plain(member.name)] }
        }
        return nil
    }

    private static func arguments(of type: TypeSyntax) -> [TypeSyntax] {
        let clause =
            type.as(IdentifierTypeSyntax.self)?.genericArgumentClause
            ?? type.as(MemberTypeSyntax.self)?.genericArgumentClause
        return clause?.arguments.compactMap { TypeSyntax(Syntax($0.argument)) } ?? []
    }
}
