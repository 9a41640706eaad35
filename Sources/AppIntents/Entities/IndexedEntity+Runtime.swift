extension IndexedEntity {
    /// Everything an index is to know of the entity: what its ``attributeSet`` says, the properties that have an indexing
    /// key, those that must be fetched among them, and the display representation; and which entity it is.
    ///
    /// - Throws: What fetching a property throws.
    package func completeAttributeSet() async throws -> CSSearchableItemAttributeSet {
        let attributes = attributesAtHand()
        // A property goes before what the display representation says of the same attribute.
        lazy var shown = displayedAttributes.searchableValues
        for (name, property) in properties where property.isDeferred && property.indexingKey != nil {
            let fetched = CSSearchableItemAttributeSet(contentType: .item)
            fetched.set(
                try await property.fetch(in: self), for: property.indexingKey, isSchema: isSchemaProperty, of: name)
            attributes.fillIn(from: fetched, replacing: shown)
        }
        return attributes
    }

    /// What ``completeAttributeSet()`` has, but for the properties that must be fetched.
    package func attributesAtHand() -> CSSearchableItemAttributeSet {
        let given = attributeSet
        // The entity may hand out one set again and again, which is not to be changed.
        let attributes = given.copy() as? CSSearchableItemAttributeSet ?? given
        attributes.fillIn(from: defaultAttributeSet)
        attributes.entityReference = SearchableEntityReference(
            EntityIdentifier(for: self), isHidden: hideInSpotlight)
        return attributes
    }

    var isSchemaProperty: Bool { self is any AssistantSchemaEntity }

    var displayedAttributes: CSSearchableItemAttributeSet {
        let attributes = CSSearchableItemAttributeSet(contentType: .item)
        let shown = displayRepresentation
        attributes.title = String(localized: shown.title)
        attributes.displayName = attributes.title
        if let subtitle = shown.subtitle { attributes.contentDescription = String(localized: subtitle) }
        if !shown.synonyms.isEmpty { attributes.alternateNames = shown.synonyms.map { String(localized: $0) } }
        switch shown.image?.source {
        case .url(let url): attributes.thumbnailURL = url
        case .data(let data): attributes.thumbnailData = data
        case .named, .systemName, nil: break
        }
        return attributes
    }
}

extension CSSearchableItemAttributeSet {
    /// Sets the attribute of a property.
    ///
    /// - Parameters:
    ///   - value: The property's value.
    ///   - key: The attribute; where there is none, nothing is set but for a property of a schema.
    ///   - isSchema: Whether the entity follows a schema, whose properties are kept without a key, by their own names.
    ///   - name: The property's name.
    func set(_ value: (any _IntentValue)?, for key: EntityIndexingKey?, isSchema: Bool, of name: String) {
        guard let value else { return }
        switch key {
        case .attribute(let keyPath):
            guard let attribute = Self.attribute(at: keyPath) else { return }
            guard let form = SearchableForm(attribute.type) else { return }
            if let converted = form.converted(value) { setSearchable(converted, for: attribute.name) }
        case .custom(let key):
            if let converted = SearchableForm.natural.converted(value) { setSearchable(converted, for: key) }
        case nil:
            guard isSchema, searchable(name) == nil else { return }
            if let converted = SearchableForm.natural.converted(value) { setSearchable(converted, for: name) }
        }
    }
}
