import Foundation
import JSON

extension Token {
    /// Reads what is kept of a token; `nil` where it is not whole.
    init?(json: JSONValue) {
        guard let name = json["name"]?.string, let created = json["created"]?.double,
            let digest = json["sha256"]?.string.flatMap({ TokenDigest(hexadecimal: $0) })
        else { return nil }
        self.name = name
        self.created = Date(timeIntervalSince1970: created)
        self.digest = digest
        guard let former = json["former"] else {
            self.former = nil
            return
        }
        guard let digest = former["sha256"]?.string.flatMap({ TokenDigest(hexadecimal: $0) }),
            let end = former["end"]?.double
        else { return nil }
        self.former = Former(digest: digest, end: Date(timeIntervalSince1970: end))
    }

    /// What is kept of the token; times are in seconds since 1970.
    var json: JSONValue {
        var members = JSONObject([
            ("name", .string(name)), ("created", .number(created.timeIntervalSince1970)),
            ("sha256", .string(digest.hexadecimal)),
        ])
        if let former {
            members["former"] = [
                "sha256": .string(former.digest.hexadecimal), "end": .number(former.end.timeIntervalSince1970),
            ]
        }
        return .object(members)
    }
}
