import Foundation

/// The shortest way between two points on the ellipsoid WGS 84.
enum Geodesic {
    private static let equatorialRadius = 6_378_137.0
    private static let flattening = 1 / 298.257_223_563
    private static let polarRadius = equatorialRadius * (1 - flattening)

    /// The length of the shortest way in metres; not a number where a coordinate has none.
    static func length(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> Double {
        let numbers = [start.latitude, start.longitude, end.latitude, end.longitude]
        guard numbers.allSatisfy(\.isFinite) else { return .nan }
        return inverse(start, end) ?? byWayOfAMidpoint(start, end)
    }

    /// Vincenty's inverse formula ("Direct and Inverse Solutions of Geodesics on the Ellipsoid", Survey Review XXIII, 1975);
    /// `nil` where it does not settle, which is so for points nearly opposite each other.
    private static func inverse(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> Double? {
        func reducedLatitude(_ latitude: Double) -> Double { atan((1 - flattening) * tan(radians(latitude))) }
        let difference = radians((end.longitude - start.longitude).remainder(dividingBy: 360))
        let (u1, u2) = (reducedLatitude(start.latitude), reducedLatitude(end.latitude))
        let (sinU1, cosU1, sinU2, cosU2) = (sin(u1), cos(u1), sin(u2), cos(u2))
        var lambda = difference
        for _ in 0..<100 {
            let sinSigma = hypot(cosU2 * sin(lambda), cosU1 * sinU2 - sinU1 * cosU2 * cos(lambda))
            if sinSigma == 0 { return lambda == 0 ? 0 : nil }
            let cosSigma = sinU1 * sinU2 + cosU1 * cosU2 * cos(lambda)
            let sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = cosU1 * cosU2 * sin(lambda) / sinSigma
            let cosSquaredAlpha = 1 - sinAlpha * sinAlpha
            // Along the equator the middle of the way has no say.
            let cosTwiceMiddle = cosSquaredAlpha < 1e-15 ? 0 : cosSigma - 2 * sinU1 * sinU2 / cosSquaredAlpha
            let c = flattening / 16 * cosSquaredAlpha * (4 + flattening * (4 - 3 * cosSquaredAlpha))
            let middleTerm = 2 * cosTwiceMiddle * cosTwiceMiddle - 1
            let next =
                difference + (1 - c) * flattening * sinAlpha
                * (sigma + c * sinSigma * (cosTwiceMiddle + c * cosSigma * middleTerm))
            if abs(next) > .pi { return nil }
            if abs(next - lambda) < 1e-13 {
                return arc(sigma, sinSigma, cosSigma, cosTwiceMiddle, cosSquaredAlpha)
            }
            lambda = next
        }
        return nil
    }

    private static func arc(
        _ sigma: Double, _ sinSigma: Double, _ cosSigma: Double, _ cosTwiceMiddle: Double, _ cosSquaredAlpha: Double
    ) -> Double {
        let squares = (equatorialRadius * equatorialRadius, polarRadius * polarRadius)
        let uSquared = cosSquaredAlpha * (squares.0 - squares.1) / squares.1
        let a = 1 + uSquared / 16384 * (4096 + uSquared * (-768 + uSquared * (320 - 175 * uSquared)))
        let b = uSquared / 1024 * (256 + uSquared * (-128 + uSquared * (74 - 47 * uSquared)))
        let squaredMiddle = cosTwiceMiddle * cosTwiceMiddle
        let inner =
            cosSigma * (2 * squaredMiddle - 1) - b / 6 * cosTwiceMiddle * (4 * sinSigma * sinSigma - 3)
            * (4 * squaredMiddle - 3)
        return polarRadius * a * (sigma - b * sinSigma * (cosTwiceMiddle + b / 4 * inner))
    }

    /// The shortest of the ways that go by a point a quarter of the earth away from the start.
    ///
    /// For points nearly opposite each other, both halves of such a way are lengths that the formula finds, and the shortest
    /// way of all is one of them.
    private static func byWayOfAMidpoint(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> Double {
        func length(_ azimuth: Double) -> Double {
            let middle = quarterAway(from: start, azimuth)
            return (inverse(start, middle) ?? .infinity) + (inverse(middle, end) ?? .infinity)
        }
        let step = Double.pi / 36
        let nearest = (0..<72).map { Double($0) * step }.min { length($0) < length($1) } ?? 0
        var (low, high) = (nearest - step, nearest + step)
        for _ in 0..<60 {
            let third = (high - low) / 3
            if length(low + third) < length(high - third) { high -= third } else { low += third }
        }
        return length((low + high) / 2)
    }

    /// The point a quarter of a sphere away in a direction.
    private static func quarterAway(from start: CLLocationCoordinate2D, _ azimuth: Double) -> CLLocationCoordinate2D {
        let latitude = radians(start.latitude)
        let north = asin(cos(latitude) * cos(azimuth))
        let east = atan2(sin(azimuth) * cos(latitude), -sin(latitude) * sin(north))
        return CLLocationCoordinate2D(
            latitude: north * 180 / .pi, longitude: start.longitude + east * 180 / .pi)
    }

    private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
