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
        #expect(throws: IntentFileError.failedToLoadFile(url.path)) { try file.loadData() }
        #expect(file.data.isEmpty)
        try Data([1, 2, 3]).write(to: url)
        #expect(file.data == Data([1, 2, 3]))
    }

    @Test("The error of a file that cannot be read names it")
    func error() {
        #expect(IntentFileError.failedToLoadFile("/no/such/file").description.contains("'/no/such/file'"))
    }
}
