import Foundation
import IntentRuntime
import Testing

@Suite("German words, and English ones beside them")
struct GermanTests {
    @Test(
        "Dates",
        arguments: [
            ("heute", "2026-12-02 00:00"), ("morgen um 9", "2026-12-03 09:00"), ("übermorgen", "2026-12-04 00:00"),
            ("uebermorgen", ""), ("vorgestern", "2026-11-30 00:00"), ("Freitag", "2026-12-04 00:00"),
            ("am Freitag um 12 Uhr", "2026-12-04 12:00"), ("diesen Mittwoch", "2026-12-02 00:00"),
            ("in 20 Minuten", "2026-12-02 10:20"), ("vor zwei Stunden", "2026-12-02 08:00"),
            ("in einer halben Stunde", "2026-12-02 10:30"), ("am 3. März", "2027-03-03 00:00"),
            ("3. März 2027 um 17:30", "2027-03-03 17:30"), ("3.3.2027", "2027-03-03 00:00"),
            ("am 24.12.", "2026-12-24 00:00"), ("3.3. um 9", "2027-03-03 09:00"),
            ("heute Abend", "2026-12-02 18:00"), ("heute Abend um acht", "2026-12-02 20:00"),
            ("morgen früh", "2026-12-03 09:00"), ("morgen früh um 6", "2026-12-03 06:00"),
            ("Ende des Monats", "2026-12-31 00:00"), ("Anfang nächster Woche", "2026-12-07 00:00"),
            ("morgen um halb zehn", "2026-12-03 09:30"), ("morgen um Viertel vor neun", "2026-12-03 08:45"),
            ("9 Uhr 30 morgen", "2026-12-03 09:30"), ("Freitag nächste Woche", "2026-12-11 00:00"),
            ("vor einem Jahr", "2025-12-02 00:00"), ("in dreiundzwanzig Tagen", "2026-12-25 00:00"),
            ("NÄCHSTEN MITTWOCH", "2026-12-09 00:00"), ("mittags am 24. Dezember", "2026-12-24 12:00"),
            ("tomorrow at 9", "2026-12-03 09:00"), ("the 3rd of March", "2027-03-03 00:00"),
        ])
    func dates(_ words: String, _ date: String) async throws {
        let context = try ValueContext.fixed(locale: "de_DE")
        if date.isEmpty {
            #expect(await context.refusal(words, as: Date.self).contains("'\(words)' is not understood"))
        } else {
            #expect(context.text(try await context.value(words, as: Date.self)) == date)
        }
    }

    @Test("Doubt is the same in each language")
    func doubt() async throws {
        let context = try ValueContext.fixed(locale: "de_DE")
        let choices = await context.choices("nächsten Freitag um 12", as: Date.self)
        #expect(choices.map(\.title) == ["Freitag 2026-12-04 12:00", "Freitag 2026-12-11 12:00"])
    }

    @Test("German words are none where the person's language is English")
    func otherLocale() async throws {
        #expect(try await ValueContext.fixed().refusal("übermorgen", as: Date.self).contains("'übermorgen'"))
    }

    @Test(
        "Recurrence",
        arguments: [
            ("täglich", "FREQ=DAILY"), ("jeden Montag", "FREQ=WEEKLY;BYDAY=MO"),
            ("alle zwei Wochen am Dienstag", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"),
            ("montags und mittwochs um 9", "FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=9;BYMINUTE=0"),
            ("jeden ersten Montag im Monat", "FREQ=MONTHLY;BYDAY=1MO"), ("every Monday", "FREQ=WEEKLY;BYDAY=MO"),
        ])
    func recurrence(_ words: String, _ rule: String) async throws {
        let context = try ValueContext.fixed(locale: "de_DE")
        let value = try await context.value(words, as: Calendar.RecurrenceRule.self)
        #expect(value == (try await context.value(rule, as: Calendar.RecurrenceRule.self)))
    }

    @Test("Yes and no", arguments: [("ja", true), ("Nein", false), ("an", true), ("aus", false), ("yes", true)])
    func booleans(_ words: String, _ value: Bool) async throws {
        #expect(try await ValueContext.fixed(locale: "de_DE").value(words, as: Bool.self) == value)
    }

    @Test(
        "Lengths of time and amounts",
        arguments: [
            ("anderthalb", nil), ("1,5 Stunden", 5400), ("eine Stunde und 30 Minuten", 5400), ("2 Tage", 172_800),
        ]
            as [(String, Double?)])
    func durations(_ words: String, _ seconds: Double?) async throws {
        let context = try ValueContext.fixed(locale: "de_DE")
        guard let seconds else {
            #expect(await context.refusal(words, as: Duration.self).hasPrefix("duration in seconds"))
            return
        }
        #expect(try await context.value(words, as: Duration.self) == .seconds(seconds))
    }
}
