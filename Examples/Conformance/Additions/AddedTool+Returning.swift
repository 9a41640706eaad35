import ModelContextProtocol

extension AddedTool {
    /// Tools that return what resources hold.
    static let returning = [
        AddedTool(
            name: "test_embedded_resource", title: "Return a resource",
            description: "Returns what a resource holds, along with the answer.", effect: .looking
        ) { _, _ in
            [
                .resource(
                    ResourceContents(uri: "test://embedded-resource", text: "This is an embedded resource content."))
            ]
        },
        AddedTool(
            name: "test_multiple_content_types", title: "Return several kinds",
            description: "Returns words, a picture and what a resource holds.", effect: .looking
        ) { _, _ in
            [
                .text("Multiple content types test:"), .image(Media.picture, mimeType: "image/png"),
                .resource(
                    ResourceContents(
                        uri: "test://mixed-content-resource", mimeType: "application/json",
                        text: #"{"test":"data","value":123}"#)),
            ]
        },
    ]
}
