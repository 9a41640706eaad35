import Synchronization

/// A value of an entity that the system can see, as `@Property`.
///
/// Copies of an entity share their properties.
///
/// The class itself asks nothing of the value's type; its initializers do. An entity may have a property of its own type, a folder its
/// parent, and a schema macro gives it its conformance: a requirement here would send the compiler in a circle.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
    // Unchecked because the value's type is not known to be Sendable here; whatever declares a property asks for it, and the one variable is only
    // touched under its lock.
    fileprivate enum Source: Sendable {
        case stored
        case computed(@Sendable (any AppEntity) -> Value?)
        case deferred(@Sendable (any AppEntity) async throws -> Value?)
    }

    fileprivate let source: Source
    private let lock = NSLock()
    private var stored: Value?
    private let givenTitle: LocalizedStringResource?
    private let name: Mutex<String?>

    /// A property whose title is made of its name.
    ///
    /// It stands in the class itself, since only so does the compiler make a property of it where nothing else is written.
    public init() {
        source = .stored
        givenTitle = nil
        name = Mutex(nil)
    }

    fileprivate init(source: Source, name: String?, title: LocalizedStringResource?) {
        self.source = source
        givenTitle = title
        self.name = Mutex(name)
    }

    /// What a person calls the property; words made of its name where the declaration gives none.
    public var title: LocalizedStringResource {
        givenTitle ?? LocalizedStringResource(stringLiteral: NameWords.title(of: name.withLock { $0 } ?? ""))
    }

    /// Whether the value may be missing.
    public var isOptional: Bool { Value.self is any OptionalIntentValue.Type }

    /// The value.
    ///
    /// A required property that is read before anybody set it is a mistake in the program, and stops it.
    public var wrappedValue: Value {
        get {
            if let value = storedValue { return value }
            if let optional = Value.self as? any OptionalIntentValue.Type, let none = optional.make(nil) as? Value {
                return none
            }
            preconditionFailure("A property '\(name.withLock { $0 } ?? "?")' was read before it had a value")
        }
        set { lock.withLock { stored = newValue } }
    }

    /// The property itself, for key paths such as `\.$name`.
    public var projectedValue: EntityProperty<Value> { self }

    fileprivate var storedValue: Value? { lock.withLock { stored } }

    package func bind(name: String) {
        self.name.withLock { $0 = $0 ?? name }
    }
}

extension EntityProperty where Value: _IntentValue {
    /// A property with a title.
    ///
    /// - Parameter title: What a person calls it.
    public convenience init(title: LocalizedStringResource) {
        self.init(source: .stored, name: nil, title: title)
    }

    /// The property that stands for a computed one; `@ComputedProperty` makes it.
    ///
    /// - Parameters:
    ///   - identifier: The property's name.
    ///   - title: What a person calls it.
    ///   - getter: Works the value out.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource? = nil, getter: @escaping @Sendable (Entity) -> Value
    ) {
        self.init(source: .computed { ($0 as? Entity).map(getter) }, name: identifier, title: title)
    }

    /// The property that stands for one fetched when it is asked for; `@DeferredProperty` makes it.
    ///
    /// - Parameters:
    ///   - identifier: The property's name.
    ///   - title: What a person calls it.
    ///   - asyncGetter: Fetches the value.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource? = nil,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        let fetch: @Sendable (any AppEntity) async throws -> Value? = { entity in
            guard let entity = entity as? Entity else { return nil }
            return try await asyncGetter(entity)
        }
        self.init(source: .deferred(fetch), name: identifier, title: title)
    }
}

extension EntityProperty: AnyIntentValue where Value: _IntentValue {}

extension EntityProperty: AnyEntityProperty where Value: _IntentValue {
    package static var propertyType: any _IntentValue.Type { Value.self }

    package var isDeferred: Bool {
        if case .deferred = source { true } else { false }
    }

    package func value(in entity: any AppEntity) -> (any _IntentValue)? {
        switch source {
        case .stored: storedValue
        case .computed(let get): get(entity)
        case .deferred: nil
        }
    }

    package func fetch(in entity: any AppEntity) async throws -> (any _IntentValue)? {
        switch source {
        case .stored, .computed: value(in: entity)
        case .deferred(let get): try await get(entity)
        }
    }
}
