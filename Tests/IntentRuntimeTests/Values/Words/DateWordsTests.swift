import Foundation
import IntentRuntime
import Testing

/// On Wednesday, the 2nd of December 2026, at 10 o'clock.
@Suite("Dates in words")
struct DateWordsTests {
    @Test(
        "Days that are counted from today",
        arguments: [
            ("today", "2026-12-02 00:00"), ("Tomorrow", "2026-12-03 00:00"), ("yesterday", "2026-12-01 00:00"),
            ("the day after tomorrow", "2026-12-04 00:00"), ("day before yesterday", "2026-11-30 00:00"),
            ("in 2 days", "2026-12-04 00:00"), ("in two weeks", "2026-12-16 00:00"),
            ("3 weeks ago", "2026-11-11 00:00"),
            ("in a month", "2027-01-02 00:00"), ("a year ago", "2025-12-02 00:00"),
            ("in 1 month and 3 days", "2027-01-05 00:00"), ("a week from Friday", "2026-12-11 00:00"),
            ("two days after tomorrow", "2026-12-05 00:00"), ("one week before March 3", "2027-02-24 00:00"),
            ("in 2 days at 9", "2026-12-04 09:00"), ("2 days from now", "2026-12-04 00:00"),
        ])
    func daysFromToday(_ words: String, _ date: String) async throws {
        try await expect(words, date)
    }

    @Test(
        "Days of the week",
        arguments: [
            ("Friday", "2026-12-04 00:00"), ("on friday", "2026-12-04 00:00"), ("FRI.", "2026-12-04 00:00"),
            ("this Friday", "2026-12-04 00:00"), ("the coming Friday", "2026-12-04 00:00"),
            ("Wednesday", "2026-12-09 00:00"), ("this Wednesday", "2026-12-02 00:00"),
            ("next Wednesday", "2026-12-09 00:00"), ("next Monday", "2026-12-07 00:00"),
            ("last Friday", "2026-11-27 00:00"), ("last Wednesday", "2026-11-25 00:00"),
            ("Friday next week", "2026-12-11 00:00"), ("next week Friday", "2026-12-11 00:00"),
            ("Friday of next week", "2026-12-11 00:00"), ("Monday last week", "2026-11-23 00:00"),
            ("Friday this week", "2026-12-04 00:00"), ("Tue at noon", "2026-12-08 12:00"),
            ("noon on Friday", "2026-12-04 12:00"), ("Friday at 5pm", "2026-12-04 17:00"),
            ("Friday, March 5, 2027", "2027-03-05 00:00"), ("Fri 5 March 2027 at 9", "2027-03-05 09:00"),
            ("Friday the 13th", "2027-08-13 00:00"),
            ("first Monday of March", "2027-03-01 00:00"), ("last Friday of the month", "2026-12-25 00:00"),
            ("the last Friday of March 2027", "2027-03-26 00:00"), ("second Tuesday in December", "2026-12-08 00:00"),
            ("first Monday of next month", "2027-01-04 00:00"),
        ])
    func daysOfTheWeek(_ words: String, _ date: String) async throws {
        try await expect(words, date)
    }

    @Test(
        "Days of a month",
        arguments: [
            ("the 3rd of March", "2027-03-03 00:00"), ("March 3", "2027-03-03 00:00"), ("3 March", "2027-03-03 00:00"),
            ("March 3, 2027 5pm", "2027-03-03 17:00"), ("3rd March 2027", "2027-03-03 00:00"),
            ("March the third", "2027-03-03 00:00"), ("the twenty-first of March", "2027-03-21 00:00"),
            ("Sept. 9, 2027", "2027-09-09 00:00"), ("Dec 2", "2026-12-02 00:00"), ("December 1", "2027-12-01 00:00"),
            ("29 February", "2028-02-29 00:00"), ("the 3rd", "2026-12-03 00:00"), ("the 2nd", "2026-12-02 00:00"),
            ("the 1st", "2027-01-01 00:00"), ("31st", "2026-12-31 00:00"),
            ("the 3rd of next month", "2027-01-03 00:00"),
            ("3/3/2027", "2027-03-03 00:00"), ("4/3/2027", "2027-04-03 00:00"), ("25/12/2026", "2026-12-25 00:00"),
            ("2027-03-05 9pm", "2027-03-05 21:00"), ("at 9 on March 5", "2027-03-05 09:00"),
            ("end of the month", "2026-12-31 00:00"), ("end of month", "2026-12-31 00:00"),
            ("start of next month", "2027-01-01 00:00"), ("the end of the year", "2026-12-31 00:00"),
            ("end of March", "2027-03-31 00:00"), ("end of February 2028", "2028-02-29 00:00"),
            ("beginning of next week", "2026-12-06 00:00"), ("end of this week", "2026-12-05 00:00"),
            ("start of last year", "2025-01-01 00:00"), ("beginning of December 2026", "2026-12-01 00:00"),
        ])
    func daysOfAMonth(_ words: String, _ date: String) async throws {
        try await expect(words, date)
    }

    @Test(
        "Times",
        arguments: [
            ("tomorrow at 9", "2026-12-03 09:00"), ("tomorrow at 9:30", "2026-12-03 09:30"),
            ("tomorrow 9am", "2026-12-03 09:00"), ("tomorrow 9 a.m.", "2026-12-03 09:00"),
            ("9 p.m. tomorrow", "2026-12-03 21:00"), ("tomorrow at 05:00", "2026-12-03 05:00"),
            ("tomorrow at 17:45:30", "2026-12-03 17:45:30"), ("tomorrow at 12am", "2026-12-03 00:00"),
            ("tomorrow at 12 pm", "2026-12-03 12:00"), ("tomorrow at nine thirty", "2026-12-03 09:30"),
            ("tomorrow at half past nine", "2026-12-03 09:30"), ("tomorrow, quarter to nine", "2026-12-03 08:45"),
            ("ten past eleven tomorrow", "2026-12-03 11:10"), ("tomorrow at 8 o'clock", "2026-12-03 08:00"),
            ("this evening", "2026-12-02 18:00"), ("tonight", "2026-12-02 21:00"), ("tonight at 8", "2026-12-02 20:00"),
            ("7 tonight", "2026-12-02 19:00"),
            ("this evening at 7", "2026-12-02 19:00"), ("tomorrow morning", "2026-12-03 09:00"),
            ("tomorrow morning at 6", "2026-12-03 06:00"), ("tomorrow at 8 in the evening", "2026-12-03 20:00"),
            ("5 in the afternoon on Friday", "2026-12-04 17:00"), ("Friday afternoon", "2026-12-04 15:00"),
            ("yesterday night", "2026-12-01 21:00"), ("tonight at midnight", "2026-12-03 00:00"),
        ])
    func times(_ words: String, _ date: String) async throws {
        try await expect(words, date)
    }

    @Test(
        "A time without a day is the next such moment",
        arguments: [
            ("9pm", "2026-12-02 21:00"), ("at 9", "2026-12-03 09:00"), ("noon", "2026-12-02 12:00"),
            ("midnight", "2026-12-03 00:00"), ("at 10 o'clock", "2026-12-02 10:00"), ("11:15", "2026-12-02 11:15"),
            ("half past nine", "2026-12-03 09:30"), ("in the afternoon", "2026-12-02 15:00"),
            ("ten to eleven", "2026-12-02 10:50"),
        ])
    func timeAlone(_ words: String, _ date: String) async throws {
        try await expect(words, date)
    }

    @Test(
        "Units shorter than a day move the moment",
        arguments: [
            ("now", "2026-12-02 10:00"), ("in 20 minutes", "2026-12-02 10:20"), ("two hours ago", "2026-12-02 08:00"),
            ("in an hour and a half", "2026-12-02 11:30"), ("in half an hour", "2026-12-02 10:30"),
            ("20 mins from now", "2026-12-02 10:20"), ("in 1.5 hours", "2026-12-02 11:30"),
            ("in 1h 30m", "2026-12-02 11:30"), ("in three quarters of an hour", "2026-12-02 10:45"),
            ("in two and a half hours", "2026-12-02 12:30"), ("in 90 seconds", "2026-12-02 10:01:30"),
            ("in a day and two hours", "2026-12-03 12:00"), ("a dozen minutes ago", "2026-12-02 09:48"),
            ("in twenty-three minutes", "2026-12-02 10:23"),
        ])
    func distances(_ words: String, _ date: String) async throws {
        try await expect(words, date)
    }

    @Test(
        "What is no date is refused, and the error says why",
        arguments: [
            ("31 February", "month 2 never has a day 31"), ("February 30, 2028", "29 days"),
            ("April 31", "month 4 never has a day 31"),
            ("2027-02-30 at 9", "28 days"), ("2027-13-01", "no month 13"), ("13/13/2027", "no number can be the month"),
            ("25:00", "'25:00'"), ("tomorrow at 25:00", "'at 25:00'"), ("tomorrow at 9:75", "'at 9:75'"),
            ("tomorrow at 13pm", "24 and to 12"), ("14:00 pm", "24 and to 12"), ("blorp", "'blorp'"),
            ("tomorrow at blorp", "'blorp'"), ("tomorrow blorp at 9", "'blorp'"), ("tomorrow tomorrow", "'tomorrow'"),
            ("March", "a month and no day"), ("March 2027", "a month and no day"), ("next week", "'next'"),
            ("in", "missing at its end"), ("tomorrow at", "missing at its end"), ("in 20", "'20'"),
            ("Monday, March 5, 2027", "no Monday"), ("the 32nd", "no month has a day 32"), ("3/3/27", "four digits"),
            ("in 9999 years", "too far away"), ("999999999 days ago", "too far away"),
            ("in 999999999 hours", "too far away"), ("in half a year", "not always as long"),
            ("in 5 minutes at 9", "does not go with"), ("tomorrow morning at 8pm", "not in that part of the day"),
            ("fifth Friday of February 2027", "there is no"), ("", "nothing is written"), ("🎉", "'🎉'"), ("3.3", "'3'"),
            ("24.12.", "'24'"),
        ])
    func refused(_ words: String, _ reason: String) async throws {
        let refusal = try await ValueContext.fixed().refusal(words, as: Date.self)
        #expect(refusal.hasPrefix("date (ISO 8601), as 2026-03-01 or 2026-03-01T09:30, or in words"))
        #expect(refusal.contains(reason), "\(refusal)")
    }

    private func expect(
        _ words: String, _ date: String, at location: SourceLocation = #_sourceLocation
    ) async throws {
        let context = try ValueContext.fixed()
        let value = try await context.value(words, as: Date.self)
        #expect(context.text(value) == date, sourceLocation: location)
    }
}
