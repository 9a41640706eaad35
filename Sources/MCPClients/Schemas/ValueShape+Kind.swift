import IntentRuntime

extension ValueShape {
    /// The kind of value as the system tells of it.
    ///
    /// - Parameters:
    ///   - app: The app's id.
    ///   - type: The name of the enum where the value is a choice.
    func kind(in app: String, choices type: String) -> ValueKind {
        switch self {
        case .boolean: .boolean
        case .integer: .integer
        case .number: .number
        case .text: .text
        case .date: .date
        case .day: .dateComponents
        case .url: .url
        case .choice: .enumeration(app: app, type: type)
        case .list(let element): .list(element.kind(in: app, choices: type))
        case .json: .other("JSON")
        }
    }

    /// The values to choose from; empty where any will do.
    var choices: [ChoiceValue] {
        switch self {
        case .choice(let choices): choices
        case .list(let element): element.choices
        default: []
        }
    }
}
