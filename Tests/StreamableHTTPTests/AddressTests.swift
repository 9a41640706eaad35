import StreamableHTTP
import Testing

@Suite("An address to listen on")
struct AddressTests {
    @Test(
        "is an IP address and a port",
        arguments: [
            ("127.0.0.1:8000", "127.0.0.1:8000", true), ("localhost:0", "127.0.0.1:0", true),
            ("127.9.9.9:80", "127.9.9.9:80", true), ("[::1]:65535", "[::1]:65535", true),
            ("0.0.0.0:1", "0.0.0.0:1", false), ("[::]:1", "[::]:1", false), ("10.1.2.3:99", "10.1.2.3:99", false),
            ("[::ffff:127.0.0.1]:5", "127.0.0.1:5", true), ("[2001:db8::1]:5", "[2001:db8::1]:5", false),
        ])
    func good(_ text: String, _ written: String, _ isLoopback: Bool) throws {
        let address = try #require(HTTPAddress(text))
        #expect(address.description == written)
        #expect(address.isLoopback == isLoopback)
    }

    @Test(
        "is nothing else",
        arguments: [
            "", ":", "8000", "127.0.0.1", "127.0.0.1:", "127.0.0.1:65536", "127.0.0.1:-1", "::1:80", "[127.0.0.1]:80",
            "example.com:80", "*:80", "127.0.0.1:80:90", "[::1]", "http://127.0.0.1:80", "127.1:80",
        ])
    func bad(_ text: String) {
        #expect(HTTPAddress(text) == nil)
    }
}
