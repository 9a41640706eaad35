import Foundation
import UniformTypeIdentifiers

/// Makes names for files of content.
enum FileName {
    /// A name with the extension of a kind of content, and with nothing that could lead elsewhere.
    ///
    /// - Parameters:
    ///   - suggestion: The name that the value suggests.
    ///   - contentType: The kind of content.
    static func of(_ suggestion: String?, _ contentType: UTType) -> String {
        let safe = (suggestion ?? "").replacing("/", with: "-").replacing("\0", with: "")
        let base = safe.isEmpty || safe == "." || safe == ".." ? "Content" : safe
        guard let wanted = contentType.preferredFilenameExtension else { return base }
        let given = (base as NSString).pathExtension
        if UTType(filenameExtension: given) == contentType { return base }
        return "\(base).\(wanted)"
    }
}
