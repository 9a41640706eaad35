/// Compares all of an app's source with the schemas that its types follow.
///
/// A macro sees the declaration it stands on. What shows only in several declarations together is looked at here: whether
/// a group of schemas is there as a whole, whether the types that schemas refer to follow them, what a union may hold.
public struct SchemaCheck: Sendable {
    private let files: [SwiftSourceFile]

    /// Takes the files of an app.
    ///
    /// - Parameter files: All files of its modules, in the order in which what is wrong shall be told.
    public init(files: [SwiftSourceFile]) { self.files = files }

    /// Everything that is wrong, in the order of the files and of their source.
    public func problems() -> [SourceProblem] {
        let app = CheckedApp(files)
        let problems =
            GroupRule.problems(in: app) + ReferenceRule.problems(in: app) + UnionRule.problems(in: app)
            + RepetitionRule.problems(in: app) + SearchRule.problems(in: app) + ResultRule.problems(in: app)
        let order = Dictionary(files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
        func key(_ problem: SourceProblem) -> (Int, Int, Int) {
            (order[problem.place.path] ?? files.count, problem.place.line, problem.place.column)
        }
        return problems.sorted { key($0) < key($1) }
    }
}
