import Foundation

extension URLResourceKey {
    /// The key of a file's type, as ``Foundation/URLResourceValues/contentType`` tells it.
    ///
    /// This system's Foundation does not know the key by Apple's name, so it is the key of the file's path, which the type
    /// is told from.
    public static var contentTypeKey: URLResourceKey { .pathKey }
}

extension URLResourceValues {
    /// The type of the file: whether it is a folder or a link, and else what its name's extension says.
    ///
    /// A file without an extension is data, or an executable where it may be run. The value is there where
    /// ``Foundation/URLResourceKey/contentTypeKey`` was asked for and the file could be looked at.
    public var contentType: UTType? {
        guard let path, let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
        let name = (path as NSString).pathExtension
        switch attributes[.type] as? FileAttributeType {
        case .typeSymbolicLink: return .symbolicLink
        case .typeDirectory:
            let types = UTType.types(tag: name, tagClass: .filenameExtension, conformingTo: .directory)
            return types.first { $0.isDeclared } ?? .folder
        case .typeRegular:
            if let type = UTType(filenameExtension: name) { return type }
            return FileManager.default.isExecutableFile(atPath: path) ? .unixExecutable : .data
        default: return .item
        }
    }
}
