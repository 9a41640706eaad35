import Foundation
import IntentRuntime
import JSON
import Testing

@Suite("Recurrence in words")
struct RecurrenceWordsTests {
    @Test(
        "A rule in words is that of RFC 5545",
        arguments: [
            ("daily", "FREQ=DAILY"), ("every day", "FREQ=DAILY"), ("every day at 9", "FREQ=DAILY;BYHOUR=9;BYMINUTE=0"),
            ("Every Monday", "FREQ=WEEKLY;BYDAY=MO"), ("Mondays", "FREQ=WEEKLY;BYDAY=MO"),
            ("on Mondays", ""), ("every Monday, Wednesday and Friday", "FREQ=WEEKLY;BYDAY=MO,WE,FR"),
            ("every Tue and Thu at 5:30pm", "FREQ=WEEKLY;BYDAY=TU,TH;BYHOUR=17;BYMINUTE=30"),
            ("every two weeks on Tuesday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"), ("every week", "FREQ=WEEKLY"),
            ("every other week", "FREQ=WEEKLY;INTERVAL=2"), ("every other Friday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"),
            ("every second Friday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"),
            ("every weekday", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
            ("weekdays at noon", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=12;BYMINUTE=0"),
            ("every weekend", "FREQ=WEEKLY;BYDAY=SA,SU"), ("weekly on Monday and Friday", "FREQ=WEEKLY;BYDAY=MO,FR"),
            ("every 3 hours", "FREQ=HOURLY;INTERVAL=3"), ("every 30 minutes", "FREQ=MINUTELY;INTERVAL=30"),
            ("hourly", "FREQ=HOURLY"), ("every month", "FREQ=MONTHLY"),
            ("monthly on the 3rd", "FREQ=MONTHLY;BYMONTHDAY=3"),
            ("every month on the last day", "FREQ=MONTHLY;BYMONTHDAY=-1"),
            ("monthly on the first Monday", "FREQ=MONTHLY;BYDAY=1MO"),
            ("every first Monday of the month", "FREQ=MONTHLY;BYDAY=1MO"),
            ("every last Friday of the month", "FREQ=MONTHLY;BYDAY=-1FR"),
            ("every 3rd of the month", "FREQ=MONTHLY;BYMONTHDAY=3"),
            ("every last day of the month", "FREQ=MONTHLY;BYMONTHDAY=-1"),
            ("every three months", "FREQ=MONTHLY;INTERVAL=3"),
            ("yearly on March 3", "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3"),
            ("every year on the 29th of February", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29"),
            ("every March 3", "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3"), ("annually", "FREQ=YEARLY"),
            ("every day for 10 times", "FREQ=DAILY;COUNT=10"), ("daily, five times", "FREQ=DAILY;COUNT=5"),
            ("every Monday until March 3, 2027", "FREQ=WEEKLY;UNTIL=20270303T225959Z;BYDAY=MO"),
            ("every evening", ""), ("every day in the evening", "FREQ=DAILY;BYHOUR=18;BYMINUTE=0"),
            ("every day at 8 in the evening", "FREQ=DAILY;BYHOUR=20;BYMINUTE=0"),
        ])
    func rules(_ words: String, _ rule: String) async throws {
        let context = try ValueContext.fixed()
        guard !rule.isEmpty else {
            #expect(await context.refusal(words, as: Calendar.RecurrenceRule.self).contains("is not understood"))
            return
        }
        let system = IntentSystem(catalog: IntentCatalog(types: [EchoIntent<Calendar.RecurrenceRule>.self]))
        let written = try await ValueContext.$given.withValue(context) {
            try await system.run("EchoIntent", ["value": .string(words)]).json["value"]
        }
        #expect(written == .string(rule))
    }

    @Test(
        "What is no rule, or may be two, is refused, and the error says why",
        arguments: [
            ("biweekly", "both twice a week and every two weeks"), ("bimonthly", "every two months"),
            ("every", "missing at its end"), ("every blorp", "'blorp'"), ("sometimes", "'sometimes'"),
            ("every second", "missing at its end"), ("every 0 days", "'days'"), ("every Monday blorp", "'blorp'"),
            ("every day at 5", "5:00 or 17:00"), ("every day until next Friday", "2026-12-04 or 2026-12-11"),
            ("daily at 9 at 10", "more than one time"), ("every day at 25:00", "no clock shows"),
            ("every February 30", "never has a day 30"), ("every 40th of the month", "no month has a day 40"),
            ("tomorrow", "'tomorrow'"),
            ("daily for 3 times for 4 times", "told twice"), ("daily on Monday", "'Monday'"),
        ])
    func refused(_ words: String, _ reason: String) async throws {
        let refusal = try await ValueContext.fixed().refusal(words, as: Calendar.RecurrenceRule.self)
        #expect(refusal.hasPrefix("recurrence rule, as \"FREQ=WEEKLY;BYDAY=MO\" (RFC 5545), or in words"))
        #expect(refusal.contains(reason), "\(refusal)")
    }
}
