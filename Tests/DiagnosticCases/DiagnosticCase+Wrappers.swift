extension DiagnosticCase {
    /// What is said of the attributes of parameters and properties, and of titles.
    static let wrappers: [DiagnosticCase] = [
        DiagnosticCase(
            name: "a title that is not the schema's",
            annotated: """
                @AppEntity(schema: .mail.account)
                struct Account {
                    @Property(title: "Full Name") var name: String
                              ^ Property 'name' of schema 'mail.account' is 'Name' to the system; title 'Full Name' shows in Shortcuts only
                                > Remove 'title: "Full Name"'
                    @Property(title: "The email address") var emailAddress: String
                }
                """,
            fixed: """
                @AppEntity(schema: .mail.account)
                struct Account {
                    @Property var name: String
                    @Property(title: "The email address") var emailAddress: String
                }
                """),
        DiagnosticCase(
            name: "a title beside other arguments",
            annotated: """
                @AppIntent(schema: .whiteboard.createBoard)
                struct CreateBoard {
                    @Parameter(title: "Heading", description: "What stands above the board") var title: String?
                               ^ Parameter 'title' of schema 'whiteboard.createBoard' is 'Title' to the system; title 'Heading' shows in Shortcuts only
                                 > Remove 'title: "Heading"'
                }
                """,
            fixed: """
                @AppIntent(schema: .whiteboard.createBoard)
                struct CreateBoard {
                    @Parameter(description: "What stands above the board") var title: String?
                }
                """),
        DiagnosticCase(
            name: "a title of a computed property",
            annotated: """
                @AppEntity(schema: .notes.account)
                struct Account {
                    @ComputedProperty(title: "Owner") var name: String { "" }
                                      ^ Property 'name' of schema 'notes.account' is 'Name' to the system; title 'Owner' shows in Shortcuts only
                                        > Remove 'title: "Owner"'
                }
                """,
            fixed: """
                @AppEntity(schema: .notes.account)
                struct Account {
                    @ComputedProperty var name: String { "" }
                }
                """),
        DiagnosticCase(
            name: "a property's attribute on a computed one",
            annotated: """
                @AppEntity(schema: .notes.account)
                struct Account {
                    @Property @ComputedProperty var name: String { "" }
                    ^ Property 'name' of schema 'notes.account' cannot have attribute '@Property' beside '@ComputedProperty'; remove '@Property'
                      > Remove '@Property'
                }
                """,
            fixed: """
                @AppEntity(schema: .notes.account)
                struct Account {
                    @ComputedProperty var name: String { "" }
                }
                """,
            compiler: [
                "3: property wrapper cannot be applied to a computed property",
                "invalid redeclaration of synthesized property '$name'",
                "invalid redeclaration of synthesized property '_name'",
            ]),
        DiagnosticCase(
            name: "a parameter's attribute twice",
            annotated: """
                @AppIntent(schema: .whiteboard.createBoard)
                struct CreateBoard {
                    @Parameter
                    @Parameter(title: "Title")
                    ^ Parameter 'title' of schema 'whiteboard.createBoard' cannot have attribute '@Parameter' beside '@Parameter'; remove '@Parameter'
                      > Remove '@Parameter(title: "Title")'
                    var title: String?
                }
                """,
            fixed: """
                @AppIntent(schema: .whiteboard.createBoard)
                struct CreateBoard {
                    @Parameter
                    var title: String?
                }
                """,
            compiler: [
                "3: generic type alias 'Parameter' requires that 'CreateBoard.Parameter<String?>' (aka 'IntentParameter<Optional<String>>') conform to '_IntentValue'"
            ]),
        DiagnosticCase(
            name: "a property's attribute on a parameter",
            annotated: """
                @AppIntent(schema: .whiteboard.createBoard)
                struct CreateBoard {
                    @Property var title: String?
                    ^ Parameter 'title' of schema 'whiteboard.createBoard' cannot have attribute '@Property'; write '@Parameter', or no attribute at all
                      > Replace 'Property' with 'Parameter'
                }
                """,
            fixed: """
                @AppIntent(schema: .whiteboard.createBoard)
                struct CreateBoard {
                    @Parameter var title: String?
                }
                """, compiler: ["3: unknown attribute 'Property'"]),
        DiagnosticCase(
            name: "a parameter's attribute on a property",
            annotated: """
                @AppEntity(schema: .notes.account)
                struct Account {
                    @Parameter var name: String
                    ^ Property 'name' of schema 'notes.account' cannot have attribute '@Parameter'; write '@Property', or no attribute at all
                      > Replace 'Parameter' with 'Property'
                }
                """,
            fixed: """
                @AppEntity(schema: .notes.account)
                struct Account {
                    @Property var name: String
                }
                """, compiler: ["3: unknown attribute 'Parameter'"]),
    ]
}
