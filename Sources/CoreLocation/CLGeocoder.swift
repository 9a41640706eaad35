import Foundation

/// What a geocoder calls once it is done: with the placemarks it found, or with the error.
public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

/// Finds the address of a point and the point of an address, on systems that have a service for it.
///
/// This system has none: every request fails at once with ``CLError`` of the code ``CLError/Code/network``, whose words name
/// what was asked for. Source written for other systems compiles, and takes the way that it takes without a network.
///
/// Follows [`CLGeocoder`](https://developer.apple.com/documentation/corelocation/clgeocoder).
public final class CLGeocoder: Sendable {
    /// Makes a geocoder.
    public init() {}

    /// Whether a request is under way; none ever is.
    public var isGeocoding: Bool { false }

    /// Cancels the request under way; there is none.
    public func cancelGeocode() {}

    // MARK: Addresses of points

    /// Asks for the address of a point.
    ///
    /// - Parameters:
    ///   - location: The point.
    ///   - locale: The language of the answer.
    /// - Returns: The placemarks at the point.
    /// - Throws: ``CLError`` of the code ``CLError/Code/network``.
    public func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] {
        throw Self.unavailable("address", of: "\(location.coordinate.latitude), \(location.coordinate.longitude)")
    }

    /// Asks for the address of a point.
    ///
    /// - Parameters:
    ///   - location: The point.
    ///   - locale: The language of the answer.
    ///   - completionHandler: Is called with the error.
    public func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale? = nil,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        answer(completionHandler) { try await self.reverseGeocodeLocation(location, preferredLocale: locale) }
    }

    // MARK: Points of addresses

    /// Asks for the point of an address.
    ///
    /// - Parameters:
    ///   - addressString: The address in one line.
    ///   - region: Where to look first.
    ///   - locale: The language of the answer.
    /// - Returns: The placemarks of the address.
    /// - Throws: ``CLError`` of the code ``CLError/Code/network``.
    public func geocodeAddressString(
        _ addressString: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] {
        throw Self.unavailable("coordinate", of: addressString)
    }

    /// Asks for the point of an address.
    ///
    /// - Parameters:
    ///   - addressString: The address in one line.
    ///   - region: Where to look first.
    ///   - locale: The language of the answer.
    ///   - completionHandler: Is called with the error.
    public func geocodeAddressString(
        _ addressString: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        answer(completionHandler) {
            try await self.geocodeAddressString(addressString, in: region, preferredLocale: locale)
        }
    }

    // MARK: Answers

    private func answer(
        _ handler: @escaping CLGeocodeCompletionHandler,
        with request: @escaping @Sendable () async throws -> [CLPlacemark]
    ) {
        Task {
            do {
                handler(try await request(), nil)
            } catch {
                handler(nil, error)
            }
        }
    }

    private static func unavailable(_ wanted: String, of subject: String) -> CLError {
        CLError(
            .network,
            userInfo: [
                NSLocalizedDescriptionKey:
                    "The \(wanted) of '\(subject)' could not be looked up: this system has no geocoding service."
            ])
    }
}
