import AppIntents

/// What a boat carries.
@UnionValue
enum Cargo {
    case berth(BerthEntity)
    case weight(Double)
    case note(String)
}
