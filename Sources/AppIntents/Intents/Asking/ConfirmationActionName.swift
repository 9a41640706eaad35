/// What the yes to a question does, so that the question can have it on its button.
public struct ConfirmationActionName: Sendable {
    /// What the yes is called.
    package let acceptLabel: LocalizedStringResource

    /// Other words for the yes.
    package let acceptAlternatives: [LocalizedStringResource]

    /// What the no is called.
    package let denyLabel: LocalizedStringResource

    /// Other words for the no.
    package let denyAlternatives: [LocalizedStringResource]

    /// Whether the yes does what cannot be taken back.
    package let isDestructive: Bool

    /// An action with a name of the app's own.
    ///
    /// - Parameters:
    ///   - acceptLabel: What the yes is called.
    ///   - acceptAlternatives: Other words for it.
    ///   - denyLabel: What the no is called.
    ///   - denyAlternatives: Other words for it.
    ///   - destructive: Whether the yes does what cannot be taken back.
    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
        denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = false
    ) -> ConfirmationActionName {
        ConfirmationActionName(
            acceptLabel: acceptLabel, acceptAlternatives: acceptAlternatives, denyLabel: denyLabel,
            denyAlternatives: denyAlternatives, isDestructive: destructive)
    }

    private static func named(_ label: LocalizedStringResource) -> ConfirmationActionName {
        custom(acceptLabel: label, acceptAlternatives: [], denyLabel: "Cancel", denyAlternatives: [])
    }

    /// The action "Add".
    public static var add: ConfirmationActionName { named("Add") }

    /// The action "Add Data".
    public static var addData: ConfirmationActionName { named("Add Data") }

    /// The action "Book".
    public static var book: ConfirmationActionName { named("Book") }

    /// The action "Buy".
    public static var buy: ConfirmationActionName { named("Buy") }

    /// The action "Call".
    public static var call: ConfirmationActionName { named("Call") }

    /// The action "Check In".
    public static var checkIn: ConfirmationActionName { named("Check In") }

    /// The action "Continue".
    public static var `continue`: ConfirmationActionName { named("Continue") }

    /// The action "Create".
    public static var create: ConfirmationActionName { named("Create") }

    /// The action "Do".
    public static var `do`: ConfirmationActionName { named("Do") }

    /// The action "Download".
    public static var download: ConfirmationActionName { named("Download") }

    /// The action "Filter".
    public static var filter: ConfirmationActionName { named("Filter") }

    /// The action "Find".
    public static var find: ConfirmationActionName { named("Find") }

    /// The action "Get".
    public static var get: ConfirmationActionName { named("Get") }

    /// The action "Go".
    public static var go: ConfirmationActionName { named("Go") }

    /// The action "Log".
    public static var log: ConfirmationActionName { named("Log") }

    /// The action "Open".
    public static var open: ConfirmationActionName { named("Open") }

    /// The action "Order".
    public static var order: ConfirmationActionName { named("Order") }

    /// The action "Pay".
    public static var pay: ConfirmationActionName { named("Pay") }

    /// The action "Play".
    public static var play: ConfirmationActionName { named("Play") }

    /// The action "Play Sound".
    public static var playSound: ConfirmationActionName { named("Play Sound") }

    /// The action "Post".
    public static var post: ConfirmationActionName { named("Post") }

    /// The action "Request".
    public static var request: ConfirmationActionName { named("Request") }

    /// The action "Run".
    public static var run: ConfirmationActionName { named("Run") }

    /// The action "Search".
    public static var search: ConfirmationActionName { named("Search") }

    /// The action "Send".
    public static var send: ConfirmationActionName { named("Send") }

    /// The action "Set".
    public static var set: ConfirmationActionName { named("Set") }

    /// The action "Share".
    public static var share: ConfirmationActionName { named("Share") }

    /// The action "Start".
    public static var start: ConfirmationActionName { named("Start") }

    /// The action "Start Navigation".
    public static var startNavigation: ConfirmationActionName { named("Start Navigation") }

    /// The action "Toggle".
    public static var toggle: ConfirmationActionName { named("Toggle") }

    /// The action "Turn Off".
    public static var turnOff: ConfirmationActionName { named("Turn Off") }

    /// The action "Turn On".
    public static var turnOn: ConfirmationActionName { named("Turn On") }

    /// The action "View".
    public static var view: ConfirmationActionName { named("View") }
}
