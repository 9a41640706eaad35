/// A way to go on that a person may choose while an intent runs.
public struct IntentChoiceOption: Sendable, Equatable {
    /// What choosing an option means.
    public struct Style: Sendable, Equatable {
        private let name: String

        /// Goes on.
        public static let `default` = Style(name: "default")

        /// Ends the intent.
        public static let cancel = Style(name: "cancel")

        /// Goes on with what cannot be taken back.
        public static let destructive = Style(name: "destructive")
    }

    /// What the option is called.
    public let title: LocalizedStringResource

    /// What choosing it means.
    public let style: Style

    /// Makes an option.
    ///
    /// - Parameters:
    ///   - title: What it is called.
    ///   - style: What choosing it means.
    public init(title: LocalizedStringResource, style: Style = .default) {
        self.title = title
        self.style = style
    }

    /// The system's own option, which ends the intent.
    public static var cancel: IntentChoiceOption { IntentChoiceOption(title: "Cancel", style: .cancel) }
}
