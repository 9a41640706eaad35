import Foundation
import IntentRuntime
import Testing

@Suite("Dates that may be read in two ways")
struct DoubtfulDateTests {
    @Test(
        "Each reading is offered, and none is taken",
        arguments: [
            ("next Friday at noon", "2026-12-04 12:00, 2026-12-11 12:00"),
            ("next Saturday", "2026-12-05 00:00, 2026-12-12 00:00"),
            ("last Tuesday", "2026-12-01 00:00, 2026-11-24 00:00"),
            ("last Monday at 9", "2026-11-30 09:00, 2026-11-23 09:00"),
            ("tomorrow at 5", "2026-12-03 05:00, 2026-12-03 17:00"),
            ("tomorrow at half past five", "2026-12-03 05:30, 2026-12-03 17:30"),
            ("tomorrow at five to one", "2026-12-03 00:55, 2026-12-03 12:55"),
            ("at 5", "2026-12-03 05:00, 2026-12-02 17:00"),
            ("tomorrow at midnight", "2026-12-03 00:00, 2026-12-04 00:00"),
            ("1.2.2027", "2027-02-01 00:00, 2027-01-02 00:00"),
            ("next Friday at 5", "2026-12-04 05:00, 2026-12-04 17:00, 2026-12-11 05:00, 2026-12-11 17:00"),
        ])
    func offered(_ words: String, _ dates: String) async throws {
        let context = try ValueContext.fixed()
        let choices = await context.choices(words, as: Date.self)
        var read: [String] = []
        for choice in choices {
            let date = try await context.value(choice.id, as: Date.self)
            read.append(context.text(date))
            #expect(choice.title.contains(context.text(date)))
        }
        #expect(read.joined(separator: ", ") == dates)
    }

    @Test("The person chooses")
    func chosen() async throws {
        let context = try ValueContext.fixed()
        let person = ScriptedPerson(choices: [1])
        let date = try await context.value("next Friday at noon", as: Date.self, asking: person)
        #expect(context.text(date) == "2026-12-11 12:00")
        let request = try #require(person.choiceRequests.first)
        #expect(request.question == "Which 'next Friday at noon'?")
        #expect(request.choices.map(\.title) == ["Friday 2026-12-04 12:00", "Friday 2026-12-11 12:00"])
    }

    @Test(
        "Where today leaves no doubt which week is meant there is none",
        arguments: [
            ("2026-12-04 10:00:00", "next Friday", "2026-12-11 00:00"),
            ("2026-12-04 10:00:00", "Friday", "2026-12-11 00:00"),
            ("2026-12-04 10:00:00", "this Friday", "2026-12-04 00:00"),
            ("2026-12-04 10:00:00", "last Friday", "2026-11-27 00:00"),
            ("2026-12-05 10:00:00", "next Friday", "2026-12-11 00:00"),
            ("2026-12-06 10:00:00", "last Friday", "2026-12-04 00:00"),
            ("2026-12-07 10:00:00", "last Friday", "2026-12-04 00:00"),
        ])
    func noDoubt(_ now: String, _ words: String, _ date: String) async throws {
        let context = try ValueContext.fixed(now, locale: now.contains("12-06") ? "en_US" : "en_GB")
        #expect(context.text(try await context.value(words, as: Date.self)) == date)
    }

    @Test(
        "The locale decides which is the day, the first day of the week, and how far the clock counts",
        arguments: [
            ("en_US", "4/3/2027", "2027-04-03 00:00"), ("en_GB", "4/3/2027", "2027-03-04 00:00"),
            ("fr_FR", "4/3/2027", "2027-03-04 00:00"), ("ja_JP", "4/3/2027", "2027-04-03 00:00"),
            ("de_DE", "4.3.2027", "2027-03-04 00:00"), ("en_GB", "4.3.2027", "2027-03-04 00:00"),
            ("en_GB", "tomorrow at 5", "2026-12-03 05:00"), ("de_DE", "tomorrow at 5", "2026-12-03 05:00"),
            ("en_GB", "start of next week", "2026-12-07 00:00"), ("en_US", "start of next week", "2026-12-06 00:00"),
            ("en_GB", "end of the week", "2026-12-06 00:00"), ("en_US", "Sunday next week", "2026-12-06 00:00"),
            ("en_GB", "Sunday next week", "2026-12-13 00:00"),
        ])
    func locales(_ locale: String, _ words: String, _ date: String) async throws {
        let context = try ValueContext.fixed(locale: locale)
        #expect(context.text(try await context.value(words, as: Date.self)) == date)
    }

    @Test("A locale without a country does not say which is the day", arguments: ["en", "en_001"])
    func noCountry(_ locale: String) async throws {
        let choices = try await ValueContext.fixed(locale: locale).choices("4/3/2027", as: Date.self)
        #expect(choices.map(\.title) == ["Thursday 2027-03-04 00:00", "Saturday 2027-04-03 00:00"])
        let sure = try await ValueContext.fixed(locale: locale).value("Saturday, 4/3/2027", as: Date.self)
        #expect(try ValueContext.fixed().text(sure) == "2027-04-03 00:00")
    }
}
