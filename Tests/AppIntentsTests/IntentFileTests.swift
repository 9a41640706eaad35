import AppIntents
import Testing

@Suite struct IntentFileTests {
    @Test("A file of bytes has them, and the kind its name says")
    func bytes() {
        let file = IntentFile(data: Data("a,b".utf8), filename: "Tides.CSV")
        #expect(file.data == Data("a,b".utf8))
        #expect(file.type == .commaSeparatedText)
        #expect(file.fileURL == nil)
        #expect(!file.removedOnCompletion)
    }

    @Test("A kind that was given stands, and a name without one says nothing")
    func kinds() {
        #expect(IntentFile(data: Data(), filename: "a.txt", type: .png).type == .png)
        #expect(IntentFile(data: Data(), filename: "README").type == nil)
    }

    @Test("A file on disk is read when its content is asked for")
    func onDisk() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: url) }
        let file = IntentFile(fileURL: url, filename: "dawn.png")
        #expect(file.filename == "dawn.png")
        #expect(file.type == .png)
        #expect(file.fileURL == url)
        #expect(throws: IntentFileError.failedToLoadFile) { try file.loadData() }
        #expect(file.data.isEmpty)
        try Data([1, 2, 3]).write(to: url)
        #expect(file.data == Data([1, 2, 3]))
    }

    @Test("The error of a file that cannot be read names it")
    func error() async {
        let file = IntentFile(fileURL: URL(fileURLWithPath: "/no/such/file.txt"))
        let error = await #expect(throws: IntentFileError.self) { try await file.data(contentType: .plainText) }
        #expect(error == .failedToLoadFile)
        #expect(error?.description.contains("'/no/such/file.txt'") == true)
    }

    @Test("A file is had as a kind that it is of, and as no other")
    func contentTypes() async throws {
        let file = IntentFile(data: Data("a,b".utf8), filename: "tides.csv")
        #expect(file.availableContentTypes == [.commaSeparatedText])
        #expect(try await file.data(contentType: .text) == Data("a,b".utf8))
        await #expect(throws: IntentFileError.failedToLoadData) { try await file.data(contentType: .png) }
    }

    @Test("Bytes become a file for as long as they are needed, and never outside the folder")
    func asFile() async throws {
        let file = IntentFile(data: Data("x".utf8), filename: "../../tides.txt")
        let url = try await file.withFile(contentType: .plainText) { url, inPlace in
            #expect(!inPlace)
            let content = try Data(contentsOf: url)
            #expect(content == Data("x".utf8))
            #expect(url.lastPathComponent == "tides.txt")
            return url
        }
        #expect(!FileManager.default.fileExists(atPath: url.path))
        let (original, inPlace) = try await IntentFile(fileURL: URL(fileURLWithPath: #filePath), type: .sourceCode)
            .file(contentType: .sourceCode)
        #expect(inPlace)
        #expect(original.path == #filePath)
    }

    @Test("A file is the same after coding and decoding")
    func coding() throws {
        let file = IntentFile(data: Data([0, 255]), filename: "a.bin", type: .data)
        #expect(try JSONDecoder().decode(IntentFile.self, from: JSONEncoder().encode(file)) == file)
    }
}
