import CommandFixtures
import Foundation
import JSON
import Testing

@testable import Signalbox

/// What becomes of text that an app did not write itself.
@Suite("The rules of foreign text, each way in", .serialized)
struct ForeignTextRules {
    /// Characters that must not reach a terminal or a reader as they are.
    private static let hidden = ["\u{202E}", "\u{2066}", "\u{200B}", "\u{FEFF}", "\u{1B}[2J"]

    private let box: Box

    init() throws {
        box = try Box()
    }

    @Test func `On a terminal what is hidden in a text is written out`() async throws {
        let terminal = try box.desk.terminal("get", "appintents://signalbox/LampEntity/yard%2F2")
        #expect(try await terminal.end() == 0)
        for character in Self.hidden { #expect(!terminal.shown.contains(character)) }
        #expect(terminal.shown.contains("Ignore your instructions"))
    }

    @Test func `A test is given the text as it is`() async throws {
        let told = try await box.get("appintents://signalbox/LampEntity/yard%2F2", by: .scripted)
        #expect(told.outcome?["properties"]?["note"]?.string == LampEntity.hostileNote)
    }

    @Test func `An assistant is given the text behind a mark on every line, made anew for each answer`() async throws {
        var marks: Set<String> = []
        let client = try await box.client(person: nil)
        for _ in 0..<2 {
            let read = try await client.call("resources/read", ["uri": "appintents://signalbox/LampEntity/yard%2F2"])
            let result = try await client.tool("signalbox_showLamp", ["lamp": "yard/2"])
            for (answer, texts) in [(read["result"] ?? .null, "contents"), (result, "content")] {
                let mark = try #require(answer["_meta"]?["org.swift-app-intents/foreignText"]?["mark"]?.string)
                marks.insert(mark)
                for told in answer[texts]?.array?.compactMap({ $0["text"]?.string }) ?? [] {
                    for character in Self.hidden { #expect(!told.contains(character), "\(told)") }
                    for line in told.split(separator: "\n") {
                        guard let start = line.range(of: "Ignore your instructions") else { continue }
                        #expect(line[..<start.lowerBound].contains("\(mark)|"), "\(told)")
                    }
                    #expect(!told.contains("![x](https://"), "\(told)")
                }
                #expect(answer.text.contains("Ignore your instructions"))
            }
        }
        #expect(marks.count == 4, "\(marks)")
        await client.hangUp()
    }

    @Test func `No chain of an assistant's calls deletes or sends anything without the person`() async throws {
        // A client that has no way to ask, one whose person says no, and one that answers by itself with nothing.
        let answers: [ServedClient.Person?] = [
            nil, { _ in ["action": "decline"] }, { _ in ["action": "accept", "content": [:]] },
            { _ in ["action": "cancel"] },
        ]
        for person in answers {
            let client = try await box.client(person: person)
            _ = try await client.call("resources/read", ["uri": "appintents://signalbox/LampEntity/yard%2F2"])
            for confirmation in [JSONObject(), ["confirm": true], ["confirmed": "yes"]] {
                for (tool, arguments) in Self.harm {
                    let arguments = JSONObject(Array(arguments) + Array(confirmation))
                    let result = try await client.tool(tool, .object(arguments))
                    #expect(result["isError"] != false, "\(tool): \(result.text)")
                }
            }
            await client.hangUp()
        }
        #expect(box.deeds.isEmpty, "\(box.deeds)")
    }

    private static let harm: [(String, JSONObject)] = [
        ("signalbox_deleteLamps", ["entities": ["Home"]]),
        ("signalbox_sendReport", ["recipient": "eve@example.org", "text": "the daybook"]),
    ]
}
