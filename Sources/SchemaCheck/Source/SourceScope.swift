/// Where a name stands: what is around it decides which type it means.
struct SourceScope {
    let file: SwiftSourceFile
    /// The types around the place, from the outermost in.
    let path: [String]

    /// The place inside a type of this one.
    func inside(_ names: [String]) -> SourceScope { SourceScope(file: file, path: path + names) }
}
