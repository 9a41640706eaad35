import SchemaCatalog
import Synchronization

/// A value of an entity that the system can see, as `@Property`.
///
/// Copies of an entity share their properties.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue & Sendable>: AnyIntentValue, Sendable {
    private enum Source: Sendable {
        case stored
        case computed(@Sendable (any AppEntity) -> Value?)
        case deferred(@Sendable (any AppEntity) async throws -> Value?)
    }

    private struct State: Sendable {
        var value: Value?
        var name: String?
        var title: LocalizedStringResource?
    }

    private let source: Source
    package let indexingKey: EntityIndexingKey?
    private let state: Mutex<State>

    /// A property whose title is made of its name.
    ///
    /// It stands in the class itself, since only so does the compiler make a property of it where nothing else is written.
    public init() {
        source = .stored
        indexingKey = nil
        state = Mutex(State())
    }

    private init(
        source: Source, name: String?, title: LocalizedStringResource?, indexingKey: EntityIndexingKey? = nil
    ) {
        self.source = source
        self.indexingKey = indexingKey
        state = Mutex(State(name: name, title: title))
    }

    /// A stored property whose value an index keeps.
    convenience init(title: LocalizedStringResource?, key: EntityIndexingKey) {
        self.init(source: .stored, name: nil, title: title, indexingKey: key)
    }

    /// A property that is worked out on reading.
    convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource?, key: EntityIndexingKey?,
        getter: @escaping @Sendable (Entity) -> Value
    ) {
        self.init(
            source: .computed { ($0 as? Entity).map(getter) }, name: identifier, title: title, indexingKey: key)
    }

    /// A property that is fetched when it is asked for.
    convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource?, key: EntityIndexingKey?,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        let fetch: @Sendable (any AppEntity) async throws -> Value? = { entity in
            guard let entity = entity as? Entity else { return nil }
            return try await asyncGetter(entity)
        }
        self.init(source: .deferred(fetch), name: identifier, title: title, indexingKey: key)
    }

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
        self.init(identifier: identifier, title: title, key: nil, getter: getter)
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
        self.init(identifier: identifier, title: title, key: nil, asyncGetter: asyncGetter)
    }

    /// What a person calls the property; words made of its name where the declaration gives none.
    public var title: LocalizedStringResource {
        get {
            let state = state.withLock { ($0.title, $0.name) }
            return state.0 ?? LocalizedStringResource(stringLiteral: NameWords.title(of: state.1 ?? ""))
        }
        set { state.withLock { $0.title = newValue } }
    }

    /// Whether the value may be missing.
    public var isOptional: Bool { Value.self is any OptionalIntentValue.Type }

    /// The value.
    ///
    /// A required property that is read before anybody set it is a mistake in the program, and stops it.
    public var wrappedValue: Value {
        get {
            if let value = state.withLock({ $0.value }) { return value }
            if let optional = Value.self as? any OptionalIntentValue.Type, let none = optional.make(nil) as? Value {
                return none
            }
            preconditionFailure("A property '\(state.withLock { $0.name } ?? "?")' was read before it had a value")
        }
        set { state.withLock { $0.value = newValue } }
    }

    /// The property itself, for key paths such as `\.$name`.
    public var projectedValue: EntityProperty<Value> { self }
}

extension EntityProperty: AnyEntityProperty {
    package static var propertyType: any _IntentValue.Type { Value.self }

    package var isDeferred: Bool {
        if case .deferred = source { true } else { false }
    }

    package func bind(name: String) {
        state.withLock { $0.name = $0.name ?? name }
    }

    package func value(in entity: any AppEntity) -> (any _IntentValue)? {
        switch source {
        case .stored: state.withLock { $0.value }?._valueIfAny
        case .computed(let get): get(entity)?._valueIfAny
        case .deferred: nil
        }
    }

    package func fetch(in entity: any AppEntity) async throws -> (any _IntentValue)? {
        switch source {
        case .stored, .computed: value(in: entity)
        case .deferred(let get): try await get(entity)?._valueIfAny
        }
    }
}
