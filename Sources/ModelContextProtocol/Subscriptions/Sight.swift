import JSON

/// What reading a resource gave, as far as it is needed to know whether it gives something else later.
enum Sight: Equatable, Sendable {
    /// There is one; the number stands for all that reading it gave.
    case present(Int)
    /// There is none.
    case absent
    /// It could not be read, which says nothing about what it is.
    case unreadable

    /// What an answer to `resources/read` shows, in a revision that begins with `initialize`.
    init(_ answer: Answer) {
        switch answer {
        case .success(let result):
            let text = JSONValue.object(result).text
            // The mark is another each time.
            let mark = result["_meta"]?[ForeignText.key]?["mark"]?.string
            self = .present((mark.map { text.replacing($0, with: "") } ?? text).hashValue)
        case .failure(let error): self = error.code == RPCError.Code.resourceNotFound ? .absent : .unreadable
        }
    }
}
