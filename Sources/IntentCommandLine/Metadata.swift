import IntentRuntime
import JSON

/// What is known of intents, entities, enums and shortcuts, as JSON.
package enum Metadata {
    package static func json(_ app: AppDescriptor) -> JSONValue {
        ["id": .string(app.id), "title": .string(app.title)]
    }

    package static func json(_ intent: IntentDescriptor) -> JSONValue {
        var members = named(intent.name, intent.identifier, intent.app, intent.schema, intent.title)
        if !intent.summary.isEmpty { members["description"] = .string(intent.summary) }
        members["parameters"] = .array(intent.parameters.map(json))
        if let summary = intent.parameterSummary { members["parameterSummary"] = json(summary) }
        if let result = intent.result { members["result"] = json(result) }
        members["effect"] = intent.effect.json
        return .object(members)
    }

    package static func json(_ entity: EntityDescriptor) -> JSONValue {
        var members = named(entity.name, entity.typeName, entity.app, entity.schema, entity.title)
        members["properties"] = .array(
            entity.properties.map { property in
                [
                    "name": .string(property.name), "title": .string(property.title), "type": json(property.kind),
                    "isOptional": .bool(property.isOptional),
                ]
            })
        return .object(members)
    }

    package static func json(_ enumeration: EnumDescriptor) -> JSONValue {
        var members = named(
            enumeration.name, enumeration.typeName, enumeration.app, enumeration.schema, enumeration.title)
        members["cases"] = .array(
            enumeration.cases.map { ["value": .string($0.rawValue), "title": .string($0.title)] })
        return .object(members)
    }

    package static func json(_ shortcut: ShortcutDescriptor) -> JSONValue {
        var members = JSONObject()
        members["title"] = .string(shortcut.title)
        members["intent"] = .string(shortcut.intent)
        members["app"] = .string(shortcut.app.id)
        if let image = shortcut.systemImageName { members["systemImageName"] = .string(image) }
        members["phrases"] = .array(
            shortcut.phrases.map { phrase in
                [
                    "text": .string(phrase.text), "format": .string(phrase.format),
                    "parameters": .array(phrase.parameters.map { .string($0.name) }),
                ]
            })
        members["values"] = .object(shortcut.values)
        return .object(members)
    }

    private static func json(_ summary: ParameterSummaryDescriptor) -> JSONValue {
        var members = JSONObject()
        if let text = summary.text { members["text"] = .string(text) }
        if let format = summary.format { members["format"] = .string(format) }
        members["parameters"] = .array(summary.parameters.map { .string($0) })
        return .object(members)
    }

    private static func named(
        _ name: String, _ type: String, _ app: AppDescriptor, _ schema: String?, _ title: String
    ) -> JSONObject {
        var members = JSONObject()
        members["name"] = .string(name)
        members["type"] = .string(type)
        members["app"] = .string(app.id)
        if let schema { members["schema"] = .string(schema) }
        members["title"] = .string(title)
        return members
    }

    private static func json(_ parameter: ParameterDescriptor) -> JSONValue {
        var members = JSONObject()
        members["name"] = .string(parameter.name)
        members["title"] = .string(parameter.title)
        if let summary = parameter.summary { members["description"] = .string(summary) }
        members["type"] = json(parameter.kind)
        members["isRequired"] = .bool(parameter.isRequired)
        members["isOptional"] = .bool(parameter.isOptional)
        members["default"] = parameter.defaultValue
        members["minimum"] = parameter.minimum.map { .number($0) }
        members["maximum"] = parameter.maximum.map { .number($0) }
        return .object(members)
    }

    private static func json(_ kind: ValueKind) -> JSONValue {
        switch kind {
        case .list(let element): ["list": json(element)]
        case .entity(let app, let type): ["entity": .string("\(app)/\(type)")]
        case .enumeration(let app, let type): ["enum": .string("\(app)/\(type)")]
        case .union(let type, let cases):
            ["union": .string(type), "cases": .object(JSONObject(cases.map { ($0.name, json($0.kind)) }))]
        case .measurement(let unit): ["measurement": .string(unit)]
        case .other(let name): ["other": .string(name)]
        default: .string("\(kind)")
        }
    }
}
