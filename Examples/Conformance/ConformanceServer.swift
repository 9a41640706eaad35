import Foundation
import IntentRuntime
import ModelContextProtocol
import StreamableHTTP

/// A server that has what the Model Context Protocol's conformance suite looks for.
///
/// What an App Intent can say is an intent, with the name that the suite knows it by; the rest is added beside.
@main
enum ConformanceServer {
    static func main() async throws {
        let server = MCPServer(
            system: IntentSystem(catalog: .discovered()), version: "1.0.0", name: "conformance", title: "Conformance",
            additions: .conformance)
        switch Array(CommandLine.arguments.dropFirst()) {
        case []: try await server.serve(over: try StandardIOTransport.takingStandardStreams())
        case let words where words.count == 2 && words[0] == "--http":
            guard let address = HTTPAddress(words[1]) else {
                return tell("'\(words[1])' is no address: give one such as 127.0.0.1:3000", status: 64)
            }
            try await serve(server, at: address)
        default: tell("use: ConformanceServer [--http HOST:PORT]", status: 64)
        }
    }

    /// Serves over HTTP until standard input ends.
    private static func serve(_ server: MCPServer, at address: HTTPAddress) async throws {
        let serving = try StreamableHTTPServer(server, at: address)
        tell("serving at http://\(serving.address)/mcp until the input ends")
        let (ends, continuation) = AsyncStream.makeStream(of: Void.self)
        Thread.detachNewThread {
            while case let data = FileHandle.standardInput.availableData, !data.isEmpty {}
            continuation.finish()
        }
        for await _ in ends {}
        await serving.stop()
    }

    /// Says something on standard error, and ends the program where there is a status to end with.
    private static func tell(_ words: String, status: Int32? = nil) {
        FileHandle.standardError.write(Data((words + "\n").utf8))
        if let status { exit(status) }
    }
}
