/// One of the three macros as an own domain declares it, beside the framework's of the same name.
struct OwnDomainMacro {
    /// The kind of schema it takes: `Intent`, `Entity` or `Enum`.
    let name: String
    /// What a type of the kind is called.
    let noun: String
    /// The name space of the kind's schemas.
    let nameSpace: String
    /// The type in the plugin that expands it.
    let implementation: String
    /// What it may add to a type. This has to be all that the framework's own declaration says.
    let attributes: [String]

    static let all = [
        OwnDomainMacro(
            name: "Intent", noun: "intent", nameSpace: "Intents", implementation: "AppIntentSchemaMacro",
            attributes: [
                "@attached(memberAttribute)",
                attachedExtension(
                    [
                        "AppIntent", "AssistantSchemaIntent", "OpenIntent", "DeleteIntent",
                        "ShowInAppSearchResultsIntent", "AudioPlaybackIntent", "AudioRecordingIntent",
                        "LiveActivityIntent", "URLRepresentableIntent",
                    ], names: ["__appSchemaIntent", "__schemaReferences"]),
            ]),
        OwnDomainMacro(
            name: "Entity", noun: "entity", nameSpace: "Entities", implementation: "AppEntitySchemaMacro",
            attributes: [
                "@attached(memberAttribute)",
                attachedExtension(
                    ["AppEntity", "AssistantSchemaEntity", "FileEntity", "UniqueAppEntity", "URLRepresentableEntity"],
                    names: ["__appSchemaEntity", "__Schema", "__computedProperties", "__schemaReferences"]),
            ]),
        OwnDomainMacro(
            name: "Enum", noun: "enumeration", nameSpace: "Enums", implementation: "AppEnumSchemaMacro",
            attributes: [
                attachedExtension(["AppEnum", "AssistantSchemaEnum"], names: ["__appSchemaEnum", "__Schema"])
            ]),
    ]

    /// The macro's declaration, without its documentation.
    ///
    /// - Parameters:
    ///   - access: The access level with a space after it; empty for that of a module's own.
    ///   - schema: The type of the schema, and what follows it among the parameters.
    ///   - implementation: The name by which the plugin knows the macro.
    func declaration(access: String, schema: String, implementation: String) -> [String] {
        attributes + [
            "\(access)macro App\(name)(schema: \(schema)) =",
            "    #externalMacro(module: \"AppIntentsMacros\", type: \"\(implementation)\")",
        ]
    }

    /// The role that adds an extension. Protocols stand with their module, as a package may have a type of such a name.
    private static func attachedExtension(_ protocols: [String], names: [String]) -> String {
        "@attached(extension, conformances: " + protocols.map { "AppIntents.\($0)" }.joined(separator: ", ")
            + ", names: " + names.map { "named(\($0))" }.joined(separator: ", ") + ")"
    }
}
