import AppIntents

/// What a harbour master may call out to: a boat, a berth, a length of time to wait, a rig, or whatever is said.
@UnionValue
enum Hail {
    case boat(Boat)
    case berth(Berth)
    case wait(Duration)
    case rig(kind: Rig)
    case words(String)

    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Hail" }
    static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [
        .boat: "Boat", .berth: "Berth", .wait: "Waiting time", .rig: "Rig", .words: "Words",
    ]
}

/// A number or several boats, where words alone are nothing.
@UnionValue
enum Count {
    case whole(Int), part(Double), several([Boat])
}
