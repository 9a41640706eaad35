/// What the library is given to take the parts of a stream by.
final class StreamContext: Sendable {
    let connection: Connection
    let exchange: Exchange

    init(connection: Connection, exchange: Exchange) {
        self.connection = connection
        self.exchange = exchange
    }
}
