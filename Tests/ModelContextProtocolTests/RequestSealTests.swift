import Foundation
import JSON
import Testing

@testable import ModelContextProtocol

@Suite("What seals the name of a request that is put aside")
struct RequestSealTests {
    private static let parameters: JSONObject = [
        "name": "deleteBooks", "arguments": ["a": 1, "b": [["c": 2, "d": 3]]],
    ]

    private let seal = RequestSeal()
    private let handle = Handle()
    private let request = RequestDigest(.callTool, parameters)
    private let soon = Date(timeIntervalSinceNow: 60)

    private func sealed() -> String { seal.seal(handle, for: "ann", request, until: soon) }

    @Test("gives back the name that was sealed, whatever the order of members and what else the request carries")
    func opened() throws {
        #expect(try seal.open(sealed(), from: "ann", with: request) == handle)
        let reordered: JSONObject = [
            "requestState": "x", "arguments": ["b": [["d": 3, "c": 2]], "a": 1], "name": "deleteBooks", "_meta": [:],
        ]
        #expect(try seal.open(sealed(), from: "ann", with: RequestDigest(.callTool, reordered)) == handle)
    }

    @Test("lets none of its letters be another")
    func altered() {
        let sealed = Array(sealed())
        #expect(sealed.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })
        for place in sealed.indices {
            for letter in ["A", "b", "7", "_"] as [Character] where letter != sealed[place] {
                var other = sealed
                other[place] = letter
                #expect(throws: RequestStateError.self) {
                    try seal.open(String(other), from: "ann", with: request)
                }
            }
        }
    }

    @Test(
        "does not open what was never given out",
        arguments: ["", "x", "-TAMPERED", String(repeating: "A", count: 172), String(repeating: "ü", count: 86)])
    func madeUp(_ text: String) {
        #expect(throws: RequestStateError.self) { try seal.open(text, from: "ann", with: request) }
        #expect(throws: RequestStateError.malformed) {
            try seal.open(sealed() + text + "=", from: "ann", with: request)
        }
    }

    @Test("is good for one client, one request, one process and some time")
    func otherwise() {
        let sealed = sealed()
        #expect(throws: RequestStateError.ofAnother) { try seal.open(sealed, from: "bob", with: request) }
        #expect(throws: RequestStateError.over) {
            try seal.open(sealed, from: "ann", with: request, at: soon.addingTimeInterval(2))
        }
        #expect(throws: RequestStateError.fromElsewhere) {
            try RequestSeal().open(sealed, from: "ann", with: request)
        }
        let others = [
            RequestDigest(.getPrompt, Self.parameters), RequestDigest(.callTool, ["name": "deleteBooks"]),
            RequestDigest(.callTool, ["name": "other", "arguments": Self.parameters["arguments"] ?? .null]),
            RequestDigest(.readResource, ["uri": "deleteBooks"]),
        ]
        for other in others {
            #expect(throws: RequestStateError.forAnotherRequest) { try seal.open(sealed, from: "ann", with: other) }
        }
    }
}
