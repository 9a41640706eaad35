import Foundation
import IntentRuntime
import Testing

@Suite("The person's locale")
struct LocaleTests {
    @Test(
        "It is the one that the environment tells",
        arguments: [
            (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8"], "en_DE"),
            (["LANG": "fr_FR", "LC_ALL": "en_GB.UTF-8"], "en_GB"), (["LANG": "de_DE@euro"], "de_DE"),
            (["LANG": "en_US", "LC_MESSAGES": "de_AT.UTF-8"], "de_US"), (["LANG": "eo"], "eo"),
            (["LANG": "en_US", "LC_ALL": ""], "en_US"), (["LC_TIME": "sv_SE.UTF-8"], "sv_SE"),
            (["LANG": "C.UTF-8", "LC_TIME": "en_GB.UTF-8"], "en_GB"),
        ] as [([String: String], String)])
    func told(_ environment: [String: String], _ identifier: String) {
        #expect(Locale.ofPerson(environment: environment).identifier == identifier)
    }

    @Test(
        "It is Foundation's own where the environment tells none",
        arguments: [[:], ["LANG": "C.UTF-8"], ["LANG": "POSIX"], ["LANG": "🎉_🎉"], ["LC_ALL": "../../etc"]])
    func none(_ environment: [String: String]) {
        #expect(Locale.ofPerson(environment: environment) == .current)
    }

    @Test("Words, numbers and days are read by it")
    func read() async throws {
        let german = ValueContext(locale: .ofPerson(environment: ["LANG": "de_DE.UTF-8"]))
        #expect(try await german.value("1,5", as: Double.self) == 1.5)
        #expect(try await german.value("Mittag", as: DateComponents.self).hour == 12)
        let mixed = ValueContext(locale: .ofPerson(environment: ["LANG": "en_US", "LC_TIME": "en_GB"]))
        #expect(try await mixed.value("4/3/2027", as: DateComponents.self).month == 3)
    }

    @Test("Where a task has no context of its own, now is now")
    func process() async throws {
        let system = IntentSystem(catalog: IntentCatalog(types: [EchoIntent<Date>.self]))
        let before = Date().timeIntervalSince1970.rounded(.down)
        let told = try #require(try await system.run("EchoIntent", ["value": "now"]).json["value"]?.string)
        let date = try Date(told, strategy: .iso8601)
        #expect(date.timeIntervalSince1970 >= before)
        #expect(date <= Date())
    }
}
