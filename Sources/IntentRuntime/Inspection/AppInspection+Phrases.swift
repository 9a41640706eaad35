import FoundationGaps

extension AppInspection {
    /// The phrases of all shortcuts.
    var phrases: [InspectedPhrase] {
        let providers = catalog.shortcutsProviders.filter { $0.app == app }
        let shortcuts = providers.flatMap(\.shortcuts)
        let negative = Set(providers.flatMap(\.negativePhrases).map { $0.lowercased() })
        let problems = catalog.shortcutProblems(of: app)
        return shortcuts.indices.flatMap { index in
            let shortcut = shortcuts[index]
            return shortcut.phrases.map { phrase in
                var findings = problems.compactMap { problem -> Finding? in
                    guard let place = problem.phrase, place == (shortcut.title, phrase.text) else { return nil }
                    return Finding(problem.isSerious ? .wrong : .note, problem.description)
                }
                let others = shortcuts.indices.filter { other in
                    other != index
                        && shortcuts[other].phrases.contains { $0.text.lowercased() == phrase.text.lowercased() }
                }
                if !others.isEmpty {
                    let titles = others.map { "'\(shortcuts[$0].title)'" }.listed("and")
                    findings.append(
                        Finding(.wrong, "is a phrase of \(titles) too: nobody can tell which of them is meant"))
                }
                if negative.contains(phrase.text.lowercased()) {
                    findings.append(Finding(.wrong, "is a negative phrase too, which never reaches the app"))
                }
                var about = ["calls \(shortcut.intent)"]
                for parameter in phrase.parameters {
                    let (words, finding) = values(of: parameter)
                    if let words { about.append("(\(parameter.title)): \(words)") }
                    if let finding { findings.append(finding) }
                }
                let isRight = !findings.contains { $0.grade == .wrong }
                return InspectedPhrase(
                    item: InspectedItem(
                        .phrase, phrase.text, of: app, about: about.joined(separator: "; "),
                        ways: isRight ? [.phrase] : [], findings: findings),
                    intent: shortcut.intent)
            }
        }
    }

    /// How many values a parameter of a phrase has, and what is wrong with that.
    private func values(of parameter: ParameterDescriptor) -> (words: String?, finding: Finding?) {
        switch parameter.kind.element {
        case .enumeration(let app, let type):
            let value = catalog.enums.first { $0.app.id == app && $0.typeName == type }
            return (value.map { Self.count($0.cases.count, "value", "values") }, nil)
        case .entity:
            guard let entity = catalog.entities.first(where: { $0.kind == parameter.kind.element }),
                let abilities = abilities(of: entity), let suggested = abilities.suggested
            else { return (nil, nil) }
            if suggested > 0 { return (Self.count(suggested, "value", "values"), nil) }
            let words = "(\(parameter.title)) has no values: \(abilities.names.query) suggests none"
            return (
                "no values",
                abilities.suggestsByDefault
                    ? Finding(.wrong, words + "; give it suggestedEntities()") : Finding(.note, words + " now")
            )
        default: return (nil, nil)
        }
    }
}
