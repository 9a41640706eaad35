/// A kind of content: text, a PNG image, a folder.
///
/// Follows the `UTType` of the UniformTypeIdentifiers framework, for the common types of files.
public struct UTType: Sendable, Hashable {
    /// The type's identifier, in reverse-DNS form, as `public.png`.
    public let identifier: String

    /// The type of an identifier.
    ///
    /// - Parameter identifier: A declared identifier, as `public.png`.
    /// - Returns: `nil` where no type of that identifier is known.
    public init?(_ identifier: String) {
        guard UTTypeTable.byIdentifier[identifier] != nil || UTTypeRegistry.isDeclared(identifier) else { return nil }
        self.identifier = identifier
    }

    /// The type of files with an extension.
    ///
    /// - Parameter filenameExtension: The extension, without its dot; case does not matter.
    /// - Returns: `nil` where no type with that extension is known.
    public init?(filenameExtension: String) {
        guard let identifier = UTTypeTable.byExtension[filenameExtension.lowercased()] else { return nil }
        self.identifier = identifier
    }

    /// The type of a MIME type.
    ///
    /// - Parameter mimeType: The MIME type, as `image/png`; parameters after a `;` do not matter, nor does case.
    /// - Returns: `nil` where no such type is known.
    public init?(mimeType: String) {
        let essence = mimeType.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
        guard let identifier = UTTypeTable.byMIMEType[essence] else { return nil }
        self.identifier = identifier
    }

    /// A type that this app owns and declares.
    ///
    /// - Parameters:
    ///   - identifier: The type's identifier, in reverse-DNS form.
    ///   - parentType: A type that content of this type is too.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, conformingTo: parentType)
    }

    /// A type that another app owns and this one knows of.
    ///
    /// - Parameters:
    ///   - identifier: The type's identifier, in reverse-DNS form.
    ///   - parentType: A type that content of this type is too.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, conformingTo: parentType)
    }

    private init(declaring identifier: String, conformingTo parentType: UTType?) {
        self.identifier = identifier
        UTTypeRegistry.declare(identifier, conformingTo: parentType?.identifier)
    }

    init(declared identifier: String) {
        self.identifier = identifier
    }

    private var declaration: UTTypeTable.Declaration? { UTTypeTable.byIdentifier[identifier] }

    /// The extension that new files of this type get, without its dot.
    public var preferredFilenameExtension: String? { declaration?.filenameExtensions.first }

    /// The MIME type of this type.
    public var preferredMIMEType: String? { declaration?.mimeTypes.first }

    /// Whether content of this type is also content of another type.
    ///
    /// - Parameter type: The other type, or this one.
    public func conforms(to type: UTType) -> Bool {
        var open = [identifier]
        var seen: Set<String> = []
        while let next = open.popLast() {
            if next == type.identifier { return true }
            guard seen.insert(next).inserted else { continue }
            open += (UTTypeTable.byIdentifier[next]?.supertypes ?? []) + UTTypeRegistry.supertypes(of: next)
        }
        return false
    }
}
