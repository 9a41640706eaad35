/// How the choices of a shortcut's parameter are shown, as the system sees it.
package struct ShortcutPresentation: Sendable {
    /// A list of choices.
    package struct Options: Sendable {
        /// What a person calls the list.
        package let title: LocalizedStringResource
        /// The name of the system's symbol for it.
        package let systemImageName: String?
    }

    /// The parameter.
    package let parameter: any AnyIntentParameter
    /// The shortcut in a sentence with the parameter in it.
    package let summary: IntentSentence
    /// The lists of choices, in order.
    package let options: [Options]
}
