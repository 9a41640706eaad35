/// Decodes a value of one piece of input.
///
/// Follows the protocol of that name in the Combine framework.
public protocol TopLevelDecoder {
    /// The type of input.
    associatedtype Input

    /// Decodes a value.
    func decode<Value: Decodable>(_ type: Value.Type, from input: Input) throws -> Value
}
