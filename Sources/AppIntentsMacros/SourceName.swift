import SwiftSyntax

/// Names that stand in source, as they are meant.
enum SourceName {
    /// The name a token stands for, without backticks.
    static func plain(_ token: TokenSyntax) -> String { token.identifier?.name ?? token.text }
}
