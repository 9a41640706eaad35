import SchemaCatalog
import Synchronization

/// A value that an intent takes, as `@Parameter`.
///
/// A non-optional parameter is required: the system asks for it when it is missing. An optional one is never asked for unless
/// ``AppIntent/perform()`` asks. Copies of an intent share their parameters.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue & Sendable>: AnyIntentValue, Sendable {
    /// Whether a parameter has a value.
    public enum ValueState: Sendable {
        /// Nobody has set the parameter.
        case unset
        /// The parameter's value, which may be `nil` where it is optional.
        case set(Value)
    }

    /// A smallest and a largest value, both allowed.
    public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)

    private let state = Mutex<ValueState>(.unset)

    private let name = Mutex<String?>(nil)

    /// What was declared beyond the value's type.
    package let declaration: ParameterDeclaration

    /// The value that the system uses where none is given.
    public let defaultValue: Value.UnwrappedType?

    /// A parameter whose title is made of its name.
    public init() {
        declaration = ParameterDeclaration()
        defaultValue = nil
    }

    init(declaration: ParameterDeclaration, default defaultValue: Value.UnwrappedType?) {
        self.declaration = declaration
        self.defaultValue = defaultValue
    }

    /// What a person calls the parameter; words made of its name where the declaration gives none.
    public var title: LocalizedStringResource {
        declaration.title ?? LocalizedStringResource(stringLiteral: NameWords.title(of: parameterName))
    }

    /// Whether the parameter may be left out.
    public var isOptional: Bool { Value.self is any OptionalIntentValue.Type }

    /// Whether the parameter has a value.
    public var valueState: ValueState { state.withLock { $0 } }

    /// The value.
    ///
    /// Within ``AppIntent/perform()`` every required parameter has one. A required parameter that is read before anybody set it is a
    /// mistake in the program, and stops it.
    public var wrappedValue: Value {
        get {
            if case .set(let value) = valueState { return value }
            if let value = defaultValue as? Value { return value }
            if let optional = Value.self as? any OptionalIntentValue.Type, let none = optional.make(nil) as? Value {
                return none
            }
            preconditionFailure("The parameter '\(parameterName)' was read before it had a value")
        }
        set { state.withLock { $0 = .set(newValue) } }
    }

    /// The parameter itself, with which ``AppIntent/perform()`` can ask for a value.
    public var projectedValue: IntentParameter<Value> { self }

    /// The parameter's name in its intent; empty until the system has looked at the intent.
    package var parameterName: String { name.withLock { $0 } ?? "" }

    package func bind(name: String) {
        self.name.withLock { $0 = name }
    }

    /// Forgets the value.
    package func unset() {
        state.withLock { $0 = .unset }
    }
}
