import SwiftSyntax

/// Names as they stand in source and as they are meant.
enum SourceName {
    /// The name a token stands for, without backticks.
    static func plain(_ token: TokenSyntax) -> String { token.identifier?.name ?? token.text }

    /// The name as it can stand in a declaration, between backticks if it is a keyword there.
    static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
        "false", "for", "func", "guard", "if", "import", "in", "init", "internal", "is", "let", "nil", "operator",
        "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "super", "switch", "throw",
        "true", "try", "var", "where", "while",
    ]
}
