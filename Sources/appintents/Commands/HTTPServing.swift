import Dispatch
import Foundation
import IntentCommandLine
import ModelContextProtocol
import StreamableHTTP

/// `serve --http`: a server that clients connect to, until it is told to end.
struct HTTPServing {
    private static let optionNames = ["--allow-origin", "--allow-host", "--rate"]

    private let address: HTTPAddress
    private let options: StreamableHTTPOptions

    /// Takes what is said of serving over HTTP out of a command line; `nil` where nothing is.
    ///
    /// - Throws: ``UsageError`` where it will not do, or is said without `--http`.
    init?(taking arguments: inout ArgumentList) throws {
        let word = try arguments.takeValue("--http")
        var options = StreamableHTTPOptions()
        options.origins = try arguments.takeValues("--allow-origin").map(Self.origin)
        options.hosts = try arguments.takeValues("--allow-host")
        options.needsNoToken = arguments.takeFlag("--no-token")
        let rate = try arguments.takeValue("--rate")
        guard let word else {
            let isGiven = [!options.origins.isEmpty, !options.hosts.isEmpty, rate != nil]
            if let index = isGiven.firstIndex(of: true) ?? (options.needsNoToken ? Self.optionNames.count : nil) {
                let name = (Self.optionNames + ["--no-token"])[index]
                throw UsageError.unexpectedArgument("\(name) without --http", command: ServeCommand.name)
            }
            return nil
        }
        guard let address = HTTPAddress(word) else {
            throw UsageError.badValue(
                word, option: "--http", expected: "an IP address and a port, such as 127.0.0.1:8000 or [::1]:8000")
        }
        if let rate {
            guard let number = Int(rate), number >= 0 else {
                throw UsageError.badValue(rate, option: "--rate", expected: "a whole number, such as 1000, or 0")
            }
            options.requestsPerSecond = number
        }
        self.address = address
        self.options = options
    }

    /// Serves until a signal ends it.
    ///
    /// - Parameter makeServer: Makes what is served.
    func run(_ makeServer: () async throws -> MCPServer) async throws {
        let signals = EndingSignals()
        let server: StreamableHTTPServer
        let mcp = try await makeServer()
        do {
            server = try StreamableHTTPServer(mcp, at: address, tokens: TokenStore(), options: options)
        } catch {
            throw Failure(message: error.description, status: 2)
        }
        Output.tell("appintents: serving at http://\(server.address)/mcp; Ctrl-C ends it")
        if !address.isLoopback {
            Output.tell(
                "appintents: other machines can connect, and the line is not encrypted: let a proxy before it do that")
        }
        await signals.wait()
        Output.tell("appintents: ending; what is open is answered first")
        await server.stop()
    }

    /// An origin, written as browsers send it.
    private static func origin(_ text: String) throws -> String {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "https:" || parts[0] == "http:", parts[1].isEmpty, !parts[2].isEmpty else {
            throw UsageError.badValue(
                text, option: "--allow-origin", expected: "a scheme and a host, such as https://chat.example.com")
        }
        return text.lowercased()
    }
}
