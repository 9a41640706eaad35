import UniformTypeIdentifiers

extension TransferContent {
    /// A kind of content that is a value, not bytes or a file: whoever asks for a kind of file does not see it.
    ///
    /// - Parameters:
    ///   - exporting: Makes the value.
    ///   - importing: Makes an item of the value; `nil` where none can be made.
    package init<Value: Sendable>(
        exporting: @escaping @Sendable (Item) async throws -> Value,
        importing: (@Sendable (Value) async throws -> Item)?
    ) {
        self.init(contentType: .data)
        valueType = Value.self
        exportValue = exporting
        if let importing {
            makeOfValue = { value in
                guard let value = value as? Value else { return nil }
                return try await importing(value)
            }
        }
    }
}

extension Transferable {
    /// The types of values that one of this type can be handed over as, the best first.
    package static var exportedValueTypes: [any Sendable.Type] {
        contents.filter { $0.exportValue != nil }.compactMap(\.valueType)
    }

    /// The types of values that one of this type can be made of.
    package static var importedValueTypes: [any Sendable.Type] {
        contents.filter { $0.makeOfValue != nil }.compactMap(\.valueType)
    }

    /// This value as a value of another type; `nil` where it is none.
    ///
    /// - Throws: What making the value throws.
    package func exportedValue(as type: any Sendable.Type) async throws -> (any Sendable)? {
        for content in Self.contents where content.valueType == type && content.isOffered(self) {
            if let export = content.exportValue { return try await export(self) }
        }
        return nil
    }

    /// The value made of one of another type; `nil` where none is made of that type.
    ///
    /// - Throws: What making the value throws.
    package static func make(ofValue value: any Sendable) async throws -> Self? {
        for content in contents {
            if let made = try await content.makeOfValue?(value) { return made }
        }
        return nil
    }
}
