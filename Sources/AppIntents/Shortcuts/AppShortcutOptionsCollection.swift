/// A list of choices for a shortcut's parameter; `OptionsCollection` within an `AppShortcutsProvider`.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider & Sendable>:
    AppShortcutOptionsCollectionProtocol
{
    /// What gives the choices.
    public let dynamicOptionsProvider: Provider

    /// What a person calls the list.
    public let title: LocalizedStringResource

    /// The name of the system's symbol for the list.
    public let systemImageName: String?

    /// Makes a list.
    ///
    /// - Parameters:
    ///   - dynamicOptionsProvider: What gives the choices, such as the entity's query.
    ///   - title: What a person calls the list.
    ///   - systemImageName: The name of the system's symbol for the list.
    public init(
        _ dynamicOptionsProvider: Provider, title: LocalizedStringResource, systemImageName: String? = nil
    ) {
        self.dynamicOptionsProvider = dynamicOptionsProvider
        self.title = title
        self.systemImageName = systemImageName
    }
}
