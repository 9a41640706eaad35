import AppIntents
import JSON

/// Holds a value against what its parameter declares beyond the type: bounds, sizes, currencies, cases.
struct ParameterLimits {
    let parameter: any AnyIntentParameter

    /// Checks a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - json: What it was made of, for the error.
    /// - Throws: ``IntentSystemError/unconvertible(name:value:expected:)``, which says what would do.
    func check(_ value: any _IntentValue, _ json: JSONValue) throws {
        guard let value = value._valueIfAny else { return }
        // Types are asked for before protocols, which take longer to tell.
        switch value {
        case let value as Int: return try check(number: Double(value), json)
        case let value as Double: return try check(number: value, json)
        case is String, is Bool, is Date: return
        default: break
        }
        if let list = value as? any SequenceIntentValue {
            if let size = parameter.declaration.size,
                !(size.min...max(size.min, size.max)).contains(list.elements.count)
            {
                try fail(json, size.min == size.max ? "\(size.min) values" : "\(size.min) to \(size.max) values")
            }
            for element in list.elements { try check(element, json) }
            return
        }
        switch value {
        case let value as IntentCurrencyAmount:
            let codes = parameter.declaration.currencyCodes
            if !codes.isEmpty, !codes.contains(value.currencyCode) {
                try fail(json, "an amount of \(codes.listed("or"))")
            }
            try check(number: NSDecimalNumber(decimal: value.amount).doubleValue, json)
        case let value as any MeasurementIntentValue:
            if !parameter.declaration.supportsNegativeNumbers, value.amount.value < 0 {
                try fail(json, "an amount that is not below zero")
            }
        case let value as any AppEnum:
            if let supported = parameter.declaration.supportedValues, !supported.contains(value.rawText) {
                try fail(json, supported.map { "'\($0)'" }.listed("or"))
            }
        case let value as IntentFile:
            let kinds = parameter.declaration.supportedContentTypes
            if !kinds.isEmpty, let type = value.type, !kinds.contains(where: { type.conforms(to: $0) }) {
                try fail(json, "a file of the type " + kinds.map { "'\($0.identifier)'" }.listed("or"))
            }
        default: break
        }
    }

    private func check(number: Double, _ json: JSONValue) throws {
        let low = parameter.declaration.minimum ?? -.infinity
        let high = parameter.declaration.maximum ?? .infinity
        if low <= high, (low...high).contains(number) { return }
        try fail(json, "a number from \(low.formatted()) to \(high.formatted())")
    }

    private func fail(_ json: JSONValue, _ expected: String) throws -> Never {
        throw IntentSystemError.unconvertible(
            name: parameter.parameterName, value: ValueConverter.words(json), expected: expected)
    }
}
