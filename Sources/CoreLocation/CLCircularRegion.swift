import Foundation

/// A region around a point.
///
/// Follows [`CLCircularRegion`](https://developer.apple.com/documentation/corelocation/clcircularregion).
public final class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The point in the middle.
    public let center: CLLocationCoordinate2D

    /// How many metres the region reaches from the middle.
    public let radius: CLLocationDistance

    /// Makes a region.
    ///
    /// - Parameters:
    ///   - center: The point in the middle.
    ///   - radius: How many metres the region reaches from the middle.
    ///   - identifier: The region's name within the app.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Whether a point lies in the region.
    ///
    /// - Parameter coordinate: The point.
    public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        Geodesic.length(from: center, to: coordinate) <= radius
    }

    /// The name, the middle and the radius, for a log.
    public override var description: String {
        "\(identifier): \(radius) m around <\(center.latitude), \(center.longitude)>"
    }
}
