import AccountStorage

/// What a note, a folder or an attachment may be called.
///
/// The characters `\ / : * ? " < > |` are refused, as Obsidian and other systems' file names refuse them.
enum NoteName {
    private static let forbidden: Set<Unicode.Scalar> = ["\\", "/", ":", "*", "?", "\"", "<", ">", "|"]

    /// Checks a note's name.
    ///
    /// - Parameters:
    ///   - name: The name; white space around it and an extension of a note at its end are dropped.
    ///   - fileExtension: The extension the file will have.
    /// - Returns: The file's name, with the extension.
    /// - Throws: ``VaultError/invalidName(name:reason:suggestion:)``.
    static func noteFile(_ name: String, fileExtension: String) throws(VaultError) -> String {
        var base = trimmed(name)
        if let given = NotePath.fileExtension(of: base), NotePath.extensions.contains(given.lowercased()) {
            base = String(base.dropLast(given.count + 1))
        }
        let suffix = ".\(fileExtension)"
        return try checked(base, original: name, room: FileName.byteLimit - suffix.utf8.count) + suffix
    }

    /// Checks the name of a folder or an attachment.
    ///
    /// - Parameter name: The name; white space around it is dropped.
    /// - Returns: The name.
    /// - Throws: ``VaultError/invalidName(name:reason:suggestion:)``.
    static func file(_ name: String) throws(VaultError) -> String {
        try checked(trimmed(name), original: name, room: FileName.byteLimit)
    }

    private static func checked(_ name: String, original: String, room: Int) throws(VaultError) -> String {
        if name.isEmpty {
            throw .invalidName(name: original, reason: "it is empty", suggestion: "Untitled")
        }
        if let scalar = name.unicodeScalars.first(where: isForbidden) {
            let code = String(scalar.value, radix: 16, uppercase: true)
            let shown =
                isControl(scalar)
                ? "it has the control character U+\(String(repeating: "0", count: max(0, 4 - code.count)))\(code)"
                : "it has the character \(scalar)"
            throw .invalidName(name: original, reason: shown, suggestion: suggestion(for: name, room: room))
        }
        if name.hasPrefix(".") {
            let reason = "it starts with a dot, which would hide it"
            throw .invalidName(name: original, reason: reason, suggestion: suggestion(for: name, room: room))
        }
        if name.utf8.count > room {
            let reason = "it is \(name.utf8.count) bytes long, and \(room) fit"
            throw .invalidName(name: original, reason: reason, suggestion: suggestion(for: name, room: room))
        }
        return name
    }

    private static func suggestion(for name: String, room: Int) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in name.unicodeScalars { scalars.append(isForbidden(scalar) ? "-" : scalar) }
        let shown = trimmed(String(String(scalars).drop { $0 == "." }))
        let short = trimmed(FileName.prefix(of: shown, fitting: room))
        return short.isEmpty ? "Untitled" : short
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        forbidden.contains(scalar) || isControl(scalar)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control
    }

    private static func trimmed(_ name: String) -> String {
        // Control characters such as a line break are white space too, but belong to the name and are reported.
        String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
