import Glibc

extension String.UTF8View {
    /// Whether a text comes before another by its bytes, as SQLite sorts.
    func precedes(_ other: String.UTF8View) -> Bool {
        let order = withContiguousStorageIfAvailable { first in
            other.withContiguousStorageIfAvailable { second in
                guard let start = first.baseAddress, let otherStart = second.baseAddress else {
                    return first.count < second.count
                }
                let order = memcmp(start, otherStart, Swift.min(first.count, second.count))
                return order == 0 ? first.count < second.count : order < 0
            }
        }
        // Only a text bridged from elsewhere is not stored in one piece.
        guard let order, let order else { return lexicographicallyPrecedes(other) }
        return order
    }
}
