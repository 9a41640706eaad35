/// How much of something goes into one message. The rest is read by its URI.
enum ContentLimits {
    /// The longest text, or content in base64, that stands in a result, in bytes.
    static let inline = 8 << 10
    /// The most content of files that stands in one result, in bytes.
    static let inlineTotal = 32 << 10
    /// How many files of one result have a block of their own.
    static let blocks = 50
    /// The longest text in the structured form of a result, and the longest JSON that repeats it, in bytes.
    static let structured = 32 << 10
    /// How many bytes are read where nothing is said.
    static let part = 32 << 10
    /// How many bytes can be read at a time.
    static let longestPart = 1 << 20
    /// The largest file that an argument holds itself, in bytes.
    static let givenFile = 1 << 20
    /// The largest file that an argument names, in bytes.
    static let namedFile = 10 << 20
}
