extension UTType {
    /// The type of files with an extension.
    ///
    /// - Parameters:
    ///   - filenameExtension: The extension, without its dot; case does not matter.
    ///   - supertype: What the type must conform to.
    /// - Returns: A declared type where there is one, and a dynamic type elsewhere; `nil` where no file name could end so.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type of a MIME type.
    ///
    /// - Parameters:
    ///   - mimeType: The MIME type, as `image/png`; parameters after a `;` do not matter, nor does case.
    ///   - supertype: What the type must conform to.
    /// - Returns: A declared type where there is one, and a dynamic type elsewhere; `nil` where it is no MIME type.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The type of a tag.
    ///
    /// - Parameters:
    ///   - tag: The tag.
    ///   - tagClass: The tag's class.
    ///   - supertype: What the type must conform to; anything where it is `nil`.
    /// - Returns: A declared type where there is one, and a dynamic type elsewhere; `nil` where there can be no such tag.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let type = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = type
    }

    /// The types of a tag, the most likely one first.
    ///
    /// - Parameters:
    ///   - tag: The tag.
    ///   - tagClass: The tag's class.
    ///   - supertype: What the types must conform to; anything where it is `nil`.
    /// - Returns: The declared types, or else a dynamic one; none where there can be no such tag.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        guard let tag = tagClass.normalized(tag) else { return [] }
        let declared = UTTypeTable.identifiers(tag: tag, tagClass: tagClass).map { UTType(declared: $0) }
            .filter { type in supertype.map { type.mayBe($0) } ?? true }
        if !declared.isEmpty { return declared }
        let made = DynamicType(
            supertypes: supertype.map { [$0.identifier] } ?? [], tagClass: tagClass, tag: tag)
        return [UTType(declared: made.identifier)]
    }

    /// The labels by which systems know this type, by their class, the preferred ones first.
    public var tags: [UTTagClass: [String]] {
        if let declaration = UTTypeTable.byIdentifier[identifier] {
            return [
                .filenameExtension: declaration.filenameExtensions, .mimeType: declaration.mimeTypes,
            ].filter { !$0.value.isEmpty }
        }
        guard let dynamic = DynamicType(identifier: identifier) else { return [:] }
        var tags = [dynamic.tagClass: [dynamic.tag]]
        let database = SharedMIMEInfo.current
        switch dynamic.tagClass {
        case .filenameExtension: tags[.mimeType] = database.mimeTypes(filenameExtension: dynamic.tag)
        case .mimeType: tags[.filenameExtension] = database.filenameExtensions(mimeType: dynamic.tag)
        default: break
        }
        return tags.filter { !$0.value.isEmpty }
    }

    /// Whether content of this type may stand where another type is asked for.
    ///
    /// Some declared types, such as messages and calendar events, say what content means and not how it is kept. They pass
    /// for data, which is what is asked for where nothing is said.
    private func mayBe(_ type: UTType) -> Bool {
        conforms(to: type) || type == .data && !conforms(to: .item)
    }
}
