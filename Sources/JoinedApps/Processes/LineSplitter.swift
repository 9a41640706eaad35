/// Splits bytes as they come into lines, none longer than a limit.
struct LineSplitter {
    private let limit: Int
    private var line: [UInt8] = []

    /// Makes a splitter of lines of at most a number of bytes.
    init(limit: Int) {
        self.limit = limit
    }

    /// Takes bytes.
    ///
    /// - Parameters:
    ///   - bytes: What was read.
    ///   - handle: Called for each line that is whole by now, without its line break; not for empty ones.
    /// - Returns: Whether all lines keep to the limit; what comes after one that does not is of no use.
    mutating func take(_ bytes: ArraySlice<UInt8>, _ handle: ([UInt8]) -> Void) -> Bool {
        var rest = bytes
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            guard line.count + rest[..<end].count <= limit else { return false }
            line.append(contentsOf: rest[..<end])
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            if !line.isEmpty { handle(line) }
            line.removeAll(keepingCapacity: line.capacity <= 64 << 10)
            rest = rest[(end + 1)...]
        }
        guard line.count + rest.count <= limit else { return false }
        line.append(contentsOf: rest)
        return true
    }
}
