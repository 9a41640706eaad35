import AppIntents
import JSON

extension ParameterResolution {
    /// Sets the parameters that values of their very types are given for, and turns the other values into what a person would give.
    ///
    /// - Parameters:
    ///   - given: The values, by parameter.
    ///   - parameters: The intent's parameters.
    ///   - arguments: What is given in words beside them.
    /// - Returns: What is left to be read.
    func give(
        _ given: [String: IntentValueContainer], to parameters: [any AnyIntentParameter],
        beside arguments: JSONObject
    ) throws -> JSONObject {
        var arguments = arguments
        for (name, container) in given.sorted(by: { $0.key < $1.key }) where !container.isNone {
            let value = GivenValue(container: container, app: intent.app.id, catalog: converter.catalog)
            if let parameter = parameters.first(where: { $0.parameterName == name }),
                let typed = value.fitted(to: parameter.valueType)
            {
                try ParameterLimits(parameter: parameter).check(typed, value.json)
                if parameter.set(typed) { continue }
            }
            arguments[name] = value.json
        }
        return arguments
    }
}
