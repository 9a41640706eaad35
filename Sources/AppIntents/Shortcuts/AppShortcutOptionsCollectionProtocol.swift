/// A list of choices for a shortcut's parameter.
public protocol AppShortcutOptionsCollectionProtocol: Sendable {
    /// What gives the choices.
    associatedtype Provider: DynamicOptionsProvider

    /// What gives the choices.
    var dynamicOptionsProvider: Provider { get }

    /// What a person calls the list.
    var title: LocalizedStringResource { get }

    /// The name of the system's symbol for the list.
    var systemImageName: String? { get }
}
