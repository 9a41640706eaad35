// Generated from Schemas by generate-schemas; change those and run it again.

/// The schemas of the `maps` domain.
enum MapsSchemas {
    static let domain = SchemaDomain(
        lines: #"""
            domain	maps
            intent	reportIncident	ReportIncidentIntent	Report Incident	Reports trouble on the road.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts
            member	incident	MapsIncidentEnum		maps.incident
            intent	shareETA	MapsShareETAIntent	Share ETA	Shares the arrival time with someone.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts
            member	person	IntentPerson
            intent	startNavigation	MapsStartNavigationIntent	Start Navigation	Starts guidance along a route.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts	MapsNavigationSessionEntity	1	maps.navigationSession
            member	transportationType	MapsTransportTypeEnum		maps.transportType
            member	origin	MapsLocation			1
            member	destinations	[MapsLocation]			1
            member	preferences	Set<MapsNavigationPreferencesEnum>		maps.navigationPreferences
            intent	stopNavigation	StopNavigationIntent	Stop Navigation	Ends guidance.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts
            member	navigation	MapsNavigationSessionEntity		maps.navigationSession
            intent	stopShareETA	MapsStopShareETAIntent	Stop Share ETA	Stops sharing the arrival time.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts
            member	person	IntentPerson	1
            intent	updateNavigationWaypoints	MapsUpdateNavigationWaypointsIntent	Update Navigation Waypoints	Replaces the stops of a running navigation.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts	MapsNavigationSessionEntity		maps.navigationSession
            member	navigation	MapsNavigationSessionEntity		maps.navigationSession
            member	waypoints	[MapsLocation]			1
            entity	currentLocation	MapsCurrentLocationEntity	Current Location	Where the person is now.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            entity	navigationSession	MapsNavigationSessionEntity	Navigation Session	A running navigation.	iOS 27.0,macOS 27.0,visionOS 27.0	UniqueAppEntity	EntityQuery	Siri,Shortcuts
            member	estimatedArrivalDate	Date
            member	waypoints	[MapsLocation]			1
            member	transportationType	MapsTransportTypeEnum		maps.transportType
            member	preferences	[MapsNavigationPreferencesEnum]		maps.navigationPreferences
            entity	operatingHours	MapsOperatingHoursEntity	Operating Hours	Opening hours by weekday.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	monday	[MapsOperatingTimeRangeEntity]		maps.operatingTimeRange
            member	tuesday	[MapsOperatingTimeRangeEntity]		maps.operatingTimeRange
            member	wednesday	[MapsOperatingTimeRangeEntity]		maps.operatingTimeRange
            member	thursday	[MapsOperatingTimeRangeEntity]		maps.operatingTimeRange
            member	friday	[MapsOperatingTimeRangeEntity]		maps.operatingTimeRange
            member	saturday	[MapsOperatingTimeRangeEntity]		maps.operatingTimeRange
            member	sunday	[MapsOperatingTimeRangeEntity]		maps.operatingTimeRange
            entity	operatingTimeRange	MapsOperatingTimeRangeEntity	Operating Time Range	One span of opening hours.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	startTime	DateComponents
            member	endTime	DateComponents
            entity	place	MapsPlaceEntity	Place	A place.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	place	GeoToolbox.PlaceDescriptor
            member	name	String	1
            member	categories	[String]
            member	operatingStatus	MapsOperatingStatusEnum	1	maps.operatingStatus
            member	operatingHours	MapsOperatingHoursEntity	1	maps.operatingHours
            member	phoneNumber	String	1
            member	priceRange	MapsPriceRangeEnum	1	maps.priceRange
            member	ratings	[MapsRating]		maps.rating
            member	amenities	[String]
            entity	rating	MapsRating	Rating	A rating of a place.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	value	Double
            member	descriptor	MapsRatingDescriptor		maps.ratingDescriptor
            member	count	Int	1
            member	provider	String
            enum	amenity	MapsAmenityTypeEnum	Amenity	Something a place offers.	iOS 27.0,macOS 27.0,visionOS 27.0	String		1	Siri,Shortcuts
            enum	incident	MapsIncidentEnum	Incident	A kind of trouble on the road.	iOS 27.0,macOS 27.0,visionOS 27.0	String		1	Siri,Shortcuts
            enum	navigationPreferences	MapsNavigationPreferencesEnum	Navigation Preferences	A wish about the route.	iOS 27.0,macOS 27.0,visionOS 27.0	String		1	Siri,Shortcuts
            enum	operatingStatus	MapsOperatingStatusEnum	Operating Status	Whether a place is open.	iOS 27.0,macOS 27.0,visionOS 27.0	String		1	Siri,Shortcuts
            enum	priceRange	MapsPriceRangeEnum	Price Range	How expensive a place is.	iOS 27.0,macOS 27.0,visionOS 27.0	String		1	Siri,Shortcuts
            enum	ratingDescriptor	MapsRatingDescriptor	Rating Descriptor	How a rating's value is to be read.	iOS 27.0,macOS 27.0,visionOS 27.0	String	percentage		Siri,Shortcuts
            enum	transportType	MapsTransportTypeEnum	Transport Type	A way of travelling.	iOS 27.0,macOS 27.0,visionOS 27.0	String		1	Siri,Shortcuts
            union	MapsLocation	A place, a position or the current location.	1
            payload	place	MapsPlaceEntity		maps.place
            payload	currentLocation	MapsCurrentLocationEntity		maps.currentLocation
            """#)
}
