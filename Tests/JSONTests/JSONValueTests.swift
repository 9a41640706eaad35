import JSON
import Testing

@Suite("JSON values")
struct JSONValueTests {
    @Test("A value gives what it holds and nothing else")
    func accessors() {
        #expect(JSONValue.string("a").string == "a")
        #expect(JSONValue.integer(1).string == nil)
        #expect(JSONValue.bool(true).bool == true)
        #expect(JSONValue.integer(1).bool == nil)
        #expect(JSONValue.integer(3).integer == 3)
        #expect(JSONValue.number(3).integer == 3)
        #expect(JSONValue.number(3.5).integer == nil)
        #expect(JSONValue.number(1e300).integer == nil)
        #expect(JSONValue.string("3").integer == nil)
        #expect(JSONValue.integer(3).double == 3)
        #expect(JSONValue.number(3.5).double == 3.5)
        #expect(JSONValue.bool(true).double == nil)
        #expect(JSONValue.array([1]).array == [1])
        #expect(JSONValue.null.array == nil)
        #expect(JSONValue.null.object == nil)
    }

    @Test("A member is reached by name, and through anything else there is none")
    func members() {
        let value: JSONValue = ["a": ["b": 1]]
        #expect(value["a"]?["b"] == 1)
        #expect(value["a"]?["c"] == nil)
        #expect(value["a"]?["b"]?["c"] == nil)
        #expect(JSONValue.array([1])["a"] == nil)
    }

    @Test(
        "Kinds have JSON Schema's names",
        arguments: [
            (JSONValue.null, "null"), (true, "boolean"), (1, "integer"), (1.5, "number"), ("a", "string"),
            ([], "array"), ([:], "object"),
        ] as [(JSONValue, String)])
    func kinds(_ value: JSONValue, _ kind: String) {
        #expect(value.kind == kind)
    }

    @Test("Members are put in, changed in place and taken out")
    func changes() {
        var object = JSONObject([("a", 1), ("b", 2), ("a", 3)])
        #expect(object.names == ["a", "b"])
        #expect(object["a"] == 3)
        object["c"] = 4
        object["a"] = 5
        object["b"] = nil
        object["z"] = nil
        #expect(object.names == ["a", "c"])
        #expect(object.map(\.value) == [5, 4])
        #expect(object.count == 2)
        #expect(!object.isEmpty)
        #expect(JSONObject().isEmpty)
    }

    @Test("Objects are the same whatever the order of their members, in sets too")
    func equality() {
        let left: JSONValue = ["a": 1, "b": [2]]
        let right: JSONValue = ["b": [2], "a": 1]
        #expect(left == right)
        #expect(Set([left, right]).count == 1)
        #expect(left != ["a": 1])
        #expect(left != ["a": 1, "b": [3]])
        #expect(["a": 1] as JSONValue != ["b": 1])
        #expect(JSONValue.array([1, 2]) != [2, 1])
    }
}
