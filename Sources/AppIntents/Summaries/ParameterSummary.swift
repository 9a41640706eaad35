/// How an intent is told in one sentence, with its parameters in their places.
///
/// Write ``AppIntent/parameterSummary`` with `Summary`, and choose between several with `When` and `Switch`.
public protocol ParameterSummary {
    /// The intent told of.
    associatedtype Intent
}

extension Never: ParameterSummary {
    /// There is no intent to tell of.
    public typealias Intent = Never
}
