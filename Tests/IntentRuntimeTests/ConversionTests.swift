import AppIntents
import Foundation
import IntentRuntime
import JSON
import Testing

@Suite("Turning what was given into values")
struct ConversionTests {
    @Test(
        "Yes and no",
        arguments: [
            (JSONValue.bool(true), true), (false, false), ("true", true), ("FALSE", false), ("yes", true),
            ("No", false), ("on", true),
            ("off", false), ("1", true), ("0", false),
        ] as [(JSONValue, Bool)])
    func booleans(_ json: JSONValue, _ value: Bool) async throws {
        #expect(try await IntentSystem.convert(json, to: Bool.self) == value)
    }

    @Test(
        "Whole numbers",
        arguments: [
            (JSONValue.integer(42), 42), ("42", 42), ("-7", -7), (.number(3.0), 3), (.integer(.max), .max),
        ] as [(JSONValue, Int)])
    func integers(_ json: JSONValue, _ value: Int) async throws {
        #expect(try await IntentSystem.convert(json, to: Int.self) == value)
    }

    @Test(
        "Numbers",
        arguments: [(JSONValue.number(1.5), 1.5), (2, 2), ("2.5", 2.5), ("-1e3", -1000)] as [(JSONValue, Double)])
    func numbers(_ json: JSONValue, _ value: Double) async throws {
        #expect(try await IntentSystem.convert(json, to: Double.self) == value)
    }

    @Test(
        "Decimal numbers keep their digits",
        arguments: [
            (JSONValue.string("0.1"), "0.1"), ("123456789012345678.901", "123456789012345678.901"), (7, "7"),
            (.number(2.5), "2.5"),
        ] as [(JSONValue, String)])
    func decimals(_ json: JSONValue, _ text: String) async throws {
        #expect(try await IntentSystem.convert(json, to: Decimal.self) == Decimal(string: text))
    }

    @Test(
        "Text, of numbers too",
        arguments: [(JSONValue.string("é"), "é"), ("", ""), (7, "7"), (.number(1.5), "1.5"), (true, "true")]
            as [(JSONValue, String)])
    func texts(_ json: JSONValue, _ text: String) async throws {
        #expect(try await IntentSystem.convert(json, to: String.self) == text)
        #expect(try await IntentSystem.convert(json, to: AttributedString.self) == AttributedString(text))
    }

    @Test(
        "Durations in seconds",
        arguments: [
            (JSONValue.integer(90), Duration.seconds(90)), (.number(1.5), .milliseconds(1500)),
            ("2.25", .milliseconds(2250)),
        ] as [(JSONValue, Duration)])
    func durations(_ json: JSONValue, _ value: Duration) async throws {
        #expect(try await IntentSystem.convert(json, to: Duration.self) == value)
    }

    @Test("URLs need a scheme")
    func urls() async throws {
        #expect(
            try await IntentSystem.convert("https://marina.example/a?b=c#d", to: URL.self).absoluteString
                == "https://marina.example/a?b=c#d")
        #expect(try await IntentSystem.convert("mailto:ada@example.org", to: URL.self).scheme == "mailto")
    }

    @Test(
        "People by name, by address, by both, and by members",
        arguments: [
            ("Ada Byron", "Ada Byron", nil), ("ada@example.org", nil, "ada@example.org"),
            ("Ada Byron <ada@example.org>", "Ada Byron", "ada@example.org"),
            ("\"Byron, Ada\" <ada@example.org>", "Byron, Ada", "ada@example.org"),
            ("<ada@example.org>", nil, "ada@example.org"), ("  Ada  ", "Ada", nil),
            (["name": "Ada", "email": "ada@example.org"], "Ada", "ada@example.org"),
            (["email": "a@b.example"], nil, "a@b.example"),
            (["name": "Ada"], "Ada", nil),
        ] as [(JSONValue, String?, String?)])
    func people(_ json: JSONValue, _ name: String?, _ address: String?) async throws {
        let person = try await IntentSystem.convert(json, to: IntentPerson.self)
        #expect(person.name == (name.map { .displayName($0) } ?? .unknown))
        #expect(person.handle == address.map { .init(emailAddress: $0) })
    }

    @Test("People by telephone and by an app's own address")
    func otherHandles() async throws {
        let phone = try await IntentSystem.convert(["name": "Ada", "phone": "+49 431 1"], to: IntentPerson.self)
        #expect(phone.handle == .init(phoneNumber: "+49 431 1"))
        let own = try await IntentSystem.convert(["handle": "@ada"], to: IntentPerson.self)
        #expect(own.handle == .init(applicationDefined: "@ada"))
    }

    @Test(
        "Amounts with units, in the type's own unit where none is given",
        arguments: [
            (JSONValue.string("3 km"), 3000.0), ("3km", 3000), ("2,5 m", 2.5), ("-1 ft", -0.3048), ("12", 12), (7, 7),
            (["value": 50, "unit": "cm"], 0.5), ("3 KM", 3000),
        ] as [(JSONValue, Double)])
    func measurements(_ json: JSONValue, _ metres: Double) async throws {
        let value = try await IntentSystem.convert(json, to: Measurement<UnitLength>.self)
        #expect(abs(value.converted(to: .meters).value - metres) < 1e-9)
    }

    @Test("Amounts of other dimensions")
    func otherDimensions() async throws {
        let warmth = try await IntentSystem.convert("20 °C", to: Measurement<UnitTemperature>.self)
        #expect(warmth == Measurement(value: 20, unit: .celsius))
        let speed = try await IntentSystem.convert("6 kn", to: Measurement<UnitSpeed>.self)
        #expect(speed == Measurement(value: 6, unit: .knots))
    }

    @Test(
        "Enums by raw value, title and synonym, whatever the case and the accents",
        arguments: [
            ("gaffCutter", Rig.gaffCutter), ("GAFFCUTTER", .gaffCutter), ("Gaff Cutter", .gaffCutter),
            ("gaff cütter", .gaffCutter),
            ("old-timer", .gaffCutter), ("Marconi", .sloop), ("bermuda sloop", .sloop), ("catBoat", .catBoat),
            ("Cat Boat", .catBoat),
        ] as [(String, Rig)])
    func enums(_ text: String, _ rig: Rig) async throws {
        #expect(try await IntentSystem.convert(.string(text), to: Rig.self) == rig)
    }

    @Test("Lists, of one value as well")
    func lists() async throws {
        #expect(try await IntentSystem.convert([1, "2", 3], to: [Int].self) == [1, 2, 3])
        #expect(try await IntentSystem.convert("4", to: [Int].self) == [4])
        #expect(try await IntentSystem.convert([], to: [Int].self) == [])
        #expect(try await IntentSystem.convert(["a", "b", "a"], to: Set<String>.self) == ["a", "b"])
        #expect(try await IntentSystem.convert("Marconi", to: [Rig].self) == [.sloop])
        #expect(try await IntentSystem.convert([1, 2], to: [Int]?.self) == [1, 2])
    }

    @Test("An optional may be null and takes what its type takes")
    func optionals() async throws {
        #expect(try await IntentSystem.convert(.null, to: Int?.self) == nil)
        #expect(try await IntentSystem.convert("5", to: Int?.self) == 5)
        #expect(
            try await IntentSystem.convert("2026-03-01T00:00:00Z", to: Date?.self)
                == Date(timeIntervalSince1970: 1_772_323_200))
    }

    @Test(
        "What is no value of the type is an error that names parameter, value and what would do",
        arguments: [
            (JSONValue.string("maybe"), "true or false"), (2, "true or false"), ([true], "true or false"),
        ] as [(JSONValue, String)])
    func noBoolean(_ json: JSONValue, _ expected: String) async {
        await expectRefusal(json, Bool.self, expected)
    }

    @Test("What is no number is refused")
    func noNumber() async {
        for json in ["many", "1.5", "", "0x10", 1.5, true, [1], "9223372036854775808"] as [JSONValue] {
            await expectRefusal(json, Int.self, "whole number")
        }
        for json in ["many", "", "1,5", "1.5 km", true, [1.5], ["value": 1]] as [JSONValue] {
            await expectRefusal(json, Double.self, "number")
            await expectRefusal(json, Duration.self, "duration in seconds")
        }
    }

    @Test(
        "A number with other letters after it, or that is none, is no number",
        arguments: ["12abc", "abc", "", "nan", "inf", "infinity"])
    func noFiniteNumber(_ text: String) async {
        await expectRefusal(.string(text), Double.self, "number")
        await expectRefusal(.string(text), Decimal.self, "number")
        await expectRefusal(.string(text), Duration.self, "duration in seconds")
    }

    @Test("A duration too long to be counted is refused", arguments: ["1e19", "-1e300", "1e400"])
    func endlessDuration(_ text: String) async {
        await expectRefusal(.string(text), Duration.self, "duration in seconds")
    }

    @Test("Objects and lists are no text")
    func noText() async {
        await expectRefusal(["a": 1], String.self, "text")
        await expectRefusal(["a", "b"], String.self, "text")
    }

    @Test("What is no URL is refused", arguments: [JSONValue.string("marina.example"), "", "/a/b", 7] as [JSONValue])
    func noURL(_ json: JSONValue) async {
        await expectRefusal(json, URL.self, "URL")
    }

    @Test(
        "What is no amount of the dimension is refused",
        arguments: [JSONValue.string("3 kg"), "km", "3 cables", "", ["value": 3, "unit": "kg"]] as [JSONValue])
    func noLength(_ json: JSONValue) async {
        await expectRefusal(json, Measurement<UnitLength>.self, "amount, as \"3 m\"")
    }

    @Test(
        "What is no case is refused with the cases",
        arguments: [JSONValue.string("ketch"), "", 7, true, ["sloop"]] as [JSONValue])
    func noCase(_ json: JSONValue) async {
        let error = await systemError { _ = try await IntentSystem.convert(json, to: Rig.self) }
        guard case .unconvertible("value", _, let expected) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(["'sloop'", "'gaffCutter'", "'catBoat'"].allSatisfy(expected.contains))
    }

    @Test("What is nobody is refused", arguments: [JSONValue.string(""), "   ", 7, [:], ["age": 7]] as [JSONValue])
    func noPerson(_ json: JSONValue) async {
        await expectRefusal(json, IntentPerson.self, "person")
    }

    @Test("One bad value in a list is named")
    func badElement() async {
        await expectRefusal([1, "x"], [Int].self, "whole number", value: "x")
    }

    @Test("A very long value is cut in the error")
    func longValue() async {
        let text = String(repeating: "a", count: 500)
        await expectRefusal(.string(text), Int.self, "whole number", value: String(repeating: "a", count: 79) + "…")
    }

    private func expectRefusal<Value: _IntentValue>(
        _ json: JSONValue, _ type: Value.Type, _ expected: String, value: String? = nil,
        at location: SourceLocation = #_sourceLocation
    ) async {
        let error = await systemError { _ = try await IntentSystem.convert(json, to: type) }
        guard case .unconvertible("value", let told, let words) = error, words.hasPrefix(expected) else {
            Issue.record("\(json.text): \(error.map { "\($0)" } ?? "no error")", sourceLocation: location)
            return
        }
        #expect(told == value ?? json.string ?? json.text, sourceLocation: location)
        #expect(error?.exitCode == 2, sourceLocation: location)
    }
}
