import SwiftSyntax

extension DeclSyntax {
    /// A declaration that is handed to the compiler as text.
    ///
    /// The compiler parses what a macro gives it. To have it parsed and laid out here as well takes longer than all else that
    /// a macro of this package does.
    ///
    /// - Parameter text: The declaration's source.
    init(text: String) { self.init(MissingDeclSyntax(placeholder: .identifier(text))) }
}
