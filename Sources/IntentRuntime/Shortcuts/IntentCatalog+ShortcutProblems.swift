extension IntentCatalog {
    /// What is wrong with the shortcuts of an app, the serious first.
    ///
    /// - Parameter app: The app.
    public func shortcutProblems(of app: AppDescriptor) -> [ShortcutProblem] {
        let providers = shortcutsProviders.filter { $0.app == app }
        let shortcuts = providers.flatMap(\.shortcuts)
        var problems = shortcuts.flatMap { shortcut in
            shortcut.phrases.flatMap { Self.problems(of: $0, in: shortcut) }
        }
        if shortcuts.count > ShortcutsProviderDescriptor.limit { problems.append(.tooMany(count: shortcuts.count)) }
        if providers.count > 1 { problems.append(.severalProviders(providers.map(\.typeName))) }
        return problems
    }

    private static func problems(
        of phrase: ShortcutPhraseDescriptor, in shortcut: ShortcutDescriptor
    ) -> [ShortcutProblem] {
        let unspeakable = phrase.parameters.filter { !$0.kind.isChoice }.map { parameter in
            ShortcutProblem.unspeakableParameter(
                shortcut: shortcut.title, phrase: phrase.text, parameter: parameter.name)
        }
        let unnamed = ShortcutProblem.unnamedApplication(shortcut: shortcut.title, phrase: phrase.text)
        return (phrase.namesApplication ? [] : [unnamed]) + unspeakable
    }
}

extension ValueKind {
    /// Whether a value is one of some that are known: an entity or an enum.
    fileprivate var isChoice: Bool {
        switch self {
        case .entity, .enumeration: true
        default: false
        }
    }
}
