extension FoundEntities: RandomAccessCollection {
    /// The first index.
    public var startIndex: Int { records.startIndex }

    /// The index behind the last.
    public var endIndex: Int { records.endIndex }

    /// An entity that can be told.
    public subscript(position: Int) -> EntityRecord { records[position] }
}
