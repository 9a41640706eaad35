import AppIntents
import IntentRuntime
import JSON
import Testing

@Suite("Recurrence rules")
struct RecurrenceTests {
    @Test(
        "A rule of RFC 5545 is read and written back",
        arguments: [
            "FREQ=DAILY", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,-1FR", "FREQ=YEARLY;COUNT=3;BYMONTH=1,12;BYMONTHDAY=-1",
            "FREQ=HOURLY;UNTIL=20260301T093000Z;BYMINUTE=0,30", "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1",
        ])
    func roundTrip(_ text: String) async throws {
        let rule = try await IntentSystem.convert(.string(text), to: Calendar.RecurrenceRule.self)
        let system = IntentSystem(catalog: IntentCatalog(types: [EchoIntent<Calendar.RecurrenceRule>.self]))
        let outcome = try await system.run("EchoIntent", ["value": .string(text)])
        #expect(outcome.json["value"] == .string(text))
        #expect(rule.calendar.identifier == .gregorian)
    }

    @Test("The parts of a rule have their meaning")
    func parts() async throws {
        let rule = try await IntentSystem.convert(
            "rrule:freq=weekly;interval=2;count=5;byday=mo,2su", to: Calendar.RecurrenceRule.self)
        #expect(rule.frequency == .weekly)
        #expect(rule.interval == 2)
        #expect(rule.end.occurrences == 5)
        #expect(rule.weekdays == [.every(.monday), .nth(2, .sunday)])
        #expect(try await IntentSystem.convert("weekly", to: Calendar.RecurrenceRule.self).frequency == .weekly)
    }

    @Test(
        "What is no rule is refused",
        arguments: [
            "", "FREQ", "FREQ=SOMETIMES", "INTERVAL=2", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;COUNT=x",
            "FREQ=DAILY;COUNT=1;UNTIL=20260101", "FREQ=DAILY;FREQ=DAILY", "FREQ=DAILY;BYMONTH=13",
            "FREQ=DAILY;BYDAY=XX",
            "FREQ=DAILY;BYMONTHDAY=0", "FREQ=DAILY;UNTIL=20260231", "FREQ=DAILY;BYEASTER=1", "FREQ=DAILY;;",
        ])
    func refused(_ text: String) async {
        let error = await systemError {
            _ = try await IntentSystem.convert(.string(text), to: Calendar.RecurrenceRule.self)
        }
        #expect(error?.description.contains("RFC 5545") == true)
    }
}
