import AppIntents
import JSON

/// A shortcut of an app's: an intent that a person can call by a phrase.
public struct ShortcutDescriptor: Sendable {
    /// The app that it belongs to.
    public let app: AppDescriptor
    /// The name of its intent: the schema where there is one, else the type.
    public let intent: String
    /// What a person calls it.
    public let title: String
    /// The name of the system's symbol for it.
    public let systemImageName: String?
    /// The phrases that call it, the best first.
    public let phrases: [ShortcutPhraseDescriptor]
    /// The values that it gives the intent's parameters, by name.
    public let values: JSONObject

    init(_ shortcut: AppShortcut, app: AppDescriptor) {
        self.app = app
        let intent = IntentDescriptor(type(of: shortcut.intent))
        self.intent = intent.name
        title = shortcut.shortTitle.map { String(localized: $0) } ?? intent.title
        systemImageName = shortcut.systemImageName
        phrases = shortcut.phrases.map { ShortcutPhraseDescriptor($0, app: app) }
        values = JSONObject(
            shortcut.intent.parameters.compactMap { parameter in
                parameter.current?._valueIfAny.map { (parameter.parameterName, ValueRenderer.json($0)) }
            })
    }

    /// Makes a shortcut of its parts.
    init(
        app: AppDescriptor, intent: String, title: String, systemImageName: String?,
        phrases: [ShortcutPhraseDescriptor], values: JSONObject
    ) {
        self.app = app
        self.intent = intent
        self.title = title
        self.systemImageName = systemImageName
        self.phrases = phrases
        self.values = values
    }
}
