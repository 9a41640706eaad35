import ModelContextProtocol

extension AddedTool {
    /// Tools that change what the server offers, as their clients are told.
    static let changing = [
        AddedTool(
            name: "test_trigger_tool_change", title: "Change the tools",
            description: "Adds a tool that says hello, and takes it away when it is there already.",
            effect: Effect(isDestructive: false, isOpenWorld: false)
        ) { _, context in
            context.additions.toggle(hello)
            return [.text("The tools are others now.")]
        },
        AddedTool(
            name: "test_trigger_prompt_change", title: "Change the prompts",
            description: "Adds a prompt that says hello, and takes it away when it is there already.",
            effect: Effect(isDestructive: false, isOpenWorld: false)
        ) { _, context in
            context.additions.toggle(AddedPrompt.hello)
            return [.text("The prompts are others now.")]
        },
        AddedTool(
            name: "test_trigger_resource_update", title: "Change a resource",
            description: "Says that the watched resource holds something else.",
            effect: Effect(isDestructive: false, isOpenWorld: false)
        ) { _, context in
            context.additions.resourceDidChange(at: AddedResource.watchedURI)
            return [.text("The resource has changed.")]
        },
    ]

    private static let hello = AddedTool(
        name: "test_hello", title: "Say hello", description: "Says hello.", effect: .looking
    ) { _, _ in [.text("Hello.")] }
}

extension ServerAdditions {
    fileprivate func toggle(_ tool: AddedTool) {
        if hasTool(named: tool.name) { removeTool(named: tool.name) } else { add(tool) }
    }

    fileprivate func toggle(_ prompt: AddedPrompt) {
        if hasPrompt(named: prompt.name) { removePrompt(named: prompt.name) } else { add(prompt) }
    }
}
