/// A parameter as the system sees it.
package protocol AnyIntentParameter: AnyObject, Sendable {
    var parameterName: String { get }
    var valueType: any _IntentValue.Type { get }
    var declaration: ParameterDeclaration { get }
    var title: LocalizedStringResource { get }
    var isOptional: Bool { get }
    var anyDefault: (any _IntentValue)? { get }
    /// The value set, if any; an optional's `nil` counts as set.
    var current: (any _IntentValue)? { get }
    /// Sets the value, wrapped in an optional where the parameter is one; false for a value of another type.
    func set(_ value: any _IntentValue) -> Bool
    func bind(name: String)
    func unset()
}

extension IntentParameter: AnyIntentParameter {
    package var valueType: any _IntentValue.Type { Value.self }
    package var anyDefault: (any _IntentValue)? { defaultValue }
    package var current: (any _IntentValue)? {
        if case .set(let value) = valueState { value } else { nil }
    }

    package func set(_ value: any _IntentValue) -> Bool {
        if let typed = value as? Value {
            wrappedValue = typed
            return true
        }
        // In two steps: a cast straight from what `make` returns would turn its `nil`, which says that the type is
        // another, into a value of nil.
        if let optional = Value.self as? any OptionalIntentValue.Type, let made = optional.make(value),
            let typed = made as? Value
        {
            wrappedValue = typed
            return true
        }
        return false
    }
}

extension AppIntent {
    /// The parameters of this intent, in the order of declaration, each told its name.
    package var parameters: [any AnyIntentParameter] {
        Self.self is AnyClass ? reflectedParameters : storedParameters
    }

    private var storedParameters: [any AnyIntentParameter] {
        WrapperLayout.wrappers(of: self, at: WrapperLayout.of(Self.self).parameters).compactMap { name, wrapper in
            guard let parameter = wrapper as? any AnyIntentParameter else { return nil }
            parameter.bind(name: name)
            return parameter
        }
    }

    private var reflectedParameters: [any AnyIntentParameter] {
        Mirror(reflecting: self).children.compactMap { child in
            guard let label = child.label, label.hasPrefix("_"), let parameter = child.value as? any AnyIntentParameter
            else { return nil }
            parameter.bind(name: String(label.dropFirst()))
            return parameter
        }
    }
}
