/// Why a text is no value of a type, in words that end a sentence.
struct Misreading: Error, Equatable {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}
