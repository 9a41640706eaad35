import Testing

@Suite("A package that has its schemas checked")
struct CheckedPackageTests {
    private static let group = [
        "draftMessage", "editSentMessage", "sendMessage", "setMessageReadStatus", "unsendMessage",
    ]

    /// Declarations of intents that follow schemas of messages.
    private static func intents(_ names: some Sequence<String>) -> String {
        names.map { "@AppIntent(schema: .messages.\($0)) struct \($0) {}" }.joined(separator: "\n")
    }

    @Test("A build fails with what is wrong, at its place; the command mends it; and then nothing is checked again")
    func build() throws {
        let package = try CheckedPackage()
        let note = "@AppEntity(schema: .notes.note) struct Note { var folder: Folder? }"
        try package.write("public struct Folder {}\n" + Self.intents(Self.group.prefix(2)), to: "PostKit/Kit.swift")
        try package.write(note + "\n" + Self.intents(Self.group.dropFirst(3)), to: "PostApp/Post.swift")
        let failure = try #require(throws: Command.Failure.self) { try package.build() }
        let path = package.path(of: "PostApp/Post.swift")
        #expect(
            failure.complaints.contains(
                """
                \(path):3:59: error: Property 'folder' of schema 'notes.note' must have a type that follows schema \
                'notes.folder'; write '@AppEntity(schema: .notes.folder)' before the declaration of 'Folder'
                \(package.path(of: "PostKit/Kit.swift")):3:15: note: 'Folder' is declared here
                \(path):4:59: error: An app that follows one intent schema of 'messages' must follow all 5 of its group; \
                missing: 'messages.sendMessage'; 'appintents scaffold messages.sendMessage' prints it
                """))

        try package.write(note + "\n" + Self.intents(Self.group.dropFirst(2)), to: "PostApp/Post.swift")
        #expect(try package.check("--fix").contains("inserted '@AppEntity(schema: .notes.folder)'"))
        #expect(
            try package.text(of: "PostKit/Kit.swift").contains("\n@AppEntity(schema: .notes.folder)\npublic struct"))

        #expect(try package.build().contains("Checking the schemas of PostApp"))
        #expect(try !package.build().contains("Checking the schemas of PostApp"))
    }
}
