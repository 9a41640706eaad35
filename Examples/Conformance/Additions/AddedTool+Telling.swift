import ModelContextProtocol

extension AddedTool {
    /// How long a tool works between two things that it tells.
    private static let pause: Duration = .milliseconds(50)

    /// Tools that tell something while they run.
    static let telling = [
        AddedTool(
            name: "test_tool_with_progress", title: "Report progress",
            description: "Reports progress three times while it works.", effect: .looking
        ) { _, context in
            context.report(0, "begun")
            try await Task.sleep(for: pause)
            context.report(0.5, "half done")
            try await Task.sleep(for: pause)
            context.report(1, "done")
            return [.text("Progress was reported three times.")]
        },
        logging("test_tool_with_logging"),
        logging("test_logging_tool"),
    ]

    private static func logging(_ name: String) -> AddedTool {
        AddedTool(
            name: name, title: "Log", description: "Logs three messages while it works.", effect: .looking
        ) { _, context in
            context.log(.info, "Tool execution started")
            try await Task.sleep(for: pause)
            context.log(.info, "Tool processing data")
            try await Task.sleep(for: pause)
            context.log(.info, "Tool execution completed")
            return [.text("Three messages were logged.")]
        }
    }
}
