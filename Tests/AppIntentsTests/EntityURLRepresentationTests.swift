import AppIntents
import Testing

@Suite struct EntityURLRepresentationTests {
    @Test(
        "What is put into a link is percent-encoded, all but RFC 3986's unreserved characters",
        arguments: [
            ("ridge", "ridge"), ("a b", "a%20b"), ("a/b?c#d", "a%2Fb%3Fc%23d"), ("Köln", "K%C3%B6ln"),
            ("-._~", "-._~"), ("100%", "100%25"), ("a&b=c", "a%26b%3Dc"), ("\n", "%0A"),
        ])
    func encoding(id: String, encoded: String) async {
        let path = PathEntity(id: id, name: id)
        path.note = "x"
        #expect(
            await path.urlRepresentation?.absoluteString == "https://paths.example/\(encoded)?name=\(encoded)&note=x")
    }

    @Test("An entity that lacks a value of its link has no link")
    func missingValue() async {
        #expect(await PathEntity(id: "p", name: "Ridge").urlRepresentation == nil)
    }
}
