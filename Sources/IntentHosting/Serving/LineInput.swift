import Foundation

/// Reads lines from a file descriptor on a thread of its own, since reading waits.
package struct LineInput: Sendable {
    private static let chunkSize = 64 << 10

    private let descriptor: Int32

    /// Reads from a descriptor, which must stay open until the end is told.
    package init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Starts reading.
    ///
    /// - Parameters:
    ///   - name: What the thread is called.
    ///   - handle: Called on the reading thread for each line without its line break, in order, and at the end with `nil`.
    package func start(name: String, _ handle: @escaping @Sendable ([UInt8]?) -> Void) {
        let thread = Thread { read(handle) }
        thread.name = name
        // Reading JSON descends as deep as the value does.
        thread.stackSize = 4 << 20
        thread.start()
    }

    private func read(_ handle: ([UInt8]?) -> Void) {
        var chunk = [UInt8](repeating: 0, count: Self.chunkSize)
        var line: [UInt8] = []
        while true {
            let count = Foundation.read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            var rest = chunk[..<count]
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                line.append(contentsOf: rest[..<end])
                if !line.isEmpty { handle(line) }
                line.removeAll()
                rest = rest[(end + 1)...]
            }
            line.append(contentsOf: rest)
        }
        if !line.isEmpty { handle(line) }
        handle(nil)
    }
}
