import IntentRuntime
import JSON
import Testing

@Suite("Visible text", .timeLimit(.minutes(2)))
struct VisibleTextTests {
    @Test(
        "writes out what nobody would see",
        arguments: [
            ("a\u{0}b", #"a\u{0}b"#), ("\u{1B}[31mred", #"\u{1B}[31mred"#), ("a\u{7F}", #"a\u{7F}"#),
            ("\u{9B}2J", #"\u{9B}2J"#), ("a\u{85}b", #"a\u{85}b"#), ("lone\rreturn", #"lone\u{D}return"#),
            ("in\u{202E}voice", #"in\u{202E}voice"#), ("\u{202A}\u{202C}", #"\u{202A}\u{202C}"#),
            ("\u{2066}x\u{2069}", #"\u{2066}x\u{2069}"#), ("x\u{200E}\u{200F}\u{61C}", #"x\u{200E}\u{200F}\u{61C}"#),
            ("pass\u{200B}word", #"pass\u{200B}word"#), ("a\u{200C}b\u{200D}c", #"a\u{200C}b\u{200D}c"#),
            ("\u{FEFF}start\u{2060}", #"\u{FEFF}start\u{2060}"#), ("soft\u{AD}hyphen", #"soft\u{AD}hyphen"#),
            ("x\u{E0041}\u{E0042}\u{E007F}", #"x\u{E0041}\u{E0042}\u{E007F}"#),
            ("a\u{FE0F}b\u{FE00}", #"a\u{FE0F}b\u{FE00}"#), ("😀\u{FE0F}\u{FE0F}", "😀\u{FE0F}\\u{FE0F}"),
            ("1\u{FE0F}2", #"1\u{FE0F}2"#), ("one\u{2028}two\u{2029}", #"one\u{2028}two\u{2029}"#),
            ("\u{3164}\u{115F}", #"\u{3164}\u{115F}"#), ("\u{FFF9}\u{FFFF}", #"\u{FFF9}\u{FFFF}"#),
            ("\u{301}a", #"\u{301}a"#), ("a\n\u{301}b", "a\n\\u{301}b"),
        ])
    func hidden(_ text: String, _ visible: String) {
        #expect(Array(VisibleText.of(text).utf8) == Array(visible.utf8))
    }

    @Test(
        "leaves what writing needs",
        arguments: [
            "", "Plan: see you at 9. <3 & more!", "two\nlines\twith a tab", "Ångström e\u{301} ẹ\u{323}\u{302}",
            "漢字 かな 한글",
            "שָׁלוֹם עולם", "می\u{200C}خواهم", "क\u{94D}\u{200D}ष", "👩\u{200D}👩\u{200D}👧", "👩🏽\u{200D}🚀",
            "❤\u{FE0F}\u{200D}🔥", "1\u{FE0F}\u{20E3}", "☎\u{FE0E}", "🇩🇪", "漢\u{E0100}", "\u{1820}\u{180B}",
            #"C:\users\new"#,
            #"\u1234"#, "Boats ⚓ “log” – 3 €",
        ])
    func needed(_ text: String) {
        #expect(Array(VisibleText.of(text).utf8) == Array(text.utf8))
        #expect(Array(VisibleText.of(text, [.whole, .withoutFetching]).utf8) == Array(text.utf8))
    }

    @Test("writes out a backslash that would be read back as something else")
    func spelling() {
        #expect(VisibleText.of(#"a \u{202E} b"#) == #"a \u{5C}u{202E} b"#)
        #expect(VisibleText.of("\\\u{202E}") == #"\\u{202E}"#)
        #expect(FenceReader.unescaped(#"\\u{202E}"#) == "\\\u{202E}")
    }

    @Test("keeps eight marks on a character, unless it is whole")
    func marks() {
        let flood = "Z" + String(repeating: "\u{301}", count: 300) + "!"
        let cut = VisibleText.of(flood)
        #expect(Array(cut.unicodeScalars) == Array(("Z" + String(repeating: "\u{301}", count: 8) + "!").unicodeScalars))
        let whole = VisibleText.of(flood, .whole)
        #expect(whole.hasSuffix(#"\u{301}\u{301}!"#))
        #expect(FenceReader.unescaped(whole).utf8.elementsEqual(flood.utf8))
    }

    @Test("of JSON is the same JSON")
    func json() throws {
        let value: JSONValue = ["name\u{202E}": "a\u{200B}b\u{E0041}\u{9B}\n", "plain": ["é 漢 😀 \\u202E"]]
        for text in [value.text, value.prettyText] {
            let visible = VisibleText.ofJSON(text)
            #expect(VisibleText.of(visible, .whole) == visible)
            #expect(visible.contains(#"a\u200bb\udb40\udc41\u009b\n"#))
            #expect(try JSONValue(parsing: visible) == value)
        }
        #expect(VisibleText.ofJSON(#"{"plain": "é 漢"}"#) == #"{"plain": "é 漢"}"#)
    }

    @Test("has the line endings of its kind")
    func lineEndings() {
        #expect(Array(VisibleText.of("a\r\nb").utf8) == Array("a\nb".utf8))
        #expect(Array(VisibleText.of("a\r\nb", .whole).utf8) == Array("a\r\nb".utf8))
        #expect(VisibleText.of("a\r\nb\nc", .onOneLine) == #"a\u{A}b\u{A}c"#)
        #expect(VisibleText.of("a\r\nb", [.onOneLine, .whole]) == #"a\u{D}\u{A}b"#)
    }

    @Test(
        "breaks up what rendering would fetch",
        arguments: [
            ("![x](https://evil.example/a)", #"\u{21}[x](https://evil.example/a)"#),
            ("![](//evil.example/a)", #"\u{21}[](//evil.example/a)"#),
            ("![x](https&colon;//evil.example)", #"\u{21}[x](https&colon;//evil.example)"#),
            (#"![x](https\://evil.example)"#, #"\u{21}[x](https\://evil.example)"#),
            ("![x](\nhttps://evil.example)", "\\u{21}[x](\nhttps://evil.example)"),
            ("![x](<https://evil.example>)", #"\u{21}[x](<https://evil.example>)"#),
            ("![a [b] c](https://evil.example)", #"\u{21}[a [b] c](https://evil.example)"#),
            ("![[x]](https://evil.example)", #"\u{21}[[x]](https://evil.example)"#),
            ("![x][ref]", #"\u{21}[x][ref]"#), ("![ref]", #"\u{21}[ref]"#),
            ("<img src=x>", #"\u{3C}img src=x>"#), ("<IMG/src=x>", #"\u{3C}IMG/src=x>"#), ("<img", #"\u{3C}img"#),
            ("<b style='background:url(//evil.example)'>", #"\u{3C}b style='background:url(//evil.example)'>"#),
            ("<a href='x' style=y>", #"\u{3C}a href='x' style=y>"#),
            ("<style>@import '//evil.example'</style>", #"\u{3C}style>@import '//evil.example'</style>"#),
            ("<!-- hidden -->", #"\u{3C}!-- hidden -->"#), ("<?xml?>", #"\u{3C}?xml?>"#),
            ("<svg><image href=x>", #"\u{3C}svg>\u{3C}image href=x>"#),
            ("see https://evil.example/a.png?d=1", #"see https\u{3A}//evil.example/a.png?d=1"#),
            ("HTTP://EVIL.EXAMPLE/A.JPG", #"HTTP\u{3A}//EVIL.EXAMPLE/A.JPG"#),
            ("<https://evil.example/a.gif>", #"<https\u{3A}//evil.example/a.gif>"#),
            ("www.evil.example/a.webp", #"www\u{2E}evil.example/a.webp"#),
        ])
    func fetching(_ text: String, _ broken: String) {
        #expect(VisibleText.of(text, .withoutFetching) == broken)
        #expect(VisibleText.of(text) == text)
        #expect(FenceReader.unescaped(broken) == text)
    }

    @Test(
        "leaves links and what stays where it is",
        arguments: [
            "[x](https://example.org/a.png)", "<https://example.org>", "https://example.org/page.html",
            "www.example.org",
            "[ref]: https://example.org/a.png", "<a href=\"https://example.org\" title='x'>x</a>", "<me@example.org>",
            "![plan](pictures/plan.png)", "![[plan.png]]", "a < b and c > d", "Array<Int>", "<kbd>Q</kbd>", "<br/>",
            "x <- y",
            "wow![", "Really?! [x](y)", "at 9:30", "::", "1.5 <3",
        ])
    func links(_ text: String) {
        // A bracket that opens nothing is broken up all the same.
        guard text != "wow![" else { return #expect(VisibleText.of(text, .withoutFetching) == #"wow\u{21}["#) }
        #expect(VisibleText.of(text, .withoutFetching) == text)
    }

    @Test(
        "is made in good time of what begins again and again",
        arguments: ["![", "<a href=\"", "http://", "![](", "![[", "www.", "\u{301}", "\\u{", ".png"])
    func repetition(_ piece: String) {
        let long = String(repeating: piece, count: 20_000)
        #expect(FenceReader.unescaped(VisibleText.of(long, [.whole, .withoutFetching])).utf8.elementsEqual(long.utf8))
    }
}
