/// How the choices of a shortcut's parameter are shown; `ParameterPresentation` within an `AppShortcutsProvider`.
public struct AppShortcutParameterPresentation<
    Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
> {
    private let keyPath: ParameterKeyPath
    private let summary: AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>
    private let options: [ShortcutPresentation.Options]

    /// Makes a presentation.
    ///
    /// - Parameters:
    ///   - keyPath: The parameter, as `\.$trail`.
    ///   - summary: The shortcut in a sentence with the parameter in it.
    ///   - optionsCollections: Where the choices come from.
    public init(
        for keyPath: ParameterKeyPath,
        summary: AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>,
        @AppShortcutOptionsCollectionSpecificationBuilder<Value.UnwrappedType>
        optionsCollections: () -> some AppShortcutOptionsCollectionSpecification<Value.UnwrappedType>
    ) {
        self.keyPath = keyPath
        self.summary = summary
        options = optionsCollections().map {
            ShortcutPresentation.Options(title: $0.title, systemImageName: $0.systemImageName)
        }
    }

    /// The presentation of one intent's parameter; nothing where the key path leads to no parameter of it.
    func presentation(of intent: Intent) -> ShortcutPresentation? {
        guard let parameter = intent.parameter(at: keyPath, among: intent.parameters) else { return nil }
        return ShortcutPresentation(
            parameter: parameter, summary: summary.sentence(about: parameter), options: options)
    }
}
