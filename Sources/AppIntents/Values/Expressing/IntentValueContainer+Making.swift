extension IntentValueContainer {
    /// A container for a value of any type.
    ///
    /// An entity is named by its type and id, as it is when it goes from one app to another; a transient one, which no query finds,
    /// goes with its properties. A value of one of several types goes as what it is.
    package init(_ value: any _IntentValue) {
        switch value._valueIfAny {
        case nil: self.init(.none)
        case let value as any _IntentValueRepresentable: self.init(value.asIntentValue)
        case let entity as any TransientAppEntity: self.init(.entity(IntentEntityContent(transient: entity)))
        case let entity as any AppEntity:
            self.init(
                .entity(
                    IntentEntityContent(
                        type: type(of: entity).persistentIdentifier, identifier: entity.identifierText)))
        case let value as any AppEnum:
            self.init(.enumeration(type: type(of: value).persistentIdentifier, rawValue: value.rawText))
        case let name as EntityIdentifier:
            self.init(
                .entity(
                    IntentEntityContent(type: name.entityType.persistentIdentifier, identifier: name.identifier)))
        case let list as any EntityCollectionValue:
            let type = type(of: list).entityType.persistentIdentifier
            self.init(
                .list(
                    list.identifierTexts.map {
                        IntentValueContainer(.entity(IntentEntityContent(type: type, identifier: $0)))
                    }))
        case let list as any SequenceIntentValue: self.init(.list(list.elements.map { IntentValueContainer($0) }))
        case let value?: self.init(.value(value))
        }
    }

    /// Whether there is no value.
    package var isNone: Bool {
        if case .none = content { true } else { false }
    }
}

extension IntentEntityContent {
    /// A transient entity with the properties that are at hand.
    fileprivate init(transient entity: any TransientAppEntity) {
        let properties = entity.properties.filter { !$0.property.isDeferred }.map { name, property in
            (name, property.value(in: entity).map { IntentValueContainer($0) } ?? IntentValueContainer(.none))
        }
        self.init(
            type: Swift.type(of: entity).persistentIdentifier, identifier: nil,
            properties: Dictionary(properties) { first, _ in first })
    }
}
