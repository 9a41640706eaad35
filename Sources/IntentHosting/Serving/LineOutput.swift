import Foundation
import JSON
import Synchronization

/// Writes JSON values to a file descriptor, one a line, whole lines at a time.
package final class LineOutput: Sendable {
    private let descriptor: Mutex<Int32?>

    /// Writes to a descriptor, which stays whoever's it is.
    package init(_ descriptor: Int32) {
        self.descriptor = Mutex(descriptor)
    }

    /// Writes a value.
    ///
    /// - Parameter value: The value.
    /// - Returns: Whether it was taken; `false` where the reader is gone.
    @discardableResult
    package func write(_ value: JSONValue) -> Bool {
        let line = value.bytes + [UInt8(ascii: "\n")]
        return descriptor.withLock { descriptor in
            guard let output = descriptor else { return false }
            var start = 0
            while start < line.count {
                let count = line.withUnsafeBytes { bytes in
                    Foundation.write(output, bytes.baseAddress?.advanced(by: start), line.count - start)
                }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else {
                    descriptor = nil
                    return false
                }
                start += count
            }
            return true
        }
    }

    /// Writes nothing more.
    package func close() {
        descriptor.withLock { $0 = nil }
    }
}
