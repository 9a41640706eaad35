import Foundation

extension Measurement.FormatStyle where UnitType: Dimension {
    /// How much room the unit takes.
    ///
    /// See <https://developer.apple.com/documentation/foundation/measurement/formatstyle/unitwidth>.
    public struct UnitWidth: Codable, Hashable, Sendable {
        private enum Room: Codable {
            case wide, abbreviated, narrow
        }

        private let room: Room

        /// Most room. Apple writes the unit's name; here it is the symbol, apart from the number: `3.5 km`.
        public static var wide: Self { Self(room: .wide) }

        /// The unit's symbol, apart from the number: `3.5 km`.
        public static var abbreviated: Self { Self(room: .abbreviated) }

        /// The unit's symbol, close to the number: `3.5km`.
        public static var narrow: Self { Self(room: .narrow) }
    }
}
