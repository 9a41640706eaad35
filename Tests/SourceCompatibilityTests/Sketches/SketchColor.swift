import AppIntents

@AppEnum(schema: .whiteboard.color)
enum SketchColor: String, AppEnum {
    case white
    case black
    case grey
    case green
    case red
    case blue
    case burntSienna

    static var caseDisplayRepresentations: [SketchColor: AppIntents.DisplayRepresentation] = [:]
}
