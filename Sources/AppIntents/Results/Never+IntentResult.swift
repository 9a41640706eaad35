extension Never: IntentResult {
    /// There is no value of this type.
    public typealias Value = Never
}
