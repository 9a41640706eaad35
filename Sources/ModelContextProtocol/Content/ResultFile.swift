import IntentRuntime

/// A file in the structured form of a result, which is told there by name, type and size.
struct ResultFile: Sendable {
    /// What leads to it in the structured form.
    let path: [String]
    let file: ContainedFile
    /// The URI that it is read by, where it has one without being kept.
    let uri: String?
}

extension ResultFile {
    /// The files of an entity.
    ///
    /// - Parameters:
    ///   - record: The entity.
    ///   - path: What leads to the entity.
    static func all(of record: EntityRecord, at path: [String]) -> [ResultFile] {
        record.files.map { file in
            ResultFile(
                path: path + ["properties"] + file.path, file: file,
                uri: ResourceAddress.property(file.path, of: record.uri))
        }
    }
}
