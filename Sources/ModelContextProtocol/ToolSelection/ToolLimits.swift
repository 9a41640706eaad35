/// How much of what there is an assistant is told before it asks.
package struct ToolLimits: Sendable {
    /// The limits that hold where the person has not chosen tools.
    package static let standard = ToolLimits(tools: 30, tokens: 6000)

    /// How many tools are listed.
    package let tools: Int
    /// How many tokens their definitions have, as ``TokenEstimate`` counts them.
    package let tokens: Int

    /// Whether tools keep to the limits.
    ///
    /// - Parameters:
    ///   - tools: How many there are.
    ///   - tokens: How many tokens their definitions have.
    func hold(tools: Int, tokens: Int) -> Bool { tools <= self.tools && tokens <= self.tokens }
}
