import AppIntents
import Foundation
import IntentRuntime
import JSON
import Testing

@Suite("Dates, ISO 8601")
struct DateTests {
    @Test(
        "A moment with a zone is that moment",
        arguments: [
            ("2026-03-01T00:00:00Z", 0.0), ("2026-03-01T01:00:00+01:00", 0), ("2026-02-28T19:00:00-0500", 0),
            ("2026-03-01T05:30+05:30", 0),
            ("2026-03-01 00:00:00z", 0), ("2026-03-01t00:00Z", 0), ("2026-03-01T00:00:00.5Z", 0.5),
            ("2026-03-01T00:00:00,25Z", 0.25),
            (" 2026-03-01T00:00:01Z ", 1), ("2026-03-01T02:00:00+02", 0), ("2026-3-1T0:00Z", 0),
        ] as [(String, Double)])
    func withZone(_ text: String, _ seconds: Double) async throws {
        let date = try await IntentSystem.convert(.string(text), to: Date.self)
        #expect(abs(date.timeIntervalSince1970 - 1_772_323_200 - seconds) < 1e-6)
    }

    @Test(
        "A moment without a zone is in the person's own, and a day is its beginning",
        arguments: [
            ("2026-03-01T09:30", DateComponents(year: 2026, month: 3, day: 1, hour: 9, minute: 30)),
            ("2026-03-01 09:30:15", DateComponents(year: 2026, month: 3, day: 1, hour: 9, minute: 30, second: 15)),
            ("2026-03-01", DateComponents(year: 2026, month: 3, day: 1)),
            ("2024-02-29", DateComponents(year: 2024, month: 2, day: 29)),
        ] as [(String, DateComponents)])
    func withoutZone(_ text: String, _ parts: DateComponents) async throws {
        let expected = try #require(Calendar(identifier: .gregorian).date(from: parts))
        #expect(try await IntentSystem.convert(.string(text), to: Date.self) == expected)
    }

    @Test(
        "What is no date is refused",
        arguments: [
            "", "soon", "2026", "2026-03", "2026-02-31", "2026-02-29", "2026-13-01", "2026-00-01", "2026-04-31",
            "2026-03-00", "2026-03-32",
            "20260301", "2026-03-01T", "2026-03-01X09:30", "2026-03-01T24:00", "2026-03-01T09:60",
            "2026-03-01T09:30:61",
            "2026-03-01T09", "2026-03-01T09:30 CET", "2026-03-01T09:30+25:00", "2026-03-01T09:30Z+1",
            "-2026-03-01", "2026-03-01 ago",
        ])
    func noDate(_ text: String) async {
        let error = await systemError { _ = try await IntentSystem.convert(.string(text), to: Date.self) }
        guard case .unconvertible("value", text, let expected) = error, expected.hasPrefix("date (ISO 8601)") else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
    }

    @Test(
        "Parts of a date: a day, a time, or both",
        arguments: [
            ("2026-03-01", DateComponents(year: 2026, month: 3, day: 1)),
            ("09:30", DateComponents(hour: 9, minute: 30, second: 0)),
            ("2026-03-01T09:30:05", DateComponents(year: 2026, month: 3, day: 1, hour: 9, minute: 30, second: 5)),
        ] as [(String, DateComponents)])
    func parts(_ text: String, _ parts: DateComponents) async throws {
        let value = try await IntentSystem.convert(.string(text), to: DateComponents.self)
        #expect(value == parts)
    }

    @Test("The zone is a part too")
    func zonePart() async throws {
        let value = try await IntentSystem.convert("2026-03-01T09:30+02:00", to: DateComponents.self)
        #expect(value.timeZone?.secondsFromGMT() == 7200)
        #expect(value.hour == 9)
    }

    @Test("The 31st of February is no day in parts either")
    func noDayInParts() async {
        let error = await systemError { _ = try await IntentSystem.convert("2026-02-31", to: DateComponents.self) }
        guard case .unconvertible = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
    }

    @Test(
        "A date is told in UTC and a day as a day",
        arguments: [
            ("2026-03-01T01:00:00+01:00", "2026-03-01T00:00:00Z"), ("1969-07-20T20:17:40Z", "1969-07-20T20:17:40Z"),
        ] as [(String, String)])
    func told(_ text: String, _ words: String) async throws {
        let system = IntentSystem(catalog: IntentCatalog(types: [EchoIntent<Date>.self]))
        #expect(try await system.run("EchoIntent", ["value": .string(text)]).value == .string(words))
    }
}
