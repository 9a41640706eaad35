/// Makes the edits that mend an app's source where exactly one is right.
public struct SourceRepair: Sendable {
    /// The files as they are after the edits.
    public private(set) var files: [SwiftSourceFile]
    /// The edits, in the order in which they were made.
    public private(set) var edits: [SourceEdit] = []
    /// The files that were left alone because of their syntax errors, though something in them could be mended.
    public private(set) var unreadablePaths: Set<String> = []

    /// Mends files, also what comes to light only by an edit.
    ///
    /// - Parameter files: All files of an app.
    public init(of files: [SwiftSourceFile]) {
        self.files = files
        while mend() {}
    }

    /// The paths of the files that have changed.
    public var changedPaths: Set<String> { Set(edits.map(\.path)) }

    /// Makes the edits for what is wrong now, and says whether there were any.
    private mutating func mend() -> Bool {
        let wanted = Set(SchemaCheck(files: files).problems().flatMap(\.edits))
        var isChanged = false
        for index in files.indices {
            // Of two edits at one place neither is the only right one.
            let own = Dictionary(grouping: wanted.filter { $0.path == files[index].path }, by: \.offset).values
                .filter { $0.count == 1 }.flatMap { $0 }.sorted { $0.offset < $1.offset }
            if own.isEmpty { continue }
            guard !files[index].hasSyntaxErrors else {
                unreadablePaths.insert(files[index].path)
                continue
            }
            var bytes = Array(files[index].text.utf8)
            for edit in own.reversed() {
                bytes.insert(contentsOf: Array((edit.text + edit.separator).utf8), at: edit.offset)
            }
            let file = files[index].replacingText(with: String(decoding: bytes, as: UTF8.self))
            guard !file.hasSyntaxErrors else { continue }
            files[index] = file
            // Each edit is a line of its own.
            edits = edits.map { earlier in
                let above = own.count { $0.path == earlier.path && $0.place.line <= earlier.place.line }
                return earlier.movedDown(by: above)
            }
            edits += own.enumerated().map { $0.element.movedDown(by: $0.offset) }
            isChanged = true
        }
        return isChanged
    }
}
