/// What all generated files have in common.
enum GeneratedFile {
    /// The first line, which says where the file comes from.
    static let notice = "// Generated from Schemas by generate-schemas; change those and run it again."
}
