/// A property that can be given a value whose type is not known.
package protocol SettableEntityProperty: AnyEntityProperty {
    /// Sets the value; `false` where it is of another type.
    func set(_ value: any _IntentValue) -> Bool
}

extension EntityProperty: SettableEntityProperty {
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
