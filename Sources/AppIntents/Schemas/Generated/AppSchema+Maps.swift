// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `maps` domain.
    public struct MapsIntent: Sendable, Hashable {
        /// Reports trouble on the road.
        public var reportIncident: AppSchema.Intent {
            .init(identifier: "maps.reportIncident")
        }
        /// Shares the arrival time with someone.
        public var shareETA: AppSchema.Intent {
            .init(identifier: "maps.shareETA")
        }
        /// Starts guidance along a route.
        public var startNavigation: AppSchema.Intent {
            .init(identifier: "maps.startNavigation")
        }
        /// Ends guidance.
        public var stopNavigation: AppSchema.Intent {
            .init(identifier: "maps.stopNavigation")
        }
        /// Stops sharing the arrival time.
        public var stopShareETA: AppSchema.Intent {
            .init(identifier: "maps.stopShareETA")
        }
        /// Replaces the stops of a running navigation.
        public var updateNavigationWaypoints: AppSchema.Intent {
            .init(identifier: "maps.updateNavigationWaypoints")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `maps` domain.
    public static var maps: AppSchema.MapsIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `maps` domain.
    public struct MapsEntity: Sendable, Hashable {
        /// Where the person is now.
        public var currentLocation: AppSchema.Entity {
            .init(identifier: "maps.currentLocation")
        }
        /// A running navigation.
        public var navigationSession: AppSchema.Entity {
            .init(identifier: "maps.navigationSession")
        }
        /// Opening hours by weekday.
        public var operatingHours: AppSchema.Entity {
            .init(identifier: "maps.operatingHours")
        }
        /// One span of opening hours.
        public var operatingTimeRange: AppSchema.Entity {
            .init(identifier: "maps.operatingTimeRange")
        }
        /// A place.
        public var place: AppSchema.Entity {
            .init(identifier: "maps.place")
        }
        /// A rating of a place.
        public var rating: AppSchema.Entity {
            .init(identifier: "maps.rating")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `maps` domain.
    public static var maps: AppSchema.MapsEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `maps` domain.
    public struct MapsEnum: Sendable, Hashable {
        /// Something a place offers.
        public var amenity: AppSchema.Enum {
            .init(identifier: "maps.amenity")
        }
        /// A kind of trouble on the road.
        public var incident: AppSchema.Enum {
            .init(identifier: "maps.incident")
        }
        /// A wish about the route.
        public var navigationPreferences: AppSchema.Enum {
            .init(identifier: "maps.navigationPreferences")
        }
        /// Whether a place is open.
        public var operatingStatus: AppSchema.Enum {
            .init(identifier: "maps.operatingStatus")
        }
        /// How expensive a place is.
        public var priceRange: AppSchema.Enum {
            .init(identifier: "maps.priceRange")
        }
        /// How a rating's value is to be read.
        public var ratingDescriptor: AppSchema.Enum {
            .init(identifier: "maps.ratingDescriptor")
        }
        /// A way of travelling.
        public var transportType: AppSchema.Enum {
            .init(identifier: "maps.transportType")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `maps` domain.
    public static var maps: AppSchema.MapsEnum { .init() }
}
