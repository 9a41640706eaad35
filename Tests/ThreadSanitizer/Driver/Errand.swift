import JSON

/// One intent of one app, to be run with values, and what must come of it.
struct Errand: Sendable {
    /// What must come of a run.
    enum Expectation: Sendable {
        /// An answer that is right.
        case answer(@Sendable (JSONValue) -> Bool)
        /// An error in which these words stand.
        case failure(String)
        /// Nothing: it is cancelled.
        case cancellation
    }

    /// How many apps there are.
    static let apps = 20

    /// The app's id.
    let app: String
    /// The intent's type.
    let intent: String
    let arguments: JSONObject
    let expectation: Expectation

    /// The name of the tool that runs the intent.
    var tool: String {
        let base = intent.dropLast("Intent".count)
        return app + "_" + base.prefix(1).lowercased() + base.dropFirst()
    }

    /// An app's id, by its number from 0 on.
    static func app(_ number: Int) -> String { "depot" + (number < 9 ? "0" : "") + "\(number + 1)" }

    /// Every intent of every app, once.
    ///
    /// - Parameter way: Tells two ways apart, so that each takes away what is its own.
    static func all(way: Int) -> [Errand] {
        intents(way).flatMap { intent, arguments, expectation in
            (0..<apps).map {
                Errand(app: app($0), intent: intent, arguments: arguments, expectation: expectation)
            }
        }
    }

    private static func intents(_ way: Int) -> [(String, JSONObject, Expectation)] {
        [
            (
                "AddCrateIntent", ["label": "Urn", "kind": "glass", "weight": 7],
                .answer { $0["value"]?["title"] == "Urn" && $0["value"]?["properties"]?["weight"] == 7 }
            ),
            (
                "RelabelCrateIntent", ["crate": "crate-12", "label": "Kiln 11a"],
                .answer { $0["value"] == "Kiln 11a" }
            ),
            ("DeleteCratesIntent", ["entities": [.string("Spare \(way)")]], .answer { $0["value"] == 1 }),
            ("PackCrateIntent", [:], .answer { $0["value"]?["title"]?.string == Clerk.word }),
            ("DescribeCrateIntent", ["crate": "Kiln 3"], .answer { $0["value"] == "crate-4 came as Kiln 3" }),
            ("CountCratesIntent", ["kind": "Panes"], .answer { $0["value"]?.integer ?? 0 >= 4 }),
            ("ListCratesIntent", ["bay": "3"], .answer { $0["value"]?.array?.count ?? 0 >= 12 }),
            ("WeighCratesIntent", ["crates": ["crate-2", "crate-3"]], .answer { $0["value"] == 30 }),
            ("IndexCratesIntent", [:], .answer { $0["value"]?.integer ?? 0 >= 12 }),
            (
                "InspectDepotIntent", [:],
                .answer { $0["value"] == true && $0["opensIntent"]?["value"]?.integer ?? 0 >= 4 }
            ),
            ("ChooseCrateIntent", [:], .answer { $0["value"]?.string?.hasPrefix("crate-") == true }),
            ("SealCrateIntent", ["crate": "crate-5"], .answer { $0["value"] == "crate-5" }),
            ("LoadCratesIntent", [:], .answer { $0["value"] == 20 }),
            ("WaitIntent", [:], .cancellation),
            ("FloodIntent", [:], .failure("under water")),
        ]
    }
}
