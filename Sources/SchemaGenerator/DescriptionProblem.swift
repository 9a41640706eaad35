/// What is wrong with a description of a domain, at one place in its file.
struct DescriptionProblem: Hashable {
    /// Where, from the outermost value on: `entities[2].properties[0].type`. It is empty for the whole file.
    let place: String
    /// What is wrong, and what would be right.
    let message: String
}
