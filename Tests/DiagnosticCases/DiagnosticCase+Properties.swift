extension DiagnosticCase {
    /// What is said of the property macros.
    static let properties: [DiagnosticCase] = [
        DiagnosticCase(
            name: "a computed property that is stored",
            annotated: """
                struct Trail: AppEntity {
                    @ComputedProperty var name: String
                                          ^ Attribute 'ComputedProperty' cannot be applied to stored property 'name'; use '@Property', or give it a getter
                                            > Replace 'ComputedProperty' with 'Property'
                }
                """,
            fixed: """
                struct Trail: AppEntity {
                    @Property var name: String
                }
                """),
        DiagnosticCase(
            name: "a computed property that takes time",
            annotated: """
                struct Trail: AppEntity {
                    @ComputedProperty var name: String { get async throws { "" } }
                                          ^ Attribute 'ComputedProperty' needs a getter of 'name' that is neither 'async' nor 'throws'; use '@DeferredProperty' in its place
                                            > Replace 'ComputedProperty' with 'DeferredProperty'
                }
                """,
            fixed: """
                struct Trail: AppEntity {
                    @DeferredProperty var name: String { get async throws { "" } }
                }
                """),
        DiagnosticCase(
            name: "a deferred property that takes no time",
            annotated: """
                struct Trail: AppEntity {
                    @DeferredProperty(title: "Name") var name: String { "" }
                                                         ^ Attribute 'DeferredProperty' needs an 'async' getter of 'name'; write 'get async throws', or use '@ComputedProperty' in its place
                                                           > Replace 'DeferredProperty' with 'ComputedProperty'
                }
                """,
            fixed: """
                struct Trail: AppEntity {
                    @ComputedProperty(title: "Name") var name: String { "" }
                }
                """),
        DiagnosticCase(
            name: "a property macro in an extension",
            annotated: """
                struct Trail: AppEntity {}
                extension Trail {
                    @ComputedProperty var name: String { "" }
                                          ^ Attribute 'ComputedProperty' cannot be applied in an extension; move 'name' into the body of its type
                }
                """,
            fixed: """
                struct Trail: AppEntity {}
                extension Trail {
                    @ComputedProperty var name: String { "" }
                }
                """, isSettled: false,
            mended: """
                struct Trail: AppEntity {
                    @ComputedProperty var name: String { "" }
                }
                """, isNested: false),
        DiagnosticCase(
            name: "a property macro on a static variable and on a function",
            annotated: """
                struct Trail: AppEntity {
                    @ComputedProperty static var name: String { "" }
                    ^ Attribute 'ComputedProperty' cannot be applied here; apply it to one variable of an entity's instances
                    @DeferredProperty func length() -> Int { 1 }
                    ^ Attribute 'DeferredProperty' cannot be applied here; apply it to one variable of an entity's instances
                }
                """,
            fixed: """
                struct Trail: AppEntity {
                    @ComputedProperty static var name: String { "" }
                    @DeferredProperty func length() -> Int { 1 }
                }
                """, isSettled: false,
            mended: """
                struct Trail: AppEntity {
                    static var name: String { "" }
                    func length() -> Int { 1 }
                }
                """),
    ]
}
