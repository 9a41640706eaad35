/// Where messages to the client go: the one stream of a process, or what answers one request.
///
/// Messages arrive whole and in the order in which they were put in.
package protocol Outlet: AnyObject, Sendable {
    /// Whether so much waits to be written that what can be left out should be.
    var isFull: Bool { get }

    /// Puts a message in; it is written later.
    ///
    /// - Returns: The number to wait for with ``written(_:)``.
    @discardableResult
    func put(_ message: EncodedMessage) -> Int

    /// Waits until a message is written, or never will be.
    func written(_ number: Int) async

    /// Takes it that a request was given up and is not answered, so that nobody need wait for more of it.
    func endWithoutAnswer()
}

extension Outlet {
    /// Does nothing: where messages of several requests go, the others are still waited for.
    package func endWithoutAnswer() {}
}
