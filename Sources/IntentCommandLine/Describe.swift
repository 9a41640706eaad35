import IntentRuntime
import JSON

/// Tells a person of intents, entities and enums.
package enum Describe {
    package static func show(_ intent: IntentDescriptor) {
        Output.print(Terminal.bold(intent.title) + (intent.summary.isEmpty ? "" : "\n\(intent.summary)"))
        var lines = [("Intent", intent.identifier), ("App", intent.app.title)]
        if let schema = intent.schema { lines.append(("Schema", schema)) }
        if let summary = intent.parameterSummary?.text { lines.append(("Summary", summary)) }
        if let result = intent.result { lines.append(("Returns", result.words)) }
        lines.append(("Effect", words(intent.effect)))
        Card.show(lines)
        guard !intent.parameters.isEmpty else { return }
        Output.print("")
        var table = Table(["PARAMETER", "TYPE", "NEEDED", "ABOUT"])
        for parameter in intent.parameters {
            let needed =
                parameter.isRequired
                ? "yes" : parameter.defaultValue.map { "default: \($0 == [] ? "none" : Card.words($0))" } ?? "no"
            table.add(["--" + parameter.name, parameter.kind.words, needed, parameter.summary ?? parameter.title])
        }
        table.print()
    }

    /// Shows the phrases that call an intent; nothing where there is none.
    package static func show(phrasesOf shortcuts: [ShortcutDescriptor]) {
        var table = Table(["PHRASE", "SHORTCUT"])
        for shortcut in shortcuts {
            for phrase in shortcut.phrases { table.add([phrase.text, shortcut.title]) }
        }
        if table.isEmpty { return }
        Output.print("")
        table.print()
    }

    package static func show(_ entity: EntityDescriptor) {
        Output.print(Terminal.bold(entity.title))
        var lines = [("Entity", entity.typeName), ("App", entity.app.title)]
        if let schema = entity.schema { lines.append(("Schema", schema)) }
        Card.show(lines)
        Output.print("")
        var table = Table(["PROPERTY", "TYPE", "MAY BE EMPTY"])
        for property in entity.properties {
            table.add([property.name, property.kind.words, property.isOptional ? "yes" : "no"])
        }
        table.print()
    }

    package static func show(_ enumeration: EnumDescriptor) {
        Output.print(Terminal.bold(enumeration.title))
        var lines = [("Enum", enumeration.typeName), ("App", enumeration.app.title)]
        if let schema = enumeration.schema { lines.append(("Schema", schema)) }
        Card.show(lines)
        Output.print("")
        var table = Table(["VALUE", "TITLE"])
        for value in enumeration.cases { table.add([value.rawValue, value.title]) }
        table.print()
    }

    package static func words(_ effect: IntentEffect) -> String {
        var words = [effect.isReadOnly ? "changes nothing" : effect.isDestructive ? "may alter or delete" : "adds"]
        if effect.sends { return "sends something to others" }
        if effect.isOpenWorld { words.append("reaches beyond your own data") }
        return words.joined(separator: ", ")
    }
}
