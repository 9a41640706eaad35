/// A latitude or a longitude, in degrees.
public typealias CLLocationDegrees = Double

/// A distance or a height, in metres.
public typealias CLLocationDistance = Double

/// How far a measured place may be off, in metres; negative where nothing is known of it.
public typealias CLLocationAccuracy = Double

/// A speed, in metres a second; negative where it is not known.
public typealias CLLocationSpeed = Double

/// How far a measured speed may be off, in metres a second; negative where nothing is known of it.
public typealias CLLocationSpeedAccuracy = Double

/// A direction, in degrees clockwise from true north; negative where it is not known.
public typealias CLLocationDirection = Double

/// How far a measured direction may be off, in degrees; negative where nothing is known of it.
public typealias CLLocationDirectionAccuracy = Double

/// The distance that stands for the greatest there is.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude

/// As exact as can be, with what else the device knows for finding the way.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2

/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1

/// Exact to ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10

/// Exact to a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100

/// Exact to a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

/// Exact to three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
