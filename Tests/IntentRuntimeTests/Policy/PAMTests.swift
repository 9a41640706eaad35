import Foundation
import Glibc
import IntentRuntime
import PAMAuthentication
import Testing

@Suite("Authentication by PAM", .serialized)
final class PAMTests: Sendable {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pam-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Takes 'open sesame' for the password.
        let check = folder.appendingPathComponent("check")
        try Data("#!/bin/sh\n[ \"$(tr -d '\\0')\" = 'open sesame' ]\n".utf8).write(to: check)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: check.path)
        for (service, lines) in [
            "anybody": "auth required pam_permit.so\naccount required pam_permit.so\n",
            "nobody": "auth required pam_deny.so\naccount required pam_permit.so\n",
            "gone": "auth required pam_permit.so\naccount required pam_deny.so\n",
            "sesame": "auth required pam_exec.so expose_authtok quiet \(check.path)\naccount required pam_permit.so\n",
        ] {
            try Data(lines.utf8).write(to: folder.appendingPathComponent(service))
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func authenticator(_ service: String, terminal: String = "/nowhere") -> PAMAuthenticator {
        PAMAuthenticator(service: service, canAuthenticateHere: true, terminal: terminal, folder: folder.path)
    }

    @Test("lets in whom the service lets in, and nobody else", arguments: [("anybody", true), ("nobody", false)])
    func service(_ name: String, _ isLetIn: Bool) async throws {
        #expect(try await authenticator(name).authenticate(for: "A test") == isLetIn)
    }

    @Test("lets nobody in whose account may not be used")
    func account() async throws {
        let isLetIn = (try? await authenticator("gone").authenticate(for: "A test")) ?? false
        #expect(!isLetIn)
    }

    @Test("lets nobody in where there is no such service")
    func missing() async throws {
        let isLetIn = (try? await authenticator("unheard-of").authenticate(for: "A test")) ?? false
        #expect(!isLetIn)
    }

    @Test("says so where there is no terminal to ask on")
    func noTerminal() async throws {
        await #expect(throws: PAMError.self) { try await authenticator("sesame").authenticate(for: "A test") }
    }

    @Test(
        "asks on the terminal, and shows nothing of the answer",
        arguments: [
            ("open sesame\n", true), ("open sesamX\u{7F}e\n", true), ("wrong\u{15}open sesame\n", true),
            ("open barley\n", false), ("\n", false),
        ])
    func asked(_ typed: String, _ isLetIn: Bool) async throws {
        let terminal = try PseudoTerminal()
        let authenticator = authenticator("sesame", terminal: terminal.path)
        async let result = authenticator.authenticate(for: "Read the sealed letter")
        try await terminal.wait(for: "assword")
        terminal.type(typed)
        // The module calls a wrong password an error of the system's.
        #expect(((try? await result) ?? false) == isLetIn)
        let shown = try await terminal.wait(for: "\n")
        #expect(shown.contains("Read the sealed letter"))
        #expect(!shown.contains("sesame"))
        #expect(!shown.contains("barley"))
        #expect(terminal.isEchoing)
    }

    @Test("is given up at Ctrl-C, and the terminal shows again what is typed")
    func interrupted() async throws {
        let terminal = try PseudoTerminal()
        let authenticator = authenticator("sesame", terminal: terminal.path)
        async let result = authenticator.authenticate(for: "A test")
        try await terminal.wait(for: "assword")
        terminal.type("open\u{03}")
        let isLetIn = (try? await result) ?? false
        #expect(!isLetIn)
        #expect(terminal.isEchoing)
    }

    @Test("is asked for at once where there is a terminal, and a run goes on with it")
    func runs() async throws {
        for (service, notes) in [("anybody", ["unsealed 3"]), ("nobody", [])] {
            let witness = Witness()
            let system = IntentSystem.post(authenticator: authenticator(service))
            let error = await Witness.$current.withValue(witness) {
                await systemError { _ = try await system.run("ShowSealedLetterIntent", ["number": 3]) }
            }
            #expect(witness.notes == notes)
            #expect((error == nil) == (service == "anybody"))
        }
    }
}
