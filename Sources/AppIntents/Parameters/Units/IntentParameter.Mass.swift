extension IntentParameter {
    /// The units of a mass.
    public enum Mass: _IntentUnit {
        /// The unit carats.
        case carats
        /// The unit centigrams.
        case centigrams
        /// The unit decigrams.
        case decigrams
        /// The unit grams.
        case grams
        /// The unit kilograms.
        case kilograms
        /// The unit metric tons.
        case metricTons
        /// The unit micrograms.
        case micrograms
        /// The unit milligrams.
        case milligrams
        /// The unit nanograms.
        case nanograms
        /// The unit ounces.
        case ounces
        /// The unit ounces troy.
        case ouncesTroy
        /// The unit picograms.
        case picograms
        /// The unit pounds.
        case pounds
        /// The unit short tons.
        case shortTons
        /// The unit slugs.
        case slugs
        /// The unit stones.
        case stones

        /// The unit as Foundation has it.
        public var _unit: UnitMass {
            switch self {
            case .carats: .carats
            case .centigrams: .centigrams
            case .decigrams: .decigrams
            case .grams: .grams
            case .kilograms: .kilograms
            case .metricTons: .metricTons
            case .micrograms: .micrograms
            case .milligrams: .milligrams
            case .nanograms: .nanograms
            case .ounces: .ounces
            case .ouncesTroy: .ouncesTroy
            case .picograms: .picograms
            case .pounds: .pounds
            case .shortTons: .shortTons
            case .slugs: .slugs
            case .stones: .stones
            }
        }
    }
}
