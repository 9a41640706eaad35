/// Which bytes of content are wanted.
struct ContentRange: Sendable, Equatable {
    let offset: Int
    let length: Int

    init(offset: Int = 0, length: Int = ContentLimits.part) {
        self.offset = offset
        self.length = length
    }
}
