import AppIntents
import SchemaCatalog

extension IntentCatalog {
    /// The intent of a name.
    ///
    /// - Parameter name: A schema (`notes.createNote`), a type (`CreateNoteIntent`), or either after `app/`.
    /// - Throws: ``IntentSystemError/unknownName(kind:name:nearest:)``.
    public func intent(named name: String) throws(IntentSystemError) -> IntentDescriptor {
        // What servers ask for, once each call, needs no names made of all there are.
        let parts = name.split(separator: "/", maxSplits: 1)
        let named = parts.count == 2 ? intents.filter { $0.identifier == parts[1] && $0.app.id == parts[0] } : []
        return named.count == 1 ? named[0] : try find(name, in: intents, kind: "intent", names: \.names)
    }

    /// The entity type of a name.
    ///
    /// - Parameter name: A schema (`notes.note`), a type (`NoteEntity`), or either after `app/`.
    /// - Throws: ``IntentSystemError/unknownName(kind:name:nearest:)``.
    public func entity(named name: String) throws(IntentSystemError) -> EntityDescriptor {
        try find(name, in: entities, kind: "entity", names: \.names)
    }

    /// The enum of a name.
    ///
    /// - Parameter name: A schema (`whiteboard.color`), a type, or either after `app/`.
    /// - Throws: ``IntentSystemError/unknownName(kind:name:nearest:)``.
    public func enumeration(named name: String) throws(IntentSystemError) -> EnumDescriptor {
        try find(name, in: enums, kind: "enum", names: \.names)
    }

    func entity(of type: any AppEntity.Type) -> EntityDescriptor {
        entities.first { $0.type == type } ?? EntityDescriptor(type)
    }

    private func find<Descriptor>(
        _ name: String, in all: [Descriptor], kind: String, names: (Descriptor) -> [String]
    ) throws(IntentSystemError) -> Descriptor {
        let exact = all.filter { names($0).contains(name) }
        let found = exact.isEmpty ? all.filter { names($0).contains { $0.lowercased() == name.lowercased() } } : exact
        if found.count == 1 { return found[0] }
        if found.isEmpty {
            throw .unknownName(
                kind: kind, name: name, nearest: Nearest.names(to: name, among: all.compactMap { names($0).first }))
        }
        throw .ambiguousName(kind: kind, name: name, choices: found.compactMap { names($0).last })
    }
}
