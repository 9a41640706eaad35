import Testing

@testable import ModelContextProtocol

@Suite("A message authentication code")
struct MessageAuthenticationTests {
    private static let longKey = [UInt8](repeating: 0xaa, count: 131)

    @Test(
        "is that of RFC 4231",
        arguments: [
            (
                [UInt8](repeating: 0x0b, count: 20), [UInt8]("Hi There".utf8),
                "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
            ),
            (
                [UInt8]("Jefe".utf8), [UInt8]("what do ya want for nothing?".utf8),
                "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
            ),
            (
                [UInt8](repeating: 0xaa, count: 20), [UInt8](repeating: 0xdd, count: 50),
                "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
            ),
            (
                [UInt8](1...25), [UInt8](repeating: 0xcd, count: 50),
                "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"
            ),
            (
                longKey, [UInt8]("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
                "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
            ),
            (
                longKey,
                [UInt8](
                    ("This is a test using a larger than block-size key and a larger than block-size data. The key "
                        + "needs to be hashed before being used by the HMAC algorithm.").utf8),
                "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"
            ),
        ])
    func vectors(_ key: [UInt8], _ message: [UInt8], _ code: String) {
        #expect(Handle(bytes: MessageAuthentication.code(of: message, key: key)).text == code)
    }

    @Test("is the same only where all of it is")
    func comparison() {
        let code = MessageAuthentication.code(of: [1, 2, 3], key: [4])
        #expect(MessageAuthentication.areEqual(code, code))
        #expect(!MessageAuthentication.areEqual(code, code.dropLast()))
        for place in code.indices {
            var other = code
            other[place] ^= 1
            #expect(!MessageAuthentication.areEqual(code, other))
        }
    }
}
