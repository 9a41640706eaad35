import Foundation
import JSON
import Testing

@Suite("Writing JSON text")
struct WritingTests {
    @Test(
        "Values are written on one line without spaces",
        arguments: [
            (JSONValue.null, "null"), (true, "true"), (false, "false"), (0, "0"),
            (.integer(.min), "-9223372036854775808"), (1.5, "1.5"),
            (.number(2), "2.0"), ("", #""""#), ("é漢😀", #""é漢😀""#), ([], "[]"), ([1, [.null]], "[1,[null]]"),
            ([:], "{}"),
            (["b": 1, "a": ["c": "d"]], #"{"b":1,"a":{"c":"d"}}"#),
        ] as [(JSONValue, String)])
    func line(_ value: JSONValue, _ text: String) {
        #expect(value.text == text)
        #expect(value.bytes == Array(text.utf8))
    }

    @Test(
        "JSON has no word for numbers that are none, so they become null",
        arguments: [Double.nan, .infinity, -.infinity])
    func notNumbers(_ number: Double) {
        #expect(JSONValue.number(number).text == "null")
    }

    @Test("Every control character is escaped, so that a line stays a line")
    func controlCharacters() throws {
        let all = String(
            String.UnicodeScalarView(
                (0..<0x20).compactMap { Unicode.Scalar($0 as UInt32) }
                    + (0x7F..<0xA0).compactMap { Unicode.Scalar($0 as UInt32) } + [
                        "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}",
                    ]))
        let value: JSONValue = [.string(all), ["a\r\nb": "\u{1B}[31m"]]
        #expect(value.bytes.allSatisfy { (0x20..<0x7F).contains($0) })
        #expect(try JSONValue(parsing: value.bytes) == value)
    }

    @Test("The short escapes are used where there are any")
    func shortEscapes() {
        #expect(JSONValue.string("\"\\\u{8}\u{C}\n\r\t\u{1}\u{1F}/").text == #""\"\\\b\f\n\r\t\u0001\u001f/""#)
    }

    @Test("Text for people has one member a line")
    func pretty() {
        let value: JSONValue = ["a": 1, "list": [1, ["b": []], [:]], "text": "x\ny"]
        #expect(
            value.prettyText == """
                {
                  "a": 1,
                  "list": [
                    1,
                    {
                      "b": []
                    },
                    {}
                  ],
                  "text": "x\\ny"
                }
                """)
    }

    @Test("What is written reads back as the same value, and Foundation reads it too")
    func roundTrip() throws {
        var generator = Generator(seed: 0x5EED)
        for _ in 0..<2_000 {
            let value = generator.value(depth: 5)
            #expect(try JSONValue(parsing: value.bytes) == value)
            #expect(try JSONValue(parsing: value.text) == value)
            #expect(try JSONValue(parsing: value.prettyText) == value)
            #expect(!value.bytes.contains(0x0A))
            #expect(throws: Never.self) {
                try JSONSerialization.jsonObject(with: Data(value.bytes), options: .fragmentsAllowed)
            }
        }
    }

    @Test("No cut of a text crashes, and each is an error")
    func cuts() throws {
        var generator = Generator(seed: 7)
        for _ in 0..<40 {
            let bytes = JSONValue.array([generator.value(depth: 4)]).bytes
            for end in 0..<bytes.count {
                #expect(throws: JSONError.self) { try JSONValue(parsing: bytes[..<end]) }
            }
        }
    }
}
