/// A type whose names are looked up: the app's own are found, and its type aliases are gone.
indirect enum MeantType {
    case optional(MeantType)
    case array(MeantType)
    case set(MeantType)
    /// A type that the files declare.
    case own(AppType)
    /// A type from elsewhere, without the module before its name.
    case foreign(String)
    /// Anything else, such as a tuple, a function or a generic type.
    case other(String)

    /// The type inside all optionals, arrays and sets.
    var element: MeantType {
        switch self {
        case .optional(let inner), .array(let inner), .set(let inner): inner.element
        case .own, .foreign, .other: self
        }
    }

    /// The type without its outermost optional.
    var unwrapped: MeantType { if case .optional(let wrapped) = self { wrapped } else { self } }

    /// The app's own type inside all optionals, arrays and sets.
    var ownElement: AppType? { if case .own(let type) = element { type } else { nil } }

    /// The type as Swift spells it.
    var spelling: String {
        switch self {
        case .optional(let wrapped): wrapped.spelling + "?"
        case .array(let element): "[\(element.spelling)]"
        case .set(let element): "Set<\(element.spelling)>"
        case .own(let type): type.name
        case .foreign(let name), .other(let name): name
        }
    }
}
