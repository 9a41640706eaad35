import Foundation

/// A file to be stored beside a note and embedded in it.
public struct NewAttachment: Hashable, Sendable {
    /// The name to store it under; where it is taken, a number is added.
    public let filename: String
    /// The file's bytes.
    public let data: Data

    /// The attachment with the given values.
    public init(filename: String, data: Data) {
        self.filename = filename
        self.data = data
    }
}
