/// Names of files, as file systems take them.
public enum FileName {
    /// What the file systems in use allow for one name.
    public static let byteLimit = 255

    /// A name with a number before its extension: `Plan 2.md`.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - number: The number.
    /// - Returns: The new name, cut to what fits.
    public static func numbered(_ name: String, _ number: Int) -> String {
        let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 == name.startIndex ? nil : $0 }
        let suffix = dot.map { String(name[$0...]) } ?? ""
        let tail = " \(number)\(suffix)"
        return prefix(of: String(name[..<(dot ?? name.endIndex)]), fitting: byteLimit - tail.utf8.count) + tail
    }

    /// The longest beginning of whole characters that fits.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - room: How many bytes there are.
    public static func prefix(of name: String, fitting room: Int) -> String {
        var result = ""
        var size = 0
        for character in name {
            size += character.utf8.count
            if size > room { break }
            result.append(character)
        }
        return result
    }
}
