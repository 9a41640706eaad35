/// A condition on an intent's parameters.
struct ParameterSummaryCondition<Intent: AppIntent> {
    /// Whether the condition holds for an intent.
    let holds: (Intent) -> Bool

    /// A condition on the value of a parameter, which is `nil` where it has none.
    init<Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ test: @escaping ((any _IntentValue)?) -> Bool
    ) {
        holds = { intent in test((intent[keyPath: keyPath] as? any AnyIntentParameter)?.valueOrDefault) }
    }

    /// A condition on the identifier of an entity, which is `nil` where there is no entity.
    init<Parameter: AnyIntentValue>(
        identifierOf keyPath: KeyPath<Intent, Parameter>, _ test: @escaping (Parameter.Value.ValueType.ID?) -> Bool
    ) where Parameter.Value.ValueType: AppEntity {
        self.init(keyPath) { test(($0 as? Parameter.Value.ValueType)?.id) }
    }

    /// A condition on the widget that the intent configures; there are no widgets here, hence no family.
    init(widgetFamily test: @escaping (IntentWidgetFamily?) -> Bool) {
        holds = { _ in test(nil) }
    }
}
