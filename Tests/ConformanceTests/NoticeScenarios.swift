import JSON
import Testing

@Suite("Scenarios of logging and subscriptions", .timeLimit(.minutes(2)))
struct NoticeScenarios {
    /// Waits for a notification of a method among those that come.
    private func first(
        _ method: String, of notifications: AsyncStream<JSONValue>
    ) async throws -> JSONValue {
        for await notification in notifications where notification["method"]?.string == method {
            return notification["params"] ?? .null
        }
        throw ConformanceClient.Ended()
    }

    @Test("logging-set-level (2025-11-25)")
    func setLevel() async throws {
        try await ConformanceClient.run(.november2025) { client in
            let result = try await client.result("logging/setLevel", ["level": "info"])
            #expect(result == [:])
            let wrong = try await client.message("logging/setLevel", ["level": "loud"])
            #expect(wrong["error"]?["code"] == -32_602)
        }
    }

    @Test("tools-call-with-logging (2025-11-25)")
    func logging() async throws {
        try await ConformanceClient.run(.november2025) { client in
            _ = try await client.result("logging/setLevel", ["level": "debug"])
            _ = try await client.tool("test_tool_with_logging")
            let told = client.notifications("notifications/message").filter { $0["logger"] == "conformance" }
            #expect(told.allSatisfy { $0["level"] == "info" })
            #expect(
                told.compactMap { $0["data"]?.string }
                    == ["Tool execution started", "Tool processing data", "Tool execution completed"])
            _ = try await client.result("logging/setLevel", ["level": "error"])
            _ = try await client.tool("test_tool_with_logging")
            #expect(client.notifications("notifications/message").filter { $0["logger"] == "conformance" }.count == 3)
        }
    }

    @Test("server-stateless: nothing is logged without a level (2026-07-28)")
    func noLogging() async throws {
        try await ConformanceClient.run(.july2026) { client in
            _ = try await client.tool("test_logging_tool")
            #expect(client.notifications == [])
            _ = try await client.tool(
                "test_logging_tool", metadata: ["io.modelcontextprotocol/logLevel": "info"])
            #expect(client.notifications("notifications/message").count == 3)
        }
    }

    @Test("resources-subscribe, resources-unsubscribe (2025-11-25)")
    func subscribe() async throws {
        try await ConformanceClient.run(.november2025) { client in
            let notifications = client.upcoming()
            let uri: JSONObject = ["uri": "test://watched-resource"]
            #expect(try await client.result("resources/subscribe", uri) == .object([:]))
            _ = try await client.tool("test_trigger_resource_update")
            #expect(try await first("notifications/resources/updated", of: notifications) == .object(uri))
            #expect(try await client.result("resources/unsubscribe", uri) == .object([:]))
        }
    }

    @Test("resources-subscribe: what is not there cannot be watched (2025-11-25)")
    func subscribeAbsent() async throws {
        try await ConformanceClient.run(.november2025) { client in
            let message = try await client.message("resources/subscribe", ["uri": "test://nothing"])
            #expect(message["error"]?["code"] == -32_002)
        }
    }

    @Test(
        "list changes are told (2025-11-25)",
        arguments: [
            ("test_trigger_tool_change", "notifications/tools/list_changed", "tools/list", "tools"),
            ("test_trigger_prompt_change", "notifications/prompts/list_changed", "prompts/list", "prompts"),
        ])
    func listChanged(_ tool: String, _ notification: String, _ method: String, _ list: String) async throws {
        try await ConformanceClient.run(.november2025) { client in
            let notifications = client.upcoming()
            let before = try await client.result(method)[list]?.array
            #expect(before?.contains { $0["name"] == "test_hello" } == false)
            _ = try await client.tool(tool)
            _ = try await first(notification, of: notifications)
            let after = try await client.result(method)[list]?.array
            #expect(after?.contains { $0["name"] == "test_hello" } == true)
        }
    }

    @Test(
        "server-stateless: subscriptions over HTTP (2026-07-28)",
        arguments: [
            ("toolsListChanged", "notifications/tools/list_changed"),
            ("promptsListChanged", "notifications/prompts/list_changed"),
        ])
    func listen(_ filter: String, _ notification: String) async throws {
        try await HTTPScenarioServer.run { server in
            let exchange = try server.open(
                .july2026, "subscriptions/listen",
                ["notifications": .object(JSONObject([(filter, true as JSONValue)]))], id: "listening")
            var methods: [String] = []
            try await exchange.forEach { message in
                methods.append(message["method"]?.string ?? "")
                #expect(WireSchema.faults(in: message, answering: nil, .july2026) == [])
                #expect(message["params"]?["_meta"]?["io.modelcontextprotocol/subscriptionId"] == "listening")
                if methods.count == 1 {
                    // Both lists change, of which one is wanted.
                    for tool in ["test_trigger_tool_change", "test_trigger_prompt_change"] {
                        let answer = try await server.answer(.july2026, "tools/call", ["name": .string(tool)])
                        #expect(answer.status == 200)
                    }
                }
                return methods.count == 2
            }
            #expect(methods == ["notifications/subscriptions/acknowledged", notification])
        }
    }
}
