import Foundation

extension UnitFrequency {
    /// Pictures a second. Foundation has the unit on other systems.
    public static let framesPerSecond = UnitFrequency(symbol: "FPS", converter: UnitConverterLinear(coefficient: 1))
}
