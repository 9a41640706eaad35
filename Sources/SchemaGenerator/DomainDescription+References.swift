extension DomainDescription {
    /// The identifiers of the schemas that this domain's schemas refer to.
    var references: Set<String> {
        var types = unions.flatMap(\.cases).map(\.value)
        for intent in intents {
            types += (intent.parameters + intent.earlier.flatMap { $0.members ?? [] }).map(\.value)
            if let result = intent.result { types.append(result) }
        }
        for entity in entities {
            types += (entity.properties + entity.earlier.flatMap { $0.members ?? [] }).map(\.value)
        }
        return Set(types.compactMap(\.ref))
    }
}
