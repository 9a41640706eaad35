"""An app of 100 intents, 50 entities and 20 enumerations: half of each follow schemas. The same text on every run."""

INTENTS = 100
ENTITIES = 50
ENUMERATIONS = 20

SURFACES = ["gravel", "rock", "snow", "asphalt"]


def files():
    """The app's files by name; each type stands in the file of its own name, a member a line."""
    types = {}
    for number in range(ENTITIES // 2):
        types[f"Schema{number}Entity"] = schema_entity(number)
        types[f"Ordinary{number}Entity"] = ordinary_entity(number)
    for number in range(ENUMERATIONS // 2):
        types[f"Schema{number}Enum"] = schema_enumeration(number)
        types[f"Ordinary{number}Enum"] = ordinary_enumeration(number)
    for number in range(INTENTS // 2):
        types[f"Schema{number}Intent"] = schema_intent(number)
        types[f"Ordinary{number}Intent"] = ordinary_intent(number)
    return {f"{name}.swift": "import AppIntents\n\n" + text for name, text in types.items()}


def query(name, number):
    """The query of an entity type, in whose file it stands."""
    return (
        f"\nstruct {name}{number}Query: EntityStringQuery {{\n"
        f"    func entities(for identifiers: [String]) async throws -> [{name}{number}Entity] {{ [] }}\n"
        f"    func entities(matching string: String) async throws -> [{name}{number}Entity] {{ [] }}\n"
        "}\n")


# The entity schemas in turn, with the members that each asks for. Accounts are first: the others refer to them.
ENTITY_SCHEMAS = [
    ("mail.account", ["var name: String", "var emailAddress: String"]),
    ("mail.mailbox", ["var name: String", "var account: Schema0Entity"]),
    ("mail.draft", [
        "var to: [IntentPerson]", "var cc: [IntentPerson]", "var bcc: [IntentPerson]", "var subject: String?",
        "var body: AttributedString?", "var attachments: [IntentFile]", "var account: Schema0Entity",
    ]),
]


def schema_entity(number):
    """An entity of the mail domain."""
    schema, members = ENTITY_SCHEMAS[number % len(ENTITY_SCHEMAS)]
    lines = [
        f"@AppEntity(schema: .{schema})", f"struct Schema{number}Entity {{",
        f"    static let defaultQuery = Schema{number}Query()", "    let id: String",
        f'    var displayRepresentation: DisplayRepresentation {{ "Entity {number}" }}',
        *("    " + member for member in members), "}",
    ]
    return "\n".join(lines) + "\n" + query("Schema", number)


def ordinary_entity(number):
    """An entity with four properties, one that is worked out and one that is fetched."""
    return f"""struct Ordinary{number}Entity: AppEntity {{
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
    static let defaultQuery = Ordinary{number}Query()
    let id: String
    @Property(title: "Name") var name: String
    @Property(title: "Length") var length: Double
    @Property(title: "Opened") var opened: Date?
    @Property(title: "Tags") var tags: [String]
    @ComputedProperty(title: "Words") var words: String {{ "\\(name), \\(length)" }}
    @DeferredProperty(title: "Visitors") var visitors: Int {{ get async throws {{ tags.count }} }}
    var displayRepresentation: DisplayRepresentation {{ DisplayRepresentation(title: "\\(name)") }}
}}
""" + query("Ordinary", number)


def schema_enumeration(number):
    """An enumeration of the photos domain."""
    return f"""@AppEnum(schema: .photos.assetType)
enum Schema{number}Enum: String {{
    case photo
    case video
    static let caseDisplayRepresentations: [Schema{number}Enum: DisplayRepresentation] = [
        .photo: "Photo", .video: "Video",
    ]
}}
"""


def ordinary_enumeration(number):
    """An enumeration of four cases."""
    cases = "\n".join(f"    case {name}" for name in SURFACES)
    words = ", ".join(f'.{name}: "{name.capitalize()}"' for name in SURFACES)
    return f"""enum Ordinary{number}Enum: String, AppEnum {{
{cases}
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Surface"
    static let caseDisplayRepresentations: [Ordinary{number}Enum: DisplayRepresentation] = [{words}]
}}
"""


# The intent schemas in turn: the schema, the members it asks for, what `perform()` gives and how.
INTENT_SCHEMAS = [
    ("mail.createDraft", [
        "var body: AttributedString?", "var to: [IntentPerson]", "var subject: String?", "var cc: [IntentPerson]",
        "var bcc: [IntentPerson]", "var account: Schema0Entity?", "var attachments: [IntentFile]",
    ], "some IntentResult & ReturnsValue<Schema2Entity>", '.result(value: Schema2Entity(id: "draft"))'),
    ("mail.deleteDraft", ["var entities: [Schema2Entity]"], "some IntentResult", ".result()"),
    ("mail.sendDraft", ["var target: Schema2Entity", "var sendLaterDate: Date?"], "some IntentResult", ".result()"),
    ("mail.openDraft", ["var target: Schema2Entity"], "some IntentResult", ".result()"),
    ("mail.updateDraft", [
        "var target: Schema2Entity", "var to: [IntentPerson]?", "var cc: [IntentPerson]?", "var bcc: [IntentPerson]?",
        "var subject: String?", "var body: AttributedString?", "var attachments: [IntentFile]?",
        "var account: Schema0Entity?",
    ], "some IntentResult", ".result()"),
]


def schema_intent(number):
    """An intent of one of five schemas."""
    schema, members, result, value = INTENT_SCHEMAS[number % len(INTENT_SCHEMAS)]
    lines = [
        f"@AppIntent(schema: .{schema})", f"struct Schema{number}Intent {{", *("    " + member for member in members),
        f"    func perform() async throws -> {result} {{ {value} }}", "}",
    ]
    return "\n".join(lines) + "\n"


def ordinary_intent(number):
    """An intent with five parameters and a summary."""
    entity, enumeration = number % (ENTITIES // 2), number % (ENUMERATIONS // 2)
    return f"""struct Ordinary{number}Intent: AppIntent {{
    static let title: LocalizedStringResource = "Walk {number}"
    static let description = IntentDescription("Walks a trail", categoryName: "Trails")
    @Parameter(title: "Trail", requestValueDialog: "Which trail?") var trail: Ordinary{entity}Entity
    @Parameter(title: "Surface", default: .rock) var surface: Ordinary{enumeration}Enum
    @Parameter(title: "Times", default: 1, inclusiveRange: (1, 10)) var times: Int
    @Parameter(title: "Day", kind: .date) var day: Date?
    @Parameter(title: "Words", inputOptions: String.IntentInputOptions(multiline: true)) var words: String?
    static var parameterSummary: some ParameterSummary {{
        Summary("Walk \\(\\.$trail) \\(\\.$times) times") {{
            \\.$surface
            \\.$day
        }}
    }}
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {{
        .result(value: times, dialog: "Walked \\(trail.name)")
    }}
}}
"""
