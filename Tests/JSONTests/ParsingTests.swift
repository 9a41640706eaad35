import Foundation
import JSON
import Testing

@Suite("Reading JSON text, RFC 8259")
struct ParsingTests {
    @Test(
        "What the grammar allows is read, and Foundation agrees",
        arguments: [
            "null", "true", "false", "0", "-0", "-1", "12", "1.5", "-0.25", "1e3", "1E+3", "1e-3", "0.5e-2",
            "123456789",
            #""""#, #""a""#, #""\"\\\/\b\f\n\r\t""#, #""\u0041""#, #""\uD83D\uDE00""#, #""\u00e9""#, #""é 漢 😀""#,
            "\"\u{7F}\"",
            "\"\u{2028}\"", "[]", "[ ]", "[1,2]", "[[],[[]]]", "[1, \"a\", null, true, {}]", "{}", "{ }", #"{"a":1}"#,
            #"{"":0}"#, #"{"a":{"b":[1,{"c":null}]}}"#, " \t\r\n1 \t\r\n", "{\n  \"a\" : [ 1 , 2 ]\n}",
            #"{"a":1,"b":2,"a":3}"#,
        ])
    func valid(_ text: String) throws {
        _ = try JSONValue(parsing: text)
        #expect(throws: Never.self) {
            try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
        }
    }

    @Test(
        "What the grammar does not allow is refused",
        arguments: [
            "", " ", "nul", "nulll", "True", "NaN", "Infinity", "-Infinity", "undefined", "+1", "-", "01", "-01", ".5",
            "1.", "1.e3", "1e",
            "1e+", "0x10", "1_000", "1 2", "--1", "'a'", "a", "\"", "\"a", #""\x""#, #""\u12""#, #""\u12G4""#,
            #""\uD83D\u12""#, #""\""#,
            "\"a\nb\"", "\"a\tb\"", "\"\u{0}\"", "\"\u{1F}\"", #""\n"# + "\n\"", "[", "]", "[1", "[1,", "[1,]", "[,1]",
            "[1 2]", "[1}", "{",
            "}", #"{"a""#, #"{"a":"#, #"{"a":1"#, #"{"a":1,"#, #"{"a":1,}"#, #"{,"a":1}"#, #"{a:1}"#, #"{1:2}"#,
            #"{"a" 1}"#, #"{"a":1 "b":2}"#,
            #"{"a":1]"#, #"{"a"}"#, "// comment\n1", "/* c */ 1", "1 // c", "\u{FEFF}1", "\u{A0}1", "[1]\u{0}",
            "[1][2]",
        ])
    func invalid(_ text: String) {
        #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
    }

    @Test(
        "Values are read as what they are",
        arguments: [
            ("null", JSONValue.null), ("true", true), ("false", false), ("0", 0), ("-0", 0), ("-17", -17), ("1.5", 1.5),
            ("1e3", .number(1000)), ("2.0", .number(2)), ("-2.5E-1", -0.25), (#""a\/b""#, "a/b"),
            (#""\u0041\u00e9\u6f22""#, "Aé漢"), (#""\uD83D\uDE00""#, "😀"), (#""\ud83d\ude00""#, "😀"),
            (#""\"\\\/\b\f\n\r\t\u0000""#, "\"\\/\u{8}\u{C}\n\r\t\u{0}"), ("[1,[2,[]]]", [1, [2, []]]),
            (#"{"a":{"b":null}}"#, ["a": ["b": .null]]),
        ] as [(String, JSONValue)])
    func values(_ text: String, _ expected: JSONValue) throws {
        #expect(try JSONValue(parsing: text) == expected)
    }

    @Test(
        "Half of a surrogate pair becomes the replacement character and loses nothing after it",
        arguments: [
            (#""\uD83D""#, "\u{FFFD}"), (#""\uDE00""#, "\u{FFFD}"), (#""a\uD83Db""#, "a\u{FFFD}b"),
            (#""\uD83D\u0041""#, "\u{FFFD}A"), (#""\uD83D\uD83D\uDE00""#, "\u{FFFD}😀"),
            (#""\uDE00\uD83D""#, "\u{FFFD}\u{FFFD}"),
            (#""\uD83D\n""#, "\u{FFFD}\n"),
        ] as [(String, String)])
    func halfPairs(_ text: String, _ expected: String) throws {
        #expect(try JSONValue(parsing: text) == .string(expected))
    }

    @Test(
        "A whole number of 64 bits keeps every digit",
        arguments: [
            Int.max, Int.min, 9_007_199_254_740_993, -9_007_199_254_740_993,
        ])
    func bigIntegers(_ number: Int) throws {
        #expect(try JSONValue(parsing: "\(number)") == .integer(number))
    }

    @Test("A whole number beyond 64 bits becomes the nearest number")
    func tooBigInteger() throws {
        #expect(try JSONValue(parsing: "9223372036854775808") == .number(0x1p63))
        #expect(try JSONValue(parsing: "-9223372036854775809") == .number(-0x1p63))
    }

    @Test("A number that no double holds is an error, not infinity", arguments: ["1e400", "-1e400"])
    func infiniteNumber(_ text: String) {
        #expect(
            throws: JSONError.unexpected(
                found: "the number \(text)", offset: 0, expected: "a number that can be held")
        ) { try JSONValue(parsing: text) }
    }

    @Test("A number too small for a double becomes nought")
    func tinyNumber() throws {
        #expect(try JSONValue(parsing: "1e-400") == .number(0))
    }

    @Test("Members keep their order")
    func order() throws {
        let value = try JSONValue(parsing: #"{"zebra":1,"apple":2,"10":3,"9":4,"Apple":5}"#)
        #expect(value.object?.names == ["zebra", "apple", "10", "9", "Apple"])
    }

    @Test("Of two members of one name the later value stands, in the place of the first")
    func duplicates() throws {
        let value = try JSONValue(parsing: #"{"a":1,"b":2,"a":3,"\u0061":4}"#)
        #expect(value.text == #"{"a":4,"b":2}"#)
    }

    @Test("An object of very many members is read")
    func manyMembers() throws {
        let text = "{" + (0..<50_000).map { "\"m\($0)\":\($0)" }.joined(separator: ",") + "}"
        let object = try #require(try JSONValue(parsing: text).object)
        #expect(object.count == 50_000)
        #expect(object.names.last == "m49999")
    }

    @Test(
        "Lists and objects may stand 128 deep in one another and no deeper",
        arguments: [("[", "]"), (#"{"a":"#, "}")] as [(String, String)])
    func depth(_ open: String, _ close: String) throws {
        func nested(_ levels: Int) -> String {
            String(repeating: open, count: levels) + (open == "[" ? "" : "1") + String(repeating: close, count: levels)
        }
        _ = try JSONValue(parsing: nested(128))
        #expect(throws: JSONError.tooDeep(limit: 128)) { try JSONValue(parsing: nested(129)) }
        #expect(throws: JSONError.tooDeep(limit: 128)) { try JSONValue(parsing: nested(200_000)) }
        #expect(throws: JSONError.tooDeep(limit: 128)) {
            try JSONValue(parsing: String(repeating: open, count: 500_000))
        }
    }

    @Test("Depth counts what is open, not what was")
    func breadth() throws {
        let text = "[" + Array(repeating: "[[]]", count: 1000).joined(separator: ",") + "]"
        #expect(try JSONValue(parsing: text).array?.count == 1000)
    }

    @Test(
        "Bytes that are not UTF-8 are refused",
        arguments: [
            [0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
            [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0x5C, 0x6E, 0x80, 0x22],
            [0x7B, 0x22, 0xE9, 0x22, 0x3A, 0x31, 0x7D],
        ] as [[UInt8]])
    func notUTF8(_ bytes: [UInt8]) {
        #expect {
            try JSONValue(parsing: bytes)
        } throws: { error in
            if case .notUTF8 = error as? JSONError { true } else { false }
        }
    }

    @Test("UTF-16 is refused")
    func utf16() throws {
        let bytes = try #require("{\"a\":1}".data(using: .utf16))
        #expect(throws: JSONError.self) { try JSONValue(parsing: bytes) }
    }

    @Test("Bytes that do not lie in one piece are read as well")
    func collections() throws {
        #expect(try JSONValue(parsing: Array(#"{"a":[1]}"#.utf8).lazy.map { $0 }) == ["a": [1]])
        #expect(try JSONValue(parsing: Data("xx[1]".utf8).dropFirst(2)) == [1])
        #expect(try JSONValue(parsing: EmptyCollection<UInt8>().map { $0 } + [0x31]) == 1)
    }

    @Test(
        "An error says what stands where, and what was expected",
        arguments: [
            ("[1,x]", "not JSON: 'x' at byte 3 where a value was expected"),
            ("{\"a\":1", "not JSON: the text ends where ',' or '}' was expected"),
            ("{\"é\" 1}", "not JSON: '1' at byte 6 where ':' was expected"),
            ("[1] 2", "not JSON: '2' at byte 4 where the end was expected"),
            ("\u{7}", "not JSON: the byte 0x7 at byte 0 where a value was expected"),
            ("tru", "not JSON: the text ends where 'true' was expected"),
        ] as [(String, String)])
    func errors(_ text: String, _ words: String) {
        #expect {
            try JSONValue(parsing: text)
        } throws: { error in
            "\(error)" == words
        }
    }
}
