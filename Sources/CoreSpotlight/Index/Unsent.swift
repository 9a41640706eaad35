/// Carries a value out of a lock or into a task where its type does not say that it can be shared; whoever uses this
/// sees to it that only one at a time uses the value.
struct Unsent<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
