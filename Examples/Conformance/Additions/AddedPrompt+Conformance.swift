import JSON
import ModelContextProtocol

extension AddedPrompt {
    /// Prompts with content of each kind.
    static let conformance = [
        AddedPrompt(name: "test_simple_prompt", title: "Simple", description: "A prompt that is always the same.") {
            _, _ in [PromptMessage(.user, .text("This is a simple prompt for testing."))]
        },
        AddedPrompt(
            name: "test_prompt_with_arguments", title: "With arguments", description: "Says what its arguments are.",
            arguments: [
                Argument("arg1", description: "The first argument."),
                Argument("arg2", description: "The second argument."),
            ],
            completer: { _, beginning in ["paris", "park", "party", "test"].filter { $0.hasPrefix(beginning) } }
        ) { arguments, _ in
            let (first, second) = (arguments["arg1"] ?? "", arguments["arg2"] ?? "")
            return [PromptMessage(.user, .text("Prompt with arguments: arg1='\(first)', arg2='\(second)'"))]
        },
        AddedPrompt(
            name: "test_prompt_with_embedded_resource", title: "With a resource",
            description: "Has what a resource holds along with it.",
            arguments: [Argument("resourceUri", description: "Where the resource is.")]
        ) { arguments, _ in
            let uri = arguments["resourceUri"] ?? ""
            return [
                PromptMessage(
                    .user,
                    .resource(ResourceContents(uri: uri, text: "Embedded resource content for testing."))),
                PromptMessage(.user, .text("Please process the embedded resource above.")),
            ]
        },
        AddedPrompt(
            name: "test_prompt_with_image", title: "With a picture", description: "Has a picture along with it."
        ) {
            _, _ in
            [
                PromptMessage(.user, .image(Media.picture, mimeType: "image/png")),
                PromptMessage(.user, .text("Please analyze the image above.")),
            ]
        },
        AddedPrompt(
            name: "test_input_required_result_prompt", title: "That asks",
            description: "Asks for the context that it is to have."
        ) { _, context in
            let answer = try await context.ask(
                .text("context", "What context should the prompt use?"), as: "user_context")
            return [PromptMessage(.user, .text("Context: \(answer["content"]?["context"]?.string ?? "none")"))]
        },
    ]

    /// A prompt that comes and goes.
    static let hello = AddedPrompt(name: "test_hello", title: "Hello", description: "Says hello.") { _, _ in
        [PromptMessage(.user, .text("Hello."))]
    }
}
