import Synchronization

/// Bounds how many requests come from each of many, in the long run.
///
/// Each has a bucket of tokens: a request takes one, and a bucket fills again at the rate, up to ten seconds' worth.
final class RateLimiter<Key: Hashable & Sendable>: Sendable {
    private struct Bucket {
        var tokens: Double
        var filled: ContinuousClock.Instant
    }

    /// How many buckets are kept before those that are full, and so say nothing, are forgotten.
    private static var bucketLimit: Int { 10_000 }

    private let rate: Double
    private let capacity: Double
    private let buckets = Mutex<[Key: Bucket]>([:])

    /// Makes a limiter.
    ///
    /// - Parameter rate: How many requests a second each may send; 0 for any number.
    init(rate: Int) {
        self.rate = Double(max(rate, 0))
        capacity = self.rate * 10
    }

    /// Takes a request.
    ///
    /// - Parameters:
    ///   - key: From whom it comes.
    ///   - now: When.
    /// - Returns: `nil` where it may be served; else after how many whole seconds another may be sent.
    func take(_ key: Key, at now: ContinuousClock.Instant) -> Int? {
        guard rate > 0 else { return nil }
        return buckets.withLock { buckets in
            if buckets.count >= Self.bucketLimit, buckets[key] == nil {
                buckets = buckets.filter { self.tokens(in: $0.value, at: now) < capacity }
            }
            var bucket = buckets[key] ?? Bucket(tokens: capacity, filled: now)
            bucket.tokens = tokens(in: bucket, at: now)
            bucket.filled = now
            defer { buckets[key] = bucket }
            guard bucket.tokens >= 1 else { return max(1, Int(((1 - bucket.tokens) / rate).rounded(.up))) }
            bucket.tokens -= 1
            return nil
        }
    }

    private func tokens(in bucket: Bucket, at now: ContinuousClock.Instant) -> Double {
        min(capacity, bucket.tokens + (now - bucket.filled) / .seconds(1) * rate)
    }
}
