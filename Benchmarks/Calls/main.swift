// Serves four small tools, so that what is measured is the server: on standard input and output, or over HTTP at the address that
// is given. Their names say that they only read, so that nobody is asked.
import AppIntents
import Foundation
import IntentRuntime
import ModelContextProtocol
import StreamableHTTP

struct CalculateFibonacciIntent: AppIntent {
    static let title: LocalizedStringResource = "Calculate Fibonacci Number"
    static let description = IntentDescription("Calculates a Fibonacci number.")

    @Parameter(title: "Index", inclusiveRange: (0, 90)) var index: Int

    func perform() async throws -> some ReturnsValue<Int> {
        var (number, next) = (0, 1)
        for _ in 0..<index { (number, next) = (next, number + next) }
        return .result(value: number)
    }
}

struct CalculateSumIntent: AppIntent {
    static let title: LocalizedStringResource = "Calculate Sum"
    static let description = IntentDescription("Adds numbers up.")

    @Parameter(title: "Numbers") var numbers: [Double]

    func perform() async throws -> some ReturnsValue<Double> {
        .result(value: numbers.reduce(0, +))
    }
}

struct ShowCapitalsIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Capitals"
    static let description = IntentDescription("Writes a text in capital letters.")

    @Parameter(title: "Text") var text: String

    func perform() async throws -> some ReturnsValue<String> {
        .result(value: text.uppercased())
    }
}

struct FindPriceIntent: AppIntent {
    static let title: LocalizedStringResource = "Find Price"
    static let description = IntentDescription("Looks the price of an article up.")
    static let prices = Dictionary(uniqueKeysWithValues: (0..<10_000).map { ("article \($0)", $0 * 7 % 1009) })

    @Parameter(title: "Article") var article: String

    func perform() async throws -> some ReturnsValue<Int> {
        .result(value: Self.prices[article] ?? 0)
    }
}

let server = MCPServer(system: IntentSystem(catalog: .discovered()), name: "calls", title: "Calls")
if CommandLine.arguments.count > 1, let address = HTTPAddress(CommandLine.arguments[1]) {
    var options = StreamableHTTPOptions()
    options.requestsPerSecond = 0
    let http = try StreamableHTTPServer(server, at: address, options: options)
    // Until a signal ends the process.
    while true { try await Task.sleep(for: .seconds(3600)) }
    await http.stop()
} else {
    try await server.serve(over: .takingStandardStreams())
}
