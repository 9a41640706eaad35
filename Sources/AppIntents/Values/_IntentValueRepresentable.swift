/// A value that is one of several types, as `@UnionValue` makes an enum of.
public protocol _IntentValueRepresentable: _IntentValue {
    /// The types that the value may be, in the order of the cases.
    static var allIntentValueTypes: [any _IntentValue.Type] { get }

    /// The value itself, whichever type it is of.
    var asIntentValue: any _IntentValue { get }

    /// Which case this is, counted from 0 in the order of declaration.
    var _caseIndex: Int { get }

    /// The case that holds a value.
    ///
    /// - Parameters:
    ///   - index: Which case, counted from 0 in the order of declaration.
    ///   - value: What it holds.
    /// - Returns: `nil` where there is no such case or it holds another type.
    static func _value(ofCase index: Int, holding value: any _IntentValue) -> Self?
}
