/// A result with something to say to the person.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {
    /// What is said.
    var dialog: IntentDialog? { get }
}
