import AccountStorage
import Foundation
import Testing

/// What a run may change.
struct Scenario: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: [String: String]
    let change: @Sendable (AccountFolder) throws -> Void

    init(_ name: String, _ files: [String: String], _ change: @escaping @Sendable (AccountFolder) throws -> Void) {
        testDescription = name
        self.files = files
        self.change = change
    }

    private static func write(_ folder: AccountFolder, _ path: String, _ text: String) throws {
        try folder.replace(path, Data(text.utf8)) { _ in true }
    }

    static let all = [
        Scenario("a file is altered", ["Plan.md": "old"]) { try write($0, "Plan.md", "new") },
        Scenario("a file is altered again and again", ["Plan.md": "old"]) {
            for text in ["one", "two", "one", "three"] { try write($0, "Plan.md", text) }
        },
        Scenario("files are made", ["Plan.md": "old"]) {
            try $0.create("Crew.md", Data("ada".utf8))
            try $0.create("Empty.md", Data())
        },
        Scenario("files are removed", ["Plan.md": "old", "Quay/Crew.md": "ada"]) {
            try $0.remove("Plan.md")
            try $0.remove("Quay/Crew.md")
            try $0.remove("Quay")
        },
        Scenario("a file is altered and moved", ["Plan.md": "old", "Quay/a": ""]) {
            try write($0, "Plan.md", "new")
            try $0.move(from: "Plan.md", to: "Quay/New.md")
            try write($0, "Quay/New.md", "newer")
        },
        Scenario("two files change places", ["a": "A", "b": "B"]) {
            try $0.move(from: "a", to: "c")
            try $0.move(from: "b", to: "a")
            try $0.move(from: "c", to: "b")
        },
        Scenario("a file is removed and another takes its place", ["Plan.md": "old"]) {
            try $0.remove("Plan.md")
            try $0.create("Plan.md", Data("another".utf8))
        },
        Scenario("a folder is made, filled, moved, and altered in", ["Plan.md": "old"]) {
            try $0.makeFolder("Quay")
            try $0.create("Quay/Crew.md", Data("ada".utf8))
            try $0.move(from: "Plan.md", to: "Quay/Plan.md")
            try $0.move(from: "Quay", to: "Harbour")
            try write($0, "Harbour/Plan.md", "new")
            try $0.makeFolder("Harbour/a/b", intermediate: true)
        },
        Scenario("some changes fail", ["Plan.md": "old", "Quay/Crew.md": "ada"]) {
            try? $0.create("Plan.md", Data())
            try write($0, "Plan.md", "new")
            try? $0.move(from: "Plan.md", to: "Quay/Crew.md")
            try? $0.remove("Quay")
            try $0.move(from: "Plan.md", to: "Quay/Plan.md")
        },
        Scenario("a link and what it leads to are altered", ["Harbour/Plan.md": "old"]) {
            try $0.makeLink("in.md", to: "Harbour/Plan.md")
            try write($0, "in.md", "new")
            try $0.remove("in.md")
            try $0.makeLink("in.md", to: "elsewhere")
        },
    ]
}
