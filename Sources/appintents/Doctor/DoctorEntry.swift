import IntentRuntime
import JSON

/// One thing that was looked at, and what came of it.
struct DoctorEntry {
    /// What it is, as `intent`.
    let kind: String
    /// Its name; empty where its kind says all.
    let name: String
    /// The app that it belongs to; `nil` where it is of none.
    let app: String?
    /// What it is, in a few words.
    let about: String
    /// The ways to reach it; `nil` where nobody would.
    let ways: [InspectedItem.Way]?
    let findings: [Finding]

    /// A part of the person's own setup.
    init(kind: String, about: String, findings: [Finding] = []) {
        self.kind = kind
        name = ""
        app = nil
        self.about = about
        ways = nil
        self.findings = findings
    }

    /// A part of the person's own setup that is not as it should be.
    init(kind: String, wrong words: String) {
        self.init(kind: kind, about: "", findings: [Finding(.wrong, words)])
    }

    init(_ item: InspectedItem) {
        kind = item.kind.rawValue
        name = item.name
        app = item.app.id
        about = item.about
        ways = item.kind == .app ? nil : item.ways
        findings = item.findings
    }

    /// Whether nothing is wrong with it.
    var isRight: Bool { !findings.contains { $0.grade == .wrong } }

    /// Whether it can be reached; a part of the setup can where nothing is wrong with it.
    private var isReachable: Bool { ways.map { !$0.isEmpty } ?? isRight }

    /// The entry for a program.
    var json: JSONValue {
        var members: JSONObject = [
            "kind": .string(kind), "name": .string(name), "app": app.map { .string($0) } ?? .null, "ok": .bool(isRight),
            "reachable": .bool(isReachable),
        ]
        members["ways"] = ways.map { ways in .array(ways.map { .string($0.rawValue) }) }
        members["about"] = .string(about)
        members["reasons"] = .array(
            findings.map { ["grade": .string($0.grade.rawValue), "message": .string($0.words)] })
        return .object(members)
    }

    /// The lines for a person: one a finding, or what it is where there is none.
    var rows: [[String]] {
        let what = name.isEmpty ? kind : "\(kind) \(name)"
        let ways = ways.map { $0.isEmpty ? "no" : $0.map(\.rawValue).joined(separator: ", ") } ?? ""
        let described = kind == InspectedItem.Kind.app.rawValue || findings.isEmpty
        var rows = described ? [["ok", what, ways, about]] : []
        for finding in findings {
            let grade = finding.grade == .wrong ? "WRONG" : finding.grade.rawValue
            rows.append([grade, rows.isEmpty ? what : "", rows.isEmpty ? ways : "", finding.words])
        }
        return rows
    }
}
