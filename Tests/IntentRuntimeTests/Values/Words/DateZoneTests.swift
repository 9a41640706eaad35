import Foundation
import IntentRuntime
import Testing

@Suite("Dates where the person is")
struct DateZoneTests {
    private static let zones = ["UTC", "Europe/Berlin", "America/Los_Angeles", "Pacific/Chatham"]

    @Test("A day is that of the person's own zone", arguments: zones)
    func days(_ zone: String) async throws {
        for (now, tomorrow) in [
            ("2026-12-31 23:59:59", "2027-01-01 09:00"), ("2028-02-28 00:00:00", "2028-02-29 09:00"),
            ("2026-03-07 12:00:00", "2026-03-08 09:00"),
        ] {
            let context = try ValueContext.fixed(now, zone: zone)
            let date = try await context.value("tomorrow at 9", as: Date.self)
            #expect(context.text(date) == tomorrow)
        }
    }

    @Test(
        "The same words are other moments elsewhere",
        arguments: [
            ("UTC", "2026-12-03T09:00:00Z"), ("Europe/Berlin", "2026-12-03T08:00:00Z"),
            ("America/Los_Angeles", "2026-12-03T17:00:00Z"), ("Pacific/Chatham", "2026-12-02T19:15:00Z"),
        ])
    func moments(_ zone: String, _ moment: String) async throws {
        let date = try await ValueContext.fixed(zone: zone).value("tomorrow at 9", as: Date.self)
        #expect(date.formatted(.iso8601) == moment)
    }

    @Test(
        "A time that the clocks leave out is the moment at which they go forward",
        arguments: [
            ("Europe/Berlin", "2027-03-27 12:00:00", "tomorrow at 02:30", "2027-03-28T01:00:00Z"),
            ("Europe/Berlin", "2027-03-27 12:00:00", "2027-03-28T02:59:59", "2027-03-28T01:00:00Z"),
            ("Europe/Berlin", "2027-03-27 12:00:00", "tomorrow at 02:00", "2027-03-28T01:00:00Z"),
            ("America/Los_Angeles", "2026-03-07 12:00:00", "tomorrow at 02:30", "2026-03-08T10:00:00Z"),
            ("Pacific/Chatham", "2026-09-26 12:00:00", "tomorrow at 03:15", "2026-09-26T14:00:00Z"),
            ("America/Havana", "2027-03-10 12:00:00", "Sunday", "2027-03-14T05:00:00Z"),
            ("Australia/Lord_Howe", "2026-10-03 12:00:00", "tomorrow at 02:15", "2026-10-03T15:30:00Z"),
        ])
    func forward(_ zone: String, _ now: String, _ words: String, _ moment: String) async throws {
        let date = try await ValueContext.fixed(now, zone: zone).value(words, as: Date.self)
        #expect(date.formatted(.iso8601) == moment)
    }

    @Test(
        "A time that the clocks show twice is the first of the two",
        arguments: [
            ("Europe/Berlin", "2026-10-24 12:00:00", "tomorrow at 02:30", "2026-10-25T00:30:00Z"),
            ("Europe/Berlin", "2026-10-24 12:00:00", "2026-10-25T02:00", "2026-10-25T00:00:00Z"),
            ("America/Los_Angeles", "2026-10-31 12:00:00", "tomorrow at 01:30", "2026-11-01T08:30:00Z"),
            ("Pacific/Chatham", "2026-04-04 12:00:00", "tomorrow at 03:00", "2026-04-04T13:15:00Z"),
        ])
    func back(_ zone: String, _ now: String, _ words: String, _ moment: String) async throws {
        let date = try await ValueContext.fixed(now, zone: zone).value(words, as: Date.self)
        #expect(date.formatted(.iso8601) == moment)
    }

    @Test(
        "Hours pass on while the clocks are changed, days keep their time",
        arguments: [
            ("in 24 hours", "2026-10-25T10:00:00Z"), ("tomorrow at 12", "2026-10-25T11:00:00Z"),
            ("in 14 hours", "2026-10-25T00:00:00Z"), ("in 15 hours", "2026-10-25T01:00:00Z"),
        ])
    func hours(_ words: String, _ moment: String) async throws {
        let date = try await ValueContext.fixed("2026-10-24 12:00:00").value(words, as: Date.self)
        #expect(date.formatted(.iso8601) == moment)
    }

    @Test(
        "What is written for a date is read back as the same moment, wherever that is",
        arguments: zones,
        [
            -62_000_000_000.0, -14_182_940, 0, 1_772_323_200, 1_792_888_200, 1_792_891_800, 4_102_444_799,
            253_402_300_799,
        ])
    func roundTrip(_ zone: String, _ seconds: Double) async throws {
        let context = try ValueContext.fixed(zone: zone)
        let date = Date(timeIntervalSince1970: seconds)
        let system = IntentSystem(catalog: IntentCatalog(types: [EchoIntent<Date>.self]))
        let written = try await system.run("EchoIntent", ["value": .string(date.formatted(.iso8601))]).json["value"]
        let read = try await context.value(try #require(written?.string), as: Date.self)
        #expect(read == date)
    }

    @Test(
        "Parts of a date are told as they were: a day, a time, or both",
        arguments: [
            ("tomorrow", "2026-12-03"), ("Friday", "2026-12-04"), ("March 3", "2027-03-03"), ("noon", "12:00:00"),
            ("9pm", "21:00:00"), ("at 9:30", "09:30:00"), ("Friday at noon", "2026-12-04T12:00:00"),
            ("in 20 minutes", "2026-12-02T10:20:00"), ("in 2 days", "2026-12-04"), ("in the morning", "09:00:00"),
            ("tonight at midnight", "2026-12-03T00:00:00"), ("0999-03-01", "0999-03-01"),
            ("2027-03-28T02:30", "2027-03-28T02:30:00"),
        ])
    func parts(_ words: String, _ text: String) async throws {
        let context = try ValueContext.fixed()
        let parts = try await context.value(words, as: DateComponents.self)
        #expect(parts.timeZone == nil)
        let system = IntentSystem(catalog: IntentCatalog(types: [EchoIntent<DateComponents>.self]))
        let written = try await ValueContext.$given.withValue(context) {
            try await system.run("EchoIntent", ["value": .string(words)]).json["value"]?.string
        }
        #expect(written == text)
        #expect(try await context.value(text, as: DateComponents.self) == parts)
    }

    @Test(
        "Parts with a zone are told with how far it is off",
        arguments: ["2026-03-01T09:30:00+02:00", "2026-03-01T09:30:00-09:30", "2026-03-01T09:30:00+00:00"])
    func zoneOfParts(_ text: String) async throws {
        let system = IntentSystem(catalog: IntentCatalog(types: [EchoIntent<DateComponents>.self]))
        #expect(try await system.run("EchoIntent", ["value": .string(text)]).json["value"] == .string(text))
    }

    @Test("Parts that may be two are offered, and what is no part is refused")
    func doubtfulParts() async throws {
        let context = try ValueContext.fixed()
        #expect(await context.choices("at 5", as: DateComponents.self).map(\.id) == ["05:00:00", "17:00:00"])
        #expect(
            await context.choices("next Friday", as: DateComponents.self).map(\.id) == ["2026-12-04", "2026-12-11"])
        #expect(await context.refusal("31 April", as: DateComponents.self).contains("never has a day 31"))
    }
}
