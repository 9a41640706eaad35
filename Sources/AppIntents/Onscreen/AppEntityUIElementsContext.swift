/// What is asked of whoever shows entities: which of them, and where.
public struct AppEntityUIElementsContext: Sendable {
    /// Which elements are asked for.
    public enum ElementsRequest: Sendable, Hashable {
        /// Those that can be seen within a rectangle.
        case visible(CGRect)
        /// Those that are selected.
        case selected

        /// Hashes the request.
        public func hash(into hasher: inout Hasher) {
            switch self {
            case .visible(let rect):
                hasher.combine(rect.origin.x)
                hasher.combine(rect.origin.y)
                hasher.combine(rect.size.width)
                hasher.combine(rect.size.height)
            case .selected: hasher.combine("selected")
            }
        }
    }

    /// The rectangle that whoever shows them takes up.
    public let bounds: CGRect

    /// The elements asked for.
    public let requests: Set<ElementsRequest>

    /// Makes a context.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle that whoever shows them takes up.
    ///   - requests: The elements asked for.
    public init(bounds: CGRect, requests: Set<ElementsRequest>) {
        self.bounds = bounds
        self.requests = requests
    }
}
