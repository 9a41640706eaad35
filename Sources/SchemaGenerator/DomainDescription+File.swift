import Foundation
import JSON

extension DomainDescription {
    /// Reads a description.
    ///
    /// - Parameter file: The file.
    /// - Throws: ``SchemaGeneratorError`` where the file is not there or not in the form that `Schemas` has.
    init(readFrom file: URL) throws(SchemaGeneratorError) {
        var reader = DescriptionReader()
        do {
            self = reader.domain(try JSONValue(parsing: Data(contentsOf: file)))
        } catch {
            throw .unreadableDescription(file: file.lastPathComponent, reason: "\(error)")
        }
        if reader.problems.isEmpty { return }
        throw .unreadableDescription(
            file: file.lastPathComponent,
            reason: reader.problems.map { "\($0.place): \($0.message)" }.joined(separator: "\n"))
    }
}
