import CoreLocation

/// A place as an app can tell another one of it: by where it is, by its address, by its name, and by what services for maps
/// know it as.
///
/// Follows [`PlaceDescriptor`](https://developer.apple.com/documentation/geotoolbox/placedescriptor).
public struct PlaceDescriptor: Codable, Hashable, Sendable {
    /// The ways to say where the place is, the most exact one first.
    public let representations: [PlaceRepresentation]

    /// What people call the place.
    public let commonName: String?

    /// What services know the place as.
    public let supportingRepresentations: [SupportingPlaceRepresentation]

    /// Makes a description of a place.
    ///
    /// - Parameters:
    ///   - representations: The ways to say where the place is, the most exact one first; there should be one at least.
    ///   - commonName: What people call the place, as "City Hall".
    ///   - supportingRepresentations: What services know the place as.
    public init(
        representations: [PlaceRepresentation], commonName: String?,
        supportingRepresentations: [SupportingPlaceRepresentation] = []
    ) {
        self.representations = representations
        self.commonName = commonName
        self.supportingRepresentations = supportingRepresentations
    }

    /// The first coordinate among the representations: one given as such, or else one that a device measured.
    public var coordinate: CLLocationCoordinate2D? {
        let given = representations.lazy.compactMap { representation in
            if case .coordinate(let coordinate) = representation { coordinate } else { nil }
        }
        let measured = representations.lazy.compactMap { representation in
            if case .deviceLocation(let location) = representation { location.coordinate } else { nil }
        }
        return given.first ?? measured.first
    }

    /// The first address among the representations.
    public var address: String? {
        representations.lazy.compactMap { representation in
            if case .address(let address) = representation { address } else { nil }
        }.first
    }

    /// What a service knows the place as.
    ///
    /// - Parameter serviceProvider: The service's bundle identifier, as `com.apple.maps`.
    /// - Returns: The service's identifier for the place; `nil` where none is given.
    public func serviceIdentifier(for serviceProvider: String) -> String? {
        supportingRepresentations.lazy.compactMap { representation in
            switch representation {
            case .serviceIdentifiers(let identifiers): identifiers[serviceProvider]
            }
        }.first
    }
}
