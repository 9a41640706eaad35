/// Why a file is not changed: it would be harmed, or is not understood.
struct EditRefusal: Error, CustomStringConvertible {
    /// What keeps the file from being changed, as the rest of a sentence that names it.
    let description: String

    /// Makes a refusal.
    ///
    /// - Parameter description: What keeps the file from being changed.
    init(_ description: String) {
        self.description = description
    }
}
