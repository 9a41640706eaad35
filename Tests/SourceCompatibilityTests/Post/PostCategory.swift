import AppIntents

@AppEnum(schema: .mail.category)
enum PostCategory: String {
    case personal
    case circulars

    static let caseDisplayRepresentations: [PostCategory: DisplayRepresentation] = [
        .personal: "Personal",
        .circulars: DisplayRepresentation(title: "Circulars", subtitle: "Sent to many"),
    ]
}
