import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("Content that travels")
struct TransferTests {
    private let entry = LogEntry(title: "Gale", text: "Force eight.")

    @Test("The kinds of content stand in the order of declaration, for whoever may see them")
    func contentTypes() {
        #expect(LogEntry.exportedContentTypes() == [.html, .pdf, .utf8PlainText, .plainText])
        #expect(LogEntry.exportedContentTypes(.ownProcess).first == LogEntry.log)
        #expect(LogEntry.importedContentTypes() == [LogEntry.log, .pdf])
    }

    @Test("What is exported is the content of the kind asked for, or of a kind of it")
    func export() async throws {
        #expect(try await entry.exported(as: .html) == Data("<h1>Gale</h1><p>Force eight.</p>".utf8))
        #expect(try await entry.exported(as: .plainText) == Data("Gale: Force eight.".utf8))
        #expect(try await entry.exported(as: .pdf) == Data("%PDF Force eight.".utf8))
        let text = try await entry.exported(as: .text)
        #expect(try JSONDecoder().decode(LogEntry.self, from: text) == entry)
        await #expect(throws: TransferError.self) { try await entry.exported(as: .png) }
    }

    @Test("Content whose condition does not hold is not offered")
    func condition() async throws {
        let secret = LogEntry(title: "Secret", text: "", isPrivate: true)
        #expect(!secret.exportedContentTypes().contains(.html))
        await #expect(throws: TransferError.self) { try await secret.exported(as: .html) }
        #expect(secret.suggestedFilename == nil)
    }

    @Test("A value comes back from its own content")
    func roundTrip() async throws {
        let data = try await entry.exported(as: LogEntry.log)
        #expect(try await LogEntry(importing: data, contentType: LogEntry.log) == entry)
        await #expect(throws: TransferError.self) { try await LogEntry(importing: data, contentType: .png) }
    }

    @Test("Bytes are read by a representation that wants a file, and a file by its extension")
    func files() async throws {
        let fromBytes = try await LogEntry(importing: Data("%PDF x".utf8), contentType: .pdf)
        #expect(fromBytes.text == "%PDF x")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        try Data("%PDF y".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try await LogEntry(importing: file, contentType: nil).text == "%PDF y")
    }

    @Test("A file is called as the value suggests, never overwrites another, and never leaves its folder")
    func exportToFolder() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = try await entry.export(to: folder, contentType: .html)
        #expect(first.lastPathComponent == "Gale.html")
        #expect(entry.suggestedFilename == "Gale.html")
        let second = try await entry.export(to: folder, contentType: .html)
        #expect(second.lastPathComponent == "Gale 2.html")
        let sly = LogEntry(title: "../../etc/passwd", text: "")
        let third = try await sly.export(to: folder, contentType: .html)
        #expect(third.deletingLastPathComponent().path == folder.path)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
    }

    @Test("A file that is handed over for a moment is gone afterwards")
    func exportedFile() async throws {
        let path = try await entry.withExportedFile(contentType: .html) { file, isOriginal in
            #expect(!isOriginal)
            let content = try Data(contentsOf: file)
            #expect(content == Data("<h1>Gale</h1><p>Force eight.</p>".utf8))
            return file.path
        }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("Text, bytes and addresses travel as they are")
    func readyMade() async throws {
        #expect(try await "Ahoy".exported(as: .utf8PlainText) == Data("Ahoy".utf8))
        #expect(try await String(importing: Data("Ahoy".utf8), contentType: .plainText) == "Ahoy")
        #expect(try await Data([1, 2]).exported() == Data([1, 2]))
        let url = try #require(URL(string: "https://example.org/log"))
        let address = try await url.exported(as: .url)
        #expect(try await URL(importing: address, contentType: .url) == url)
        #expect(try await AttributedString("Ahoy").exported(as: .plainText) == Data("Ahoy".utf8))
    }
}
