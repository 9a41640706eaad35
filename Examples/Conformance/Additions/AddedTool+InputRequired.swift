import JSON
import ModelContextProtocol

extension AddedTool {
    /// Tools that need input of their client, by all the ways in which stateless requests go on.
    static let inputRequired = [
        AddedTool(
            name: "test_input_required_result_elicitation", title: "Greet", description: "Asks for a name, and greets.",
            effect: .looking
        ) { _, context in
            let name = try await context.ask(.name, as: "user_name")
            return [.text("Hello, \(name["content"]?["name"]?.string ?? "nobody")!")]
        },
        AddedTool(
            name: "test_input_required_result_sampling", title: "Ask for a capital",
            description: "Asks the client's model for the capital of France.", effect: .looking
        ) { _, context in
            let question = PromptMessage(.user, .text("What is the capital of France?"))
            let answer = try await context.ask(.sampling([question], maxTokens: 100), as: "capital_question")
            return [.text(answer["content"]?["text"]?.string ?? "")]
        },
        AddedTool(
            name: "test_input_required_result_list_roots", title: "List folders",
            description: "Asks which folders the client works on.", effect: .looking
        ) { _, context in
            let answer = try await context.ask(.roots, as: "client_roots")
            let roots = answer["roots"]?.array?.compactMap { $0["uri"]?.string } ?? []
            return [.text("Roots: \(roots.joined(separator: ", "))")]
        },
        confirming("test_input_required_result_request_state"),
        confirming("test_input_required_result_tampered_state"),
        AddedTool(
            name: "test_input_required_result_multiple_inputs", title: "Ask for several things",
            description: "Asks for a name, a greeting and the client's folders at once.", effect: .looking
        ) { _, context in
            let greeting = PromptMessage(.user, .text("Generate a greeting"))
            let answers = try await context.ask([
                "user_name": .name, "greeting": .sampling([greeting], maxTokens: 50), "client_roots": .roots,
            ])
            return [
                .text(answers["user_name"]?["content"]?["name"]?.string ?? ""),
                .text(answers["greeting"]?["content"]?["text"]?.string ?? ""),
                .text("\(answers["client_roots"]?["roots"]?.array?.count ?? 0) roots"),
            ]
        },
        AddedTool(
            name: "test_input_required_result_multi_round", title: "Ask twice",
            description: "Asks for a name, and then for a colour.", effect: .looking
        ) { _, context in
            let name = try await context.ask(.text("name", "Step 1: What is your name?"), as: "step1")
            let color = try await context.ask(.text("color", "Step 2: What is your favorite color?"), as: "step2")
            return [
                .text(name["content"]?["name"]?.string ?? ""), .text(color["content"]?["color"]?.string ?? ""),
            ]
        },
        AddedTool(
            name: "test_input_required_result_capabilities", title: "Ask for what can be asked for",
            description: "Asks the client for all that it has said it can do.", effect: .looking
        ) { _, context in
            var requests: [String: ClientRequest] = [:]
            if context.hasCapability(.elicitation) { requests["user_name"] = .name }
            if context.hasCapability(.sampling) {
                requests["greeting"] = .sampling([PromptMessage(.user, .text("Say hello."))], maxTokens: 50)
            }
            let answers = try await context.ask(requests)
            return [.text("Answered: \(answers.keys.sorted().joined(separator: ", "))")]
        },
    ]

    /// A tool that has something confirmed, with what it needs to go on in the client's hands meanwhile.
    private static func confirming(_ name: String) -> AddedTool {
        AddedTool(
            name: name, title: "Confirm", description: "Asks for a yes, and says that it went on from where it was.",
            effect: .looking
        ) { _, context in
            let request = ClientRequest.elicitation(
                message: "Please confirm",
                requestedSchema: ["type": "object", "properties": ["ok": ["type": "boolean"]], "required": ["ok"]])
            let answer = try await context.ask(request, as: "confirm")
            return [.text("state-ok: \(answer["content"]?["ok"]?.bool ?? false)")]
        }
    }
}

extension ClientRequest {
    /// Asks for a name.
    fileprivate static let name = text("name", "What is your name?")

    /// Asks for a text.
    static func text(_ field: String, _ message: String) -> ClientRequest {
        let properties = JSONObject([(field, ["type": "string"] as JSONValue)])
        return .elicitation(
            message: message,
            requestedSchema: [
                "type": "object", "properties": .object(properties), "required": .array([.string(field)]),
            ])
    }
}
