/// A message to the client, ready to be written.
package struct EncodedMessage: Sendable {
    /// The JSON, on one line, with the line break that ends it.
    package let line: [UInt8]
    /// Whether the message answers a request, so that nothing about that request comes after it.
    package let isAnswer: Bool
    /// The code of the error that the message tells; `nil` where it tells none.
    package let errorCode: Int?
}
