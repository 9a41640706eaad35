import SwiftDiagnostics

/// What an edit that a diagnostic offers would do.
struct SchemaFixIt: FixItMessage {
    let message: String
    private let id: String

    var fixItID: MessageID { MessageID(domain: "AppIntentsMacros", id: id) }

    /// Puts a declaration in.
    static func insert(_ declaration: String) -> SchemaFixIt {
        SchemaFixIt(message: "Insert '\(declaration)'", id: "insert")
    }

    /// Puts one piece of source in another's place.
    static func replace(_ old: String, with new: String) -> SchemaFixIt {
        SchemaFixIt(message: "Replace '\(old)' with '\(new)'", id: "replace")
    }

    /// Takes a piece of source out.
    static func remove(_ old: String) -> SchemaFixIt { SchemaFixIt(message: "Remove '\(old)'", id: "remove") }

    /// Declares the enum of a union, and has a member be one.
    static func declareUnion(_ union: String, member: String) -> SchemaFixIt {
        SchemaFixIt(message: "Declare union '\(union)' and make it the type of '\(member)'", id: "declareUnion")
    }

    /// Splits a declaration of several variables.
    static let split = SchemaFixIt(message: "Declare each variable on its own", id: "split")
}
