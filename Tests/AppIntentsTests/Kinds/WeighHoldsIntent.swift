import AppIntents

/// Weighs up to fifteen holds, and may be suggested by as many of them as are known.
struct WeighHoldsIntent: PredictableIntent {
    static let title: LocalizedStringResource = "Weigh Holds"

    @Parameter(title: "Hold A") var a: Int
    @Parameter(title: "Hold B") var b: Int
    @Parameter(title: "Hold C") var c: Int
    @Parameter(title: "Hold D") var d: Int
    @Parameter(title: "Hold E") var e: Int
    @Parameter(title: "Hold F") var f: Int
    @Parameter(title: "Hold G") var g: Int
    @Parameter(title: "Hold H") var h: Int
    @Parameter(title: "Hold I") var i: Int
    @Parameter(title: "Hold J") var j: Int
    @Parameter(title: "Hold K") var k: Int
    @Parameter(title: "Hold L") var l: Int
    @Parameter(title: "Hold M") var m: Int
    @Parameter(title: "Hold N") var n: Int
    @Parameter(title: "Hold O") var o: Int

    /// The holds in the order in which they are filled.
    static var holds: [KeyPath<Self, IntentParameter<Int>>] {
        [
            \.$a, \.$b, \.$c, \.$d, \.$e, \.$f, \.$g, \.$h, \.$i, \.$j, \.$k, \.$l,
            \.$m, \.$n, \.$o,
        ]
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(
            parameters: (\.$a, \.$b, \.$c, \.$d, \.$e, \.$f, \.$g, \.$h, \.$i, \.$j, \.$k, \.$l, \.$m, \.$n, \.$o)
        ) {
            weighed($0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
        }
        IntentPrediction(
            parameters: (\.$a, \.$b, \.$c, \.$d, \.$e, \.$f, \.$g, \.$h, \.$i, \.$j, \.$k, \.$l, \.$m, \.$n)
        ) {
            weighed($0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
        }
        IntentPrediction(parameters: (\.$a, \.$b, \.$c, \.$d, \.$e, \.$f, \.$g, \.$h, \.$i, \.$j, \.$k, \.$l, \.$m)) {
            weighed($0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
        }
        IntentPrediction(parameters: (\.$a, \.$b, \.$c, \.$d, \.$e, \.$f, \.$g, \.$h, \.$i, \.$j, \.$k, \.$l)) {
            weighed($0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
        }
        IntentPrediction(parameters: (\.$a, \.$b, \.$c, \.$d, \.$e, \.$f, \.$g, \.$h, \.$i, \.$j, \.$k)) {
            weighed($0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
        }
        IntentPrediction(parameters: (\.$a, \.$b, \.$c, \.$d, \.$e, \.$f, \.$g, \.$h, \.$i, \.$j)) {
            weighed($0, $1, $2, $3, $4, $5, $6, $7, $8, $9)
        }
        IntentPrediction(parameters: (\.$a, \.$b, \.$c, \.$d, \.$e, \.$f, \.$g, \.$h, \.$i)) {
            weighed($0, $1, $2, $3, $4, $5, $6, $7, $8)
        }
    }

    func perform() async throws -> some IntentResult { .result() }

    private static func weighed(_ tons: Int...) -> DisplayRepresentation {
        "\(tons.map(String.init).joined(separator: " "))"
    }
}
