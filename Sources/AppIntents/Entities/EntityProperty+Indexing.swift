extension EntityProperty {
    /// A property whose value an index keeps as an attribute.
    ///
    /// - Parameter indexingKey: The attribute, such as `\.contentDescription`.
    public convenience init(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) {
        self.init(title: nil, key: .attribute(indexingKey))
    }

    /// A property with a title, whose value an index keeps as an attribute.
    ///
    /// - Parameters:
    ///   - title: What a person calls it.
    ///   - indexingKey: The attribute, such as `\.contentDescription`.
    public convenience init(title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) {
        self.init(title: title, key: .attribute(indexingKey))
    }

    /// A property whose value an index keeps as an attribute of the app's own.
    ///
    /// - Parameter customIndexingKey: The attribute's key.
    public convenience init(customIndexingKey: CSCustomAttributeKey) {
        self.init(title: nil, key: .custom(customIndexingKey))
    }

    /// A property with a title, whose value an index keeps as an attribute of the app's own.
    ///
    /// - Parameters:
    ///   - title: What a person calls it.
    ///   - customIndexingKey: The attribute's key.
    public convenience init(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey) {
        self.init(title: title, key: .custom(customIndexingKey))
    }

    /// The property that stands for a computed one, kept by an index as an attribute; `@ComputedProperty`
    /// makes it.
    ///
    /// - Parameters:
    ///   - identifier: The property's name.
    ///   - title: What a person calls it.
    ///   - indexingKey: The attribute, such as `\.contentDescription`.
    ///   - getter: Works the value out.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource? = nil,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        getter: @escaping @Sendable (Entity) -> Value
    ) {
        self.init(identifier: identifier, title: title, key: .attribute(indexingKey), getter: getter)
    }

    /// The property that stands for one fetched when it is asked for, kept by an index as an attribute;
    /// `@DeferredProperty` makes it.
    ///
    /// - Parameters:
    ///   - identifier: The property's name.
    ///   - title: What a person calls it.
    ///   - indexingKey: The attribute, such as `\.contentDescription`.
    ///   - asyncGetter: Fetches the value.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource? = nil,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(identifier: identifier, title: title, key: .attribute(indexingKey), asyncGetter: asyncGetter)
    }

    /// The property that stands for a computed one, kept by an index as an attribute of the app's own;
    /// `@ComputedProperty` makes it.
    ///
    /// - Parameters:
    ///   - identifier: The property's name.
    ///   - title: What a person calls it.
    ///   - customIndexingKey: The attribute's key.
    ///   - getter: Works the value out.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey,
        getter: @escaping @Sendable (Entity) -> Value
    ) {
        self.init(identifier: identifier, title: title, key: .custom(customIndexingKey), getter: getter)
    }

    /// The property that stands for one fetched when it is asked for, kept by an index as an attribute of the app's
    /// own; `@DeferredProperty` makes it.
    ///
    /// - Parameters:
    ///   - identifier: The property's name.
    ///   - title: What a person calls it.
    ///   - customIndexingKey: The attribute's key.
    ///   - asyncGetter: Fetches the value.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(identifier: identifier, title: title, key: .custom(customIndexingKey), asyncGetter: asyncGetter)
    }
}
