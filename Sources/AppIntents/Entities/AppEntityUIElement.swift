/// A part of a window or page that shows an entity.
public struct AppEntityUIElement: Sendable, Equatable {
    /// How a part is at the moment.
    public struct State: Sendable, Equatable {
        /// Whether the person has selected it.
        public var isSelected: Bool

        /// Makes a state.
        ///
        /// - Parameter isSelected: Whether the person has selected the part.
        public init(isSelected: Bool = false) {
            self.isSelected = isSelected
        }
    }

    /// The entity shown.
    public let identifier: EntityIdentifier

    /// Where the part is in its window.
    public let bounds: CGRect

    /// How the part is at the moment.
    public let state: State

    /// The parts within it.
    public let subelements: [AppEntityUIElement]

    /// A part that shows an entity.
    ///
    /// - Parameters:
    ///   - identifier: The entity shown.
    ///   - bounds: Where the part is in its window.
    ///   - state: How the part is at the moment.
    ///   - subelements: The parts within it.
    public init(
        identifier: EntityIdentifier, bounds: CGRect, state: State = State(), subelements: [AppEntityUIElement] = []
    ) {
        self.identifier = identifier
        self.bounds = bounds
        self.state = state
        self.subelements = subelements
    }

    /// A part that shows an entity.
    ///
    /// - Parameters:
    ///   - entity: The entity shown.
    ///   - bounds: Where the part is in its window.
    ///   - state: How the part is at the moment.
    ///   - subelements: The parts within it.
    public init(
        _ entity: some AppEntity, bounds: CGRect, state: State = State(), subelements: [AppEntityUIElement] = []
    ) {
        self.init(
            identifier: EntityIdentifier(for: entity), bounds: bounds, state: state, subelements: subelements)
    }
}
