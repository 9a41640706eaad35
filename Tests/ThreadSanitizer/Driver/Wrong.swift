import JSON

/// An answer that is not the right one.
struct Wrong: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// Checks what came of an errand.
    static func check(_ result: Result<JSONValue, any Error>, _ errand: Errand) throws {
        switch (errand.expectation, result) {
        case (.answer(let isRight), .success(let answer)) where isRight(answer): return
        case (.failure(let words), .failure(let error)) where "\(error)".contains(words): return
        case (.cancellation, .failure(is CancellationError)): return
        case (_, .success(let answer)): throw Wrong("\(errand.app)/\(errand.intent) answered \(answer.text)")
        case (_, .failure(let error)): throw Wrong("\(errand.app)/\(errand.intent) failed: \(error)")
        }
    }
}
