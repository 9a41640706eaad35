/// Finds where the Markdown and HTML of a text would have whoever renders it fetch something, or hide what follows.
///
/// Those are images that are not plainly local files, HTML tags that load, run, style or swallow text, and addresses of images that some
/// renderers turn into images by themselves. Links that wait to be followed are left. It errs on the side of taking more.
struct FetchingMarkup {
    /// Up to where an alternative text is read for a local image.
    private static let alternativeTextLimit = 200

    /// Tags that load, run, or keep what follows from being shown as text.
    private static let swallowingTags: Set<String> = [
        "applet", "audio", "base", "embed", "frame", "frameset", "iframe", "image", "img", "input", "link", "math",
        "meta", "noembed", "noframes", "noscript", "object", "picture", "plaintext", "script", "source", "style", "svg",
        "template", "textarea", "title", "track", "video", "xmp",
    ]

    private static let imageEndings = [
        ".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg", ".bmp", ".avif", ".apng", ".ico", ".tif", ".tiff", ".heic",
    ].map { Array($0.unicodeScalars) }

    private let scalars: [Unicode.Scalar]
    /// Where the address that was read last ends, and whether it is an image's: addresses within it end with it.
    private var lastAddress: (end: Int, isImage: Bool) = (0, false)

    init(_ scalars: [Unicode.Scalar]) {
        self.scalars = scalars
    }

    /// Whether the character at an index must not stand as it is, so that nothing is fetched.
    mutating func breaks(at index: Int) -> Bool {
        switch scalars[index] {
        case "!": at(index + 1) == "[" && !isLocalImage(at: index)
        case "<": isSwallowingTag(at: index)
        case ":": beginsAddress(at: index) && isImageAddress(from: index)
        case ".": endsWithWWW(at: index) && isImageAddress(from: index)
        default: false
        }
    }

    private func at(_ index: Int) -> Unicode.Scalar? {
        scalars.indices.contains(index) ? scalars[index] : nil
    }

    // MARK: Images in Markdown

    /// `![words](path)` or `![[name]]`, neither of which leaves the folder it is in.
    private func isLocalImage(at index: Int) -> Bool {
        if at(index + 2) == "[" {
            guard let end = endOfLabel(from: index + 3), at(end + 1) == "]" else { return false }
            return at(end + 2) != "(" && at(end + 2) != "[" && !scalars[(index + 3)..<end].contains(":")
        }
        guard let end = endOfLabel(from: index + 2), at(end + 1) == "(" else { return false }
        return isLocalPath(from: end + 2)
    }

    /// Where a label without brackets, line breaks and escapes ends.
    private func endOfLabel(from start: Int) -> Int? {
        for index in start..<max(start, min(start + Self.alternativeTextLimit, scalars.count)) {
            switch scalars[index] {
            case "]": return index
            case "[", "\n", "\r", "\\": return nil
            default: continue
            }
        }
        return nil
    }

    private func isLocalPath(from start: Int) -> Bool {
        guard at(start) != "/" || at(start + 1) != "/" else { return false }
        var index = start
        while let scalar = at(index) {
            switch scalar {
            case ")": return index > start
            case ":", "&", "\\", "<", ">", "(": return false
            case _ where scalar.properties.isWhitespace: return false
            default: index += 1
            }
        }
        return false
    }

    // MARK: Tags of HTML

    private func isSwallowingTag(at index: Int) -> Bool {
        switch at(index + 1) {
        case "!", "?": return true
        case "/": return at(index + 2).map { !Self.isLetter($0) } ?? false
        case let next? where Self.isLetter(next): break
        default: return false
        }
        guard let end = scalars[(index + 1)...].firstIndex(where: { $0 == ">" || $0 == "<" }), scalars[end] == ">"
        else { return true }
        let tag = scalars[(index + 1)..<end]
        if Self.isAutolink(tag) { return false }
        let name = tag.prefix { !$0.properties.isWhitespace && $0 != "/" }.map(Self.lowercased)
        let attributes = tag.dropFirst(name.count)
        if Self.swallowingTags.contains(Self.string(name)) { return true }
        // What has no value has no address.
        return attributes.contains("=") && !(name == ["a"] && Self.areOfPlainLink(attributes))
    }

    /// `<https://example.org>`
    private static func isAutolink(_ tag: ArraySlice<Unicode.Scalar>) -> Bool {
        let scheme = tag.prefix { isLetter($0) || isDigit($0) || $0 == "+" || $0 == "." || $0 == "-" }
        return scheme.count > 1 && tag.dropFirst(scheme.count).first == ":"
            && !tag.contains { $0.properties.isWhitespace }
    }

    /// Whether the attributes of an `a` are no more than `href` and `title`, in quotes.
    private static func areOfPlainLink(_ attributes: ArraySlice<Unicode.Scalar>) -> Bool {
        var rest = attributes
        while true {
            rest = rest.drop { $0.properties.isWhitespace }
            if rest.isEmpty { return true }
            let name = rest.prefix { isLetter($0) }
            guard ["href", "title"].contains(string(name.map(lowercased))) else { return false }
            rest = rest.dropFirst(name.count)
            guard rest.popFirst() == "=", let quote = rest.popFirst(), quote == "\"" || quote == "'",
                let end = rest.firstIndex(of: quote)
            else { return false }
            rest = rest[(end + 1)...]
        }
    }

    // MARK: Addresses

    /// Whether `http` or `https` stands before a colon and two slashes behind it, other than where a link points.
    private func beginsAddress(at index: Int) -> Bool {
        guard at(index + 1) == "/", at(index + 2) == "/" else { return false }
        for scheme in ["http", "https"] {
            let start = index - scheme.count
            guard start >= 0, Self.string(scalars[start..<index].map(Self.lowercased)) == scheme else { continue }
            return !isTarget(at: start)
        }
        return false
    }

    /// Whether what begins at an index is where a link of Markdown or HTML points.
    private func isTarget(at start: Int) -> Bool {
        ["](", "](<", "]: ", "href=\"", "href='"].contains { lead in
            let length = lead.unicodeScalars.count
            return start >= length
                && Self.string(scalars[(start - length)..<start].map(Self.lowercased)) == lead
        }
    }

    private func endsWithWWW(at index: Int) -> Bool {
        guard index >= 3, scalars[(index - 3)..<index].allSatisfy({ Self.lowercased($0) == "w" }) else { return false }
        return at(index - 4).map { !Self.isLetter($0) && !Self.isDigit($0) && $0 != "/" && $0 != "." } ?? true
    }

    private mutating func isImageAddress(from index: Int) -> Bool {
        if index >= lastAddress.end { lastAddress = address(from: index) }
        return lastAddress.isImage
    }

    /// The end of an address, and whether it has the ending of an image's file name anywhere.
    private func address(from start: Int) -> (end: Int, isImage: Bool) {
        var index = start
        var isImage = false
        while let scalar = at(index), !scalar.properties.isWhitespace, scalar != "<" {
            if scalar == ".", !isImage { isImage = hasImageEnding(at: index) }
            index += 1
        }
        return (index, isImage)
    }

    private func hasImageEnding(at index: Int) -> Bool {
        Self.imageEndings.contains { ending in
            let end = index + ending.count
            guard end <= scalars.count, zip(ending, scalars[index..<end]).allSatisfy({ $0 == Self.lowercased($1) })
            else { return false }
            return at(end).map { !Self.isLetter($0) && !Self.isDigit($0) } ?? true
        }
    }

    // MARK: Characters

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(lowercased(scalar)) }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private static func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar
    }

    private static func string(_ scalars: [Unicode.Scalar]) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}
