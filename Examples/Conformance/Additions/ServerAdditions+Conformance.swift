import ModelContextProtocol

extension ServerAdditions {
    /// What the suite looks for and no intent says.
    static let conformance: ServerAdditions = ServerAdditions(
        tools: AddedTool.returning + AddedTool.telling + AddedTool.asking + AddedTool.inputRequired
            + AddedTool.changing + [.fullSchema],
        resources: AddedResource.conformance, templates: [.data], prompts: AddedPrompt.conformance,
        toolNames: [
            "conformanceServer/AskPersonIntent": "test_elicitation",
            "conformanceServer/BlockThreadIntent": "test_block_thread",
            "conformanceServer/ReadNothingIntent": "test_error_handling",
            "conformanceServer/ShowPictureIntent": "test_image_content",
            "conformanceServer/ShowSoundIntent": "test_audio_content",
            "conformanceServer/ShowTextIntent": "test_simple_text",
            "conformanceServer/TakeLongIntent": "test_take_long",
        ])
}
