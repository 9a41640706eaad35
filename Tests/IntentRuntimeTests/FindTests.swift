import AppIntents
import IntentRuntime
import JSON
import Testing

@Suite("Finding entities")
struct FindTests {
    private let system = IntentSystem.marina

    /// Conditions and the numbers of the marks that fulfil them.
    static let conditions: [(String, Set<Int>)] = [
        ("name = bell", [3]), ("name = 'Skerry North'", [2]), ("name = \"elan rock\"", [1]), ("name = Skerry", []),
        ("name != Bell", [1, 2, 10]), ("name contains err", [2, 10]), ("name contains ÉLAN", [1]),
        ("name begins with skerry", [2, 10]),
        ("name begins with rock", []), ("name ends with th", [2, 10]), ("name ENDS WITH Rock", [1]),
        ("number = 3", [3]), ("number=3", [3]), ("number != 3", [1, 2, 10]), ("number < 3", [1, 2]),
        ("number <= 3", [1, 2, 3]),
        ("number>2", [3, 10]), ("number >= 2", [2, 3, 10]), ("NUMBER > 100", []),
        ("depth = 4.5", [2, 3]), ("depth != 4.5", [1, 10]), ("depth < 12", [2, 3]), ("depth <= 12", [1, 2, 3]),
        ("depth > 4.5", [1]),
        ("depth >= 4.5", [1, 2, 3]), ("isLit = true", [2, 3]), ("isLit = no", [1, 10]), ("isLit != true", [1, 10]),
        ("laid < 2026-03-02T12:00Z", [2]), ("laid <= 2026-03-02T12:00Z", [2, 3]), ("laid > 2026-03-02T12:00Z", [10]),
        ("laid >= 2026-03-02T12:00Z", [3, 10]), ("laid = 2026-03-02T12:00Z", [3]),
        ("laid != 2026-03-02T12:00Z", [1, 2, 10]),
        ("keeper = ada", [1, 2]), ("keeper != ada", [3, 10]), ("keeper contains A", [1, 2, 3]),
        ("keeper begins with G", [3]),
    ]

    @Test("A condition gives the same, whether the system tests it or the query does", arguments: conditions)
    func bothWays(_ condition: String, _ numbers: Set<Int>) async throws {
        for entity in ["Mark", "Buoy"] {
            let found = try await system.find(FindRequest(entity: entity, conditions: [condition]))
            #expect(Set(found.compactMap { $0.json["properties"]?["number"]?.integer }) == numbers, "\(entity)")
            #expect(found.count == numbers.count, "\(entity)")
        }
    }

    @Test(
        "Conditions on other kinds of values",
        arguments: [
            ("rig = Marconi", [2, 3]), ("rig != sloop", [1, 10]), ("boat = Petrel", [2]),
            ("boat = appintents://intentRuntimeTests/Boat/b%2F3", [3]),
            ("boat != b/1", [2, 3, 10]), ("colours contains red", [2, 3]), ("colours contains re", []),
            ("colours contains Green", [1, 2, 3, 10]),
            ("height > 250 cm", [3, 10]), ("height = 0.01 km", [10]), ("height <= 2", [1, 2]),
            ("period >= 9", [3, 10]), ("remark contains bell", [3]),
            ("remark begins with remark", [1, 2, 3, 10]), ("remark ends with ROCK", [1]),
        ] as [(String, Set<Int>)])
    func otherKinds(_ condition: String, _ numbers: Set<Int>) async throws {
        let found = try await system.find(FindRequest(entity: "Mark", conditions: [condition]))
        #expect(Set(found.compactMap { $0.json["properties"]?["number"]?.integer }) == numbers)
    }

    @Test("All conditions must hold, those that the query tests and those that the system does")
    func several() async throws {
        let conditions = ["number < 10", "keeper = ada", "isLit = true"]
        let witness = Witness()
        let found = try await Witness.$current.withValue(witness) {
            try await system.find(FindRequest(entity: "Buoy", conditions: conditions, limit: 5))
        }
        #expect(found.map(\.title) == ["Skerry North"])
        // The limit must not cut off what the system has yet to test.
        #expect(witness.notes == ["number < 10", "isLit = true"])
        #expect(
            try await system.find(FindRequest(entity: "Mark", conditions: conditions)).map(\.title) == ["Skerry North"])
    }

    @Test("What the query knows is handed to it, the limit too")
    func pushedDown() async throws {
        let witness = Witness()
        let found = try await Witness.$current.withValue(witness) {
            try await system.find(FindRequest(entity: "Buoy", conditions: ["number >= 2"], sort: "-number", limit: 2))
        }
        #expect(found.map(\.title) == ["Skerry South", "Bell"])
        #expect(witness.notes == ["number >= 2", "limit 3", "sort"])
    }

    @Test("A limit is kept where the system tests a condition", arguments: [1, 2, 3])
    func limits(_ limit: Int) async throws {
        for entity in ["Mark", "Buoy"] {
            let found = try await system.find(
                FindRequest(entity: entity, conditions: ["keeper != Grace"], sort: "number", limit: limit))
            #expect(
                found.compactMap { $0.json["properties"]?["number"]?.integer } == Array([1, 2, 10].prefix(limit)),
                "\(entity)")
        }
    }

    @Test(
        "What has no value stands last, upwards and downwards",
        arguments: [
            ("number", [1, 2, 3, 10]), ("-number", [10, 3, 2, 1]), ("name", [3, 1, 2, 10]), ("-name", [10, 2, 1, 3]),
            ("laid", [2, 3, 10, 1]), ("-laid", [10, 3, 2, 1]), ("-Number", [10, 3, 2, 1]), ("isLit", [10, 1, 2, 3]),
            ("-isLit", [2, 3, 10, 1]),
            ("depth", [2, 3, 1, 10]), ("-depth", [1, 2, 3, 10]),
        ] as [(String, [Int])])
    func sorted(_ sort: String, _ numbers: [Int]) async throws {
        for entity in ["Mark", "Buoy"] {
            let found = try await system.find(FindRequest(entity: entity, sort: sort))
            #expect(found.compactMap { $0.json["properties"]?["number"]?.integer } == numbers, "\(entity)")
        }
    }

    @Test("Sorting by what the query cannot sort by keeps the limit until it is sorted")
    func sortedThenLimited() async throws {
        let found = try await system.find(FindRequest(entity: "Buoy", sort: "name", limit: 2))
        #expect(found.map(\.title) == ["Bell", "Élan Rock"])
    }

    @Test("Words, conditions, order and limit hold together")
    func together() async throws {
        let found = try await system.find(
            FindRequest(entity: "Buoy", text: "skerry", conditions: ["number > 1"], sort: "-number", limit: 1))
        #expect(found.map(\.title) == ["Skerry South"])
    }

    @Test("Deferred properties may be tested and sorted by")
    func deferred() async throws {
        let dry = try await system.find(FindRequest(entity: "Boat", conditions: ["log contains sail"]))
        #expect(dry.map(\.title) == ["Seehund"])
        let longest = try await system.find(
            FindRequest(entity: "Boat", conditions: ["nameLength >= 9"], sort: "-nameLength"))
        #expect(longest.map(\.title) == ["Storm Petrel", "Kittiwake"])
    }

    @Test("A query without words of its own is searched by title, subtitle and synonyms")
    func words() async throws {
        #expect(
            try await system.find(FindRequest(entity: "Boat", text: "PETREL")).map(\.title) == [
                "Petrel", "Storm Petrel",
            ])
        #expect(try await system.find(FindRequest(entity: "Boat", text: "oland")).map(\.title) == ["Storm Petrel"])
        #expect(try await system.find(FindRequest(entity: "Boat", text: "")).count == 5)
        #expect(try await system.find(FindRequest(entity: "Boat", text: "nowhere")).isEmpty)
        #expect(try await system.find(FindRequest(entity: "Berth")).map(\.title) == ["Berth 1", "Berth 2", "Berth 3"])
    }

    @Test(
        "A condition that cannot be read is an error that shows how one is written",
        arguments: [
            "", "name", "= 3", "number ~ 3", "number is 3", "number == 3 or 4 ? !", "-number", "number < ",
            "name resembles Bell",
        ])
    func malformed(_ condition: String) async {
        let error = await systemError {
            _ = try await system.find(FindRequest(entity: "Mark", conditions: [condition]))
        }
        #expect(error?.exitCode == 2, "\(error.map { "\($0)" } ?? "no error")")
    }

    @Test("An unknown property is an error with the nearest names", arguments: [true, false])
    func unknownProperty(inCondition: Bool) async {
        let request =
            inCondition
            ? FindRequest(entity: "Mark", conditions: ["numbr = 3"]) : FindRequest(entity: "Mark", sort: "-numbr")
        let error = await systemError { _ = try await system.find(request) }
        guard case .unknownName("property of Mark", "numbr", let nearest) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(nearest.first == "number")
    }

    @Test(
        "A value of the wrong type in a condition is an error",
        arguments: [
            "number = many", "isLit = perhaps", "laid > soon", "depth < deep", "rig = ketch", "height > 3 kg",
        ])
    func wrongValue(_ condition: String) async {
        let error = await systemError {
            _ = try await system.find(FindRequest(entity: "Mark", conditions: [condition]))
        }
        guard case .unconvertible = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
    }

    @Test("An unknown entity is an error")
    func unknownEntity() async {
        let error = await systemError { _ = try await system.find(FindRequest(entity: "Byoy")) }
        guard case .unknownName("entity", "Byoy", let nearest) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(nearest.first == "Buoy")
    }
}
