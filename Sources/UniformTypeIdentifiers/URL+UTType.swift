import Foundation

extension URL {
    /// This URL with a file name added, which gets the extension of a type unless its own already means the type.
    ///
    /// - Parameters:
    ///   - partialName: The name, with or without an extension.
    ///   - contentType: The type of what the name stands for.
    /// - Returns: The URL. A name is added as it is where the type has no extension.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(
            contentType.completing(partialName), isDirectory: contentType.conforms(to: .directory))
    }

    /// Adds a file name to this URL, which gets the extension of a type unless its own already means the type.
    ///
    /// - Parameters:
    ///   - partialName: The name, with or without an extension.
    ///   - contentType: The type of what the name stands for.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// This URL with the extension of a type added to its last component, unless its own already means the type.
    ///
    /// - Parameter contentType: The type of what the URL stands for.
    /// - Returns: The URL, as it is where the type has no extension.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let missing = contentType.missingExtension(of: lastPathComponent) else { return self }
        return appendingPathExtension(missing)
    }

    /// Adds the extension of a type to the last component of this URL, unless its own already means the type.
    ///
    /// - Parameter contentType: The type of what the URL stands for.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}

extension NSString {
    /// This path with a file name added, which gets the extension of a type unless its own already means the type.
    ///
    /// - Parameters:
    ///   - partialName: The name, with or without an extension.
    ///   - contentType: The type of what the name stands for.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
        appendingPathComponent(contentType.completing(partialName))
    }

    /// This path with the extension of a type added, unless its own already means the type.
    ///
    /// - Parameter contentType: The type of what the path stands for.
    public func appendingPathExtension(for contentType: UTType) -> String {
        contentType.completing(self as String)
    }
}

extension UTType {
    /// A name with the extension of this type.
    fileprivate func completing(_ name: String) -> String {
        missingExtension(of: name).map { "\(name).\($0)" } ?? name
    }

    /// The extension that a name lacks to stand for content of this type.
    fileprivate func missingExtension(of name: String) -> String? {
        guard let wanted = preferredFilenameExtension else { return nil }
        let given = (name as NSString).pathExtension
        let types = UTType.types(tag: given, tagClass: .filenameExtension, conformingTo: nil)
        return types.contains { $0.conforms(to: self) } || given.lowercased() == wanted ? nil : wanted
    }
}
