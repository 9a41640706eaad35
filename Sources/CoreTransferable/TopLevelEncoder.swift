/// Encodes a value as one piece of output.
///
/// Follows the protocol of that name in the Combine framework.
public protocol TopLevelEncoder {
    /// The type of output.
    associatedtype Output

    /// Encodes a value.
    func encode<Value: Encodable>(_ value: Value) throws -> Output
}
