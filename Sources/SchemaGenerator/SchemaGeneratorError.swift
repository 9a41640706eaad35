/// Why the generator could not do its work.
public enum SchemaGeneratorError: Error, Equatable, CustomStringConvertible {
    /// The folder of descriptions could not be listed.
    case unreadableFolder(path: String, reason: String)
    /// A description is not there or not in the form `Schemas` has.
    case unreadableDescription(file: String, reason: String)
    /// A generated file could not be written or removed.
    case unwritableFile(path: String, reason: String)

    /// What was wrong, with which file.
    public var description: String {
        switch self {
        case .unreadableFolder(let path, let reason):
            "cannot list '\(path)': \(reason); run the generator in the package's root folder"
        case .unreadableDescription(let file, let reason):
            "cannot read 'Schemas/\(file)': \(reason)"
        case .unwritableFile(let path, let reason):
            "cannot write '\(path)': \(reason)"
        }
    }
}
