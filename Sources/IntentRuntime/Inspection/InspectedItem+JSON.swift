import JSON

extension InspectedItem {
    /// The item for another process.
    package var json: JSONValue {
        [
            "kind": .string(kind.rawValue), "name": .string(name), "about": .string(about),
            "ways": .array(ways.map { .string($0.rawValue) }),
            "findings": .array(findings.map { ["grade": .string($0.grade.rawValue), "words": .string($0.words)] }),
        ]
    }

    /// Reads an item of another process.
    ///
    /// - Parameters:
    ///   - json: What ``json`` gave there.
    ///   - app: The app that it is of.
    /// - Returns: The item; `nil` where this is none.
    package init?(json: JSONValue, of app: AppDescriptor) {
        guard let kind = json["kind"]?.string.flatMap({ Kind(rawValue: $0) }), let name = json["name"]?.string else {
            return nil
        }
        let findings = (json["findings"]?.array ?? []).compactMap { finding -> Finding? in
            guard let grade = finding["grade"]?.string.flatMap({ Finding.Grade(rawValue: $0) }),
                let words = finding["words"]?.string
            else { return nil }
            return Finding(grade, words)
        }
        self.init(
            kind, name, of: app, about: json["about"]?.string ?? "",
            ways: (json["ways"]?.array ?? []).compactMap { $0.string.flatMap { Way(rawValue: $0) } },
            findings: findings)
    }
}
