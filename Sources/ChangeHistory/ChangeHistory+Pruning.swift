import AccountStorage
import Foundation

extension ChangeHistory {
    /// Drops records that are too old, then the oldest as long as there are too many or they take too much.
    func prune() {
        let oldest = Int64((Date().timeIntervalSince1970 - limits.days * 86_400) * 1_000_000_000)
        var total: Int64 = 0
        // A record's name begins with its time.
        for (index, record) in ((try? folder.allNames(in: "")) ?? []).sorted(by: >).enumerated() {
            guard let made = try? folder.status(record).modified else { continue }
            total += size(of: record)
            // The latest one stays, so that what was done last can be taken back, however large it is.
            if made < oldest || index > 0 && (index >= limits.records || total > limits.totalBytes) { remove(record) }
        }
    }

    /// Drops a record.
    func remove(_ record: String) {
        ChangeRecording.$recorder.withValue(nil) {
            // The steps first: without them the copies are nothing.
            for name in ((try? folder.allNames(in: record)) ?? []).sorted(by: {
                $0.hasSuffix("json") && !$1.hasSuffix("json")
            }) {
                try? folder.remove(record + "/" + name)
            }
            try? folder.remove(record)
        }
    }

    private func size(of record: String) -> Int64 {
        ((try? folder.allNames(in: record)) ?? []).reduce(0) { sum, name in
            sum + ((try? folder.status(record + "/" + name).size) ?? 0)
        }
    }
}
