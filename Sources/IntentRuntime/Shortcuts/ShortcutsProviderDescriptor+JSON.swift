import AppIntents
import JSON

extension ShortcutsProviderDescriptor {
    /// All that is told of the shortcuts.
    var json: JSONValue {
        [
            "typeName": .string(typeName), "tileColor": .string(tileColor.rawValue),
            "negativePhrases": .array(negativePhrases.map { .string($0) }),
            "shortcuts": .array(shortcuts.map(\.json)),
        ]
    }

    init(_ reader: CatalogReader) throws(IntentSystemError) {
        guard let color = ShortcutTileColor(rawValue: try reader.text("tileColor")) else {
            throw reader.failure("tileColor", "is no colour of a tile")
        }
        self.init(
            typeName: try reader.name("typeName"), app: reader.app, tileColor: color,
            negativePhrases: try reader.texts("negativePhrases"),
            shortcuts: try reader.list("shortcuts") { reader throws(IntentSystemError) in
                try ShortcutDescriptor(reader)
            })
    }
}
