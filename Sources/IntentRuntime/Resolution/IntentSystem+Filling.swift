import AppIntents
import JSON

extension IntentSystem {
    /// Reads values for some of an intent's parameters as a run would, without running it.
    ///
    /// What words mean is looked up, and where they may mean several things, or a value is missing, the person is asked.
    ///
    /// - Parameters:
    ///   - names: The parameters, in the order in which they are read.
    ///   - intent: The intent.
    ///   - given: What they were given.
    ///   - interaction: The way to the person.
    /// - Returns: A value for each of the parameters, in their order.
    /// - Throws: ``IntentSystemError``, or `CancellationError`.
    public func fill(
        _ names: [String], of intent: IntentDescriptor, with given: JSONObject, through interaction: any Interaction
    ) async throws -> [FilledValue] {
        var declared: [ParameterDescriptor] = []
        for name in names {
            guard let parameter = intent.parameters.first(where: { $0.name == name }) else {
                throw IntentSystemError.unknownParameter(
                    intent: intent.name, name: name, known: intent.parameters.map(\.name))
            }
            declared.append(parameter)
        }
        guard let type = intent.type else {
            let filling = RemoteFilling(system: self, intent: intent, interaction: interaction)
            var values: [FilledValue] = []
            for parameter in declared { values.append(try await filling.value(given[parameter.name], for: parameter)) }
            return values
        }
        let filled = type.init()
        let parameters = filled.parameters
        let resolution = ParameterResolution(
            intent: intent, finder: EntityFinder(catalog: catalog), converter: ValueConverter(catalog: catalog),
            interaction: interaction)
        return try await IntentBeingFilled.$current.withValue(filled) {
            try await asIntentSystemError { try prepareDependencies(of: filled) }
            var values: [FilledValue] = []
            for (name, declared) in zip(names, declared) {
                guard let parameter = parameters.first(where: { $0.parameterName == name }) else { continue }
                let words = given[name].flatMap { $0 == .null ? nil : $0 }
                let value: any _IntentValue
                if let words {
                    value = try await resolution.value(words, for: parameter)
                } else {
                    value = try await resolution.ask(for: parameter, dialog: nil)
                }
                // What the next parameter offers may depend on this one.
                _ = parameter.set(value)
                values.append(FilledValue(value, given: words, for: declared))
            }
            return values
        }
    }
}
