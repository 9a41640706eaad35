import AppIntents
import IntentRuntime

/// The kind of a value, as a word that the tests make of a schema too.
func word(_ kind: ValueKind) -> String {
    switch kind {
    case .list(let element): "list of \(word(element))"
    case .entity(_, let type): "entity \(type)"
    case .enumeration(_, let type): "enum \(type)"
    case .union(_, let cases): "union \(cases.map { "\($0.name) \(word($0.kind))" }.joined(separator: ", "))"
    case .other(let name): "other \(name)"
    default: "\(kind)"
    }
}

/// The protocols that a type of the library conforms to, beyond those of every intent or entity.
func protocols(ofTypeNamed name: String) -> [String] {
    guard let type = _typeByName("8Followed\(name.utf8.count)\(name)V") else { return ["unknown"] }
    let protocols = [
        type is any OpenIntent.Type ? "OpenIntent" : nil, type is any DeleteIntent.Type ? "DeleteIntent" : nil,
        type is any ShowInAppSearchResultsIntent.Type ? "ShowInAppSearchResultsIntent" : nil,
        type is any AudioPlaybackIntent.Type ? "AudioPlaybackIntent" : nil,
        type is any AudioRecordingIntent.Type ? "AudioRecordingIntent" : nil,
        type is any FileEntity.Type ? "FileEntity" : nil, type is any UniqueAppEntity.Type ? "UniqueAppEntity" : nil,
    ]
    return protocols.compactMap(\.self).sorted()
}

func show(_ fields: [String]) { print(fields.joined(separator: "\t")) }

let catalog = IntentCatalog.discovered()
for intent in catalog.intents {
    guard let schema = intent.schema else { continue }
    let result = intent.result.map(word) ?? ""
    show(["intent", schema, intent.identifier, intent.title, result] + protocols(ofTypeNamed: intent.identifier))
    for parameter in intent.parameters {
        show(["member", parameter.name, word(parameter.kind), parameter.isOptional ? "optional" : ""])
    }
}
for entity in catalog.entities {
    guard let schema = entity.schema else { continue }
    show(["entity", schema, entity.typeName, entity.title, ""] + protocols(ofTypeNamed: entity.typeName))
    for property in entity.properties {
        show(["member", property.name, word(property.kind), property.isOptional ? "optional" : ""])
    }
}
for enumeration in catalog.enums {
    guard let schema = enumeration.schema else { continue }
    show(["enum", schema, enumeration.typeName, enumeration.title])
    for value in enumeration.cases { show(["case", value.rawValue]) }
}
