import AppIntents

extension AppInspection {
    /// The intents.
    func intents(calledBy phrases: [InspectedPhrase]) -> [InspectedItem] {
        catalog.intents.filter { $0.app == app }.map { intent in
            let reasons = reasons(against: intent)
            var ways: [InspectedItem.Way] = []
            if !reasons.contains(where: \.stands) {
                ways = [.command, .assistant]
                if phrases.contains(where: { $0.intent == intent.name && $0.item.isReachable }) { ways.append(.phrase) }
            }
            return InspectedItem(
                .intent, intent.name, of: app, about: Self.about(intent), ways: ways,
                findings: reasons.map(\.finding)
                    + Self.clashes(
                        of: intent, names: \.names, identifier: \.identifier, app: \.app, kind: "intent",
                        among: catalog.intents))
        }
    }

    /// Something that was found, and whether it stands in the way.
    private struct Reason {
        let finding: Finding
        let stands: Bool
    }

    private static func about(_ intent: IntentDescriptor) -> String {
        let type: (any AppIntent.Type)? = intent.type
        var words = [intent.summary.isEmpty ? intent.title : intent.summary]
        if type?.isDiscoverable == false { words.append("hidden from shortcuts") }
        if (type as? any AssistantSchemaIntent.Type)?.isAssistantOnly == true { words.append("for assistants only") }
        return words.joined(separator: "; ")
    }

    private func reasons(against intent: IntentDescriptor) -> [Reason] {
        // What another process has is looked into there.
        let type: (any AppIntent.Type)? = intent.type
        guard let type else { return [] }
        let instance = type.init()
        var reasons = Self.missing(missingDependencies(of: instance))
        if type.authenticationPolicy != .alwaysAllowed, !canAuthenticate {
            let words = "wants the person authenticated, which nothing here can do: it is refused"
            reasons.append(Reason(finding: Finding(.note, words), stands: true))
        }
        let declarations = instance.parameters
        for parameter in intent.parameters {
            guard let declared = declarations.first(where: { $0.parameterName == parameter.name }) else { continue }
            reasons += self.reasons(against: parameter, declared)
        }
        return reasons
    }

    private static func missing(_ types: [String]) -> [Reason] {
        types.map { Reason(finding: .missingDependency($0), stands: true) }
    }

    private func reasons(against parameter: ParameterDescriptor, _ declared: any AnyIntentParameter) -> [Reason] {
        let grade: Finding.Grade = parameter.isRequired ? .wrong : .note
        if let options = declared.declaration.options {
            // What its provider offers can be named, whatever its type is.
            return Self.missing(options.missingDependencies())
        }
        switch parameter.kind.element {
        case .other(let name) where !declared.isReadable:
            let words =
                "'\(parameter.name)' is of the type \(name), for which no value can be given from outside; make \(name) an AppEntity, "
                + "an AppEnum or Decodable"
            return [Reason(finding: Finding(grade, words), stands: parameter.isRequired)]
        case let kind:
            guard let entity = catalog.entities.first(where: { $0.kind == kind }) else { return [] }
            return reasons(against: parameter, of: entity, grade)
        }
    }

    private func reasons(
        against parameter: ParameterDescriptor, of entity: EntityDescriptor, _ grade: Finding.Grade
    ) -> [Reason] {
        guard let abilities = abilities(of: entity) else { return [] }
        if !abilities.missing.isEmpty {
            let words =
                "'\(parameter.name)' takes \(entity.typeName), whose query \(abilities.names.query) lacks what it depends on"
            return [Reason(finding: Finding(grade, words), stands: parameter.isRequired)]
        }
        if abilities.hasNone {
            let words =
                "'\(parameter.name)' takes \(entity.typeName), whose query \(abilities.names.query) suggests none now"
            return [Reason(finding: Finding(.note, words), stands: false)]
        }
        guard !abilities.findsWithoutID else { return [] }
        let words =
            "'\(parameter.name)' takes \(entity.typeName), which can only be given by its URI or id: \(abilities.names.query) finds "
            + "none by words and lists none; make it an EntityStringQuery, or give it suggestedEntities()"
        return [Reason(finding: Finding(grade, words), stands: false)]
    }

    /// What else has a name of something's.
    static func clashes<Descriptor>(
        of item: Descriptor, names: (Descriptor) -> [String], identifier: (Descriptor) -> String,
        app: (Descriptor) -> AppDescriptor, kind: String, among all: [Descriptor]
    ) -> [Finding] {
        let own = Set(names(item).filter { !$0.hasPrefix("\(app(item).id)/") })
        let same = all.filter { app($0) == app(item) && identifier($0) == identifier(item) }
        if same.count > 1 {
            let words = "\(same.count) \(kind) types of the app have the name '\(identifier(item))': give each its own"
            return [Finding(.wrong, words)]
        }
        return all.filter { app($0) != app(item) }.compactMap { other in
            guard let name = own.intersection(names(other)).min() else { return nil }
            let words = "'\(name)' is one of '\(app(other).id)' too; say '\(app(item).id)/\(name)' for this one"
            return Finding(.note, words)
        }
    }
}

extension Finding {
    /// A dependency that nobody registered.
    static func missingDependency(_ type: String) -> Finding {
        let words =
            "needs a \(type), which nobody registered; call AppDependencyManager.shared.add(dependency:) with one when the app starts"
        return Finding(.wrong, words)
    }
}

extension AnyIntentParameter {
    /// Whether a value of the type is read from JSON by the type itself, or made by a resolver.
    fileprivate var isReadable: Bool {
        if !declaration.resolvers.isEmpty || !valueType.defaultResolvers.isEmpty { return true }
        var type = valueType
        if let optional = type as? any OptionalIntentValue.Type { type = optional.wrappedType }
        if let list = type as? any SequenceIntentValue.Type { type = list.elementType }
        return type is any Decodable.Type
    }
}
