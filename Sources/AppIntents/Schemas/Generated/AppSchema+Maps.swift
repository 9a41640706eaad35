// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `maps` domain.
    @dynamicMemberLookup
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
        /// A name that is no intent schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Intent {
            .init(identifier: "maps.\(name)")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `maps` domain.
    public static var maps: AppSchema.MapsIntent { .init() }
    /// No domain; `maps` is meant.
    @available(*, unavailable, renamed: "maps")
    public static var map: AppSchema.MapsIntent { .init() }
    /// No domain; `maps` is meant.
    @available(*, unavailable, renamed: "maps")
    public static var navigation: AppSchema.MapsIntent { .init() }
    /// No domain; `maps` is meant.
    @available(*, unavailable, renamed: "maps")
    public static var location: AppSchema.MapsIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `maps` domain.
    @dynamicMemberLookup
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
        /// The mark of types that follow `maps.currentLocation`.
        public enum CurrentLocationSchema {}
        /// The mark of types that follow `maps.navigationSession`.
        public enum NavigationSessionSchema {}
        /// The mark of types that follow `maps.operatingHours`.
        public enum OperatingHoursSchema {}
        /// The mark of types that follow `maps.operatingTimeRange`.
        public enum OperatingTimeRangeSchema {}
        /// The mark of types that follow `maps.place`.
        public enum PlaceSchema {}
        /// The mark of types that follow `maps.rating`.
        public enum RatingSchema {}
        /// A name that is no entity schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Entity {
            .init(identifier: "maps.\(name)")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `maps` domain.
    public static var maps: AppSchema.MapsEntity { .init() }
    /// No domain; `maps` is meant.
    @available(*, unavailable, renamed: "maps")
    public static var map: AppSchema.MapsEntity { .init() }
    /// No domain; `maps` is meant.
    @available(*, unavailable, renamed: "maps")
    public static var navigation: AppSchema.MapsEntity { .init() }
    /// No domain; `maps` is meant.
    @available(*, unavailable, renamed: "maps")
    public static var location: AppSchema.MapsEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `maps` domain.
    @dynamicMemberLookup
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
        /// The mark of types that follow `maps.amenity`.
        public enum AmenitySchema {}
        /// The mark of types that follow `maps.incident`.
        public enum IncidentSchema {}
        /// The mark of types that follow `maps.navigationPreferences`.
        public enum NavigationPreferencesSchema {}
        /// The mark of types that follow `maps.operatingStatus`.
        public enum OperatingStatusSchema {}
        /// The mark of types that follow `maps.priceRange`.
        public enum PriceRangeSchema {}
        /// The mark of types that follow `maps.ratingDescriptor`.
        public enum RatingDescriptorSchema {}
        /// The mark of types that follow `maps.transportType`.
        public enum TransportTypeSchema {}
        /// A name that is no enumeration schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Enum {
            .init(identifier: "maps.\(name)")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `maps` domain.
    public static var maps: AppSchema.MapsEnum { .init() }
    /// No domain; `maps` is meant.
    @available(*, unavailable, renamed: "maps")
    public static var map: AppSchema.MapsEnum { .init() }
    /// No domain; `maps` is meant.
    @available(*, unavailable, renamed: "maps")
    public static var navigation: AppSchema.MapsEnum { .init() }
    /// No domain; `maps` is meant.
    @available(*, unavailable, renamed: "maps")
    public static var location: AppSchema.MapsEnum { .init() }
}
