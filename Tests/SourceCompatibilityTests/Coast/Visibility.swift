import AppIntents

enum Visibility: Int, AppEnum {
    case good = 10
    case hazy = 5
    case none = 0

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Visibility")
    static var caseDisplayRepresentations: [Visibility: DisplayRepresentation] = [
        .good: .init(title: "Good", subtitle: "Ten miles and more", image: .init(systemName: "sun.max")),
        .hazy: "Hazy",
    ]
}
