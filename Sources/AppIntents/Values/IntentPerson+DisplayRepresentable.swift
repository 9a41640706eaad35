extension IntentPerson: DisplayRepresentable {
    /// What a person calls people.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: "Person", numericFormat: "\(placeholder: .int) people")
    }

    /// The person's name with the picture; below it stands how the person is reached.
    public var displayRepresentation: DisplayRepresentation {
        let address = handle.map(\.address) ?? ""
        let below = address.isEmpty || address == displayString ? nil : LocalizedStringResource(stringLiteral: address)
        return DisplayRepresentation(
            title: LocalizedStringResource(stringLiteral: displayString), subtitle: below, image: image)
    }
}
