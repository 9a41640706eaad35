import Foundation

/// A kind of content: text, a PNG image, a folder.
///
/// Some types are declared: those that the system knows, which have constants here, and those that an app declares with
/// ``init(exportedAs:conformingTo:)``. A file name extension or a MIME type that no declared type has still leads to a
/// type, a *dynamic* one, whose identifier begins with `dyn.` and tells what it was made of. Where the system has a
/// [shared MIME database](https://specifications.freedesktop.org/shared-mime-info-spec/latest/), it is asked what such
/// content is called and what it conforms to.
///
/// Follows [`UTType`](https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct).
public struct UTType: Sendable, Hashable {
    /// The type's identifier, in reverse-DNS form, as `public.png`.
    public let identifier: String

    /// The type of an identifier.
    ///
    /// - Parameter identifier: A declared identifier, as `public.png`, or one of a dynamic type.
    /// - Returns: `nil` where no type of that identifier is known.
    public init?(_ identifier: String) {
        self.identifier = identifier
        guard isDeclared || DynamicType(identifier: identifier) != nil else { return nil }
    }

    /// The type of an identifier, known here or not.
    ///
    /// - Parameters:
    ///   - identifier: The identifier.
    ///   - allowUndeclared: Whether an identifier that is not known here makes a type too. Such a type is neither
    ///     declared nor dynamic and conforms to nothing else.
    /// - Returns: `nil` where the identifier is not known and was to be, or where it is none: only ASCII letters, digits,
    ///   dots and hyphens may be in it.
    public init?(identifier: String, allowUndeclared: Bool) {
        if let known = UTType(identifier) {
            self = known
            return
        }
        let isWellFormed =
            !identifier.isEmpty && !identifier.hasPrefix("dyn.")
            && identifier.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"): true
                default: false
                }
            }
        guard allowUndeclared, isWellFormed else { return nil }
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

    /// Whether the type is declared, by the system or by this app.
    public var isDeclared: Bool {
        UTTypeTable.byIdentifier[identifier] != nil || UTTypeRegistry.isDeclared(identifier)
    }

    /// Whether the type was made of a tag that no declared type has.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// Whether the type is in the public domain: its identifier begins with `public.`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// The type's version; no declaration known here has one, so this is `nil`.
    public var version: Int? { nil }

    /// Where the type's format is described; no declaration known here names a page, so this is `nil`.
    public var referenceURL: URL? { nil }

    /// The extension that new files of this type get, without its dot.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The MIME type of this type.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// What a person calls content of this type, in the person's language where the shared MIME database has it and in
    /// English elsewhere; `nil` where nobody has a word for it.
    public var localizedDescription: String? {
        let comments = SharedMIMEInfo.current.comments(of: preferredMIMEType ?? "")
        let language = Locale.current.language.languageCode?.identifier ?? "en"
        let english = UTTypeTable.descriptions[identifier] ?? comments[""]
        return language == "en" ? english : comments[Locale.current.identifier] ?? comments[language] ?? english
    }
}

extension UTType: CustomStringConvertible {
    /// The identifier.
    public var description: String { identifier }
}
