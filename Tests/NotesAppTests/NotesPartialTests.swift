import Foundation
import IntentRuntime
import Testing

@Suite("Notes found in part", .serialized)
struct NotesPartialTests {
    @Test("Pages of what words find are, together, what is found without pages, over two accounts")
    func pages() async throws {
        let notes = (1...7).map { ("Tide \($0).md", "The tide comes in.") }
        let files = Dictionary(uniqueKeysWithValues: notes)
        let desk = try NotesDesk(["Ashore": files, "Afloat": files])
        let all = try await desk.titles(FindRequest(entity: "NoteEntity", text: "tide"))
        #expect(all.count == 14)
        for limit in [1, 3, 7, 13, 14, 20] {
            var titles: [String] = []
            var offset: Int? = 0
            while let next = offset {
                let found = try await desk.system.find(
                    FindRequest(entity: "NoteEntity", text: "tide", limit: limit, offset: next))
                titles += found.map(\.title)
                offset = found.nextOffset
            }
            #expect(titles == all)
        }
    }

    @Test("A note that may not be read is named, and the others are told", .enabled(if: geteuid() != 0))
    func unreadable() async throws {
        let desk = try NotesDesk(["Ashore": ["Open.md": "The tide comes in.", "Closed.md": "The tide goes out."]])
        let closed = desk.root.appendingPathComponent("Ashore/Closed.md").path
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
        for text in [nil, "tide"] {
            let found = try await desk.system.find(FindRequest(entity: "NoteEntity", text: text))
            #expect(found.map(\.title) == ["Open"])
            #expect(found.incompleteBecause?.contains("cannot be read: Closed.md") == true)
        }
    }
}
