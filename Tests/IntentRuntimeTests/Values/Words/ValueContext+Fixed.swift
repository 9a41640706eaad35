import AppIntents
import Foundation
import IntentRuntime
import JSON
import Testing

extension ValueContext {
    /// A context whose now is what a clock in the zone shows: Wednesday, the 2nd of December 2026, 10 o'clock, unless told otherwise.
    static func fixed(
        _ now: String = "2026-12-02 10:00:00", zone: String = "Europe/Berlin", locale: String = "en_US"
    ) throws -> ValueContext {
        let timeZone = try #require(TimeZone(identifier: zone))
        let parts = now.split { !$0.isNumber }.compactMap { Int($0) }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let date = try #require(
            calendar.date(
                from: DateComponents(
                    year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4], second: parts[5]))
        )
        return ValueContext(now: date, locale: Locale(identifier: locale), timeZone: timeZone)
    }

    /// The value that an intent gets for words in this context.
    func value<Value: _IntentValue>(
        _ words: String, as type: Value.Type, asking person: ScriptedPerson = ScriptedPerson()
    ) async throws -> Value {
        try await Self.$given.withValue(self) {
            try await IntentSystem.convert(.string(words), to: type, asking: person)
        }
    }

    /// The choices that words are offered as in this context, where nobody chooses; none where they are not.
    func choices<Value: _IntentValue>(_ words: String, as type: Value.Type) async -> [Choice] {
        guard case .ambiguous(_, _, let choices) = await systemError({ _ = try await value(words, as: type) }) else {
            return []
        }
        return choices
    }

    /// Why words are refused in this context; empty where they are not.
    func refusal<Value: _IntentValue>(_ words: String, as type: Value.Type) async -> String {
        guard
            case .unconvertible(_, _, let expected) = await systemError({ _ = try await value(words, as: type) })
        else { return "" }
        return expected
    }

    /// A moment as a clock in the context's zone shows it.
    func text(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        let numbers = [parts.month, parts.day, parts.hour, parts.minute, parts.second].map { number in
            let number = number ?? 0
            return (number < 10 ? "0" : "") + "\(number)"
        }
        return "\(parts.year ?? 0)-\(numbers[0])-\(numbers[1]) \(numbers[2]):\(numbers[3])"
            + (numbers[4] == "00" ? "" : ":" + numbers[4])
    }
}
