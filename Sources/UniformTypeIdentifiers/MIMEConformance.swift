/// Tells which declared types content of a MIME type conforms to.
enum MIMEConformance {
    /// The declared types that content of a MIME type is, the database's subclasses followed as far as a declared type.
    ///
    /// - Parameters:
    ///   - mimeType: The MIME type, in lower case.
    ///   - database: Tells which MIME types are subclasses of others.
    static func supertypes(of mimeType: String, in database: SharedMIMEInfo) -> [String] {
        var found: [String] = []
        var seen: Set<String> = []
        var open = [mimeType]
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            let declared = next == mimeType ? [] : UTTypeTable.identifiers(tag: next, tagClass: .mimeType)
            found += declared.prefix(1)
            if let family = family(of: next) { found.append(family) }
            if declared.isEmpty { open += database.parents(of: next) }
        }
        return found
    }

    /// The base type of the MIME type's first half, or of its structured syntax suffix (RFC 6839).
    private static func family(of mimeType: String) -> String? {
        if mimeType.hasSuffix("+json") { return "public.json" }
        if mimeType.hasSuffix("+xml") { return mimeType.hasPrefix("image/") ? "public.image" : "public.xml" }
        return switch mimeType.prefix(while: { $0 != "/" }) {
        case "text": "public.text"
        case "image": "public.image"
        case "audio": "public.audio"
        case "video": "public.movie"
        case "font": "public.font"
        case "model": "public.3d-content"
        case "message": "public.message"
        default: nil
        }
    }
}
