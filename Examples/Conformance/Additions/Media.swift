import Foundation

/// A picture and a sound, as small as they can be.
enum Media {
    /// A picture of one pixel, as PNG.
    static let picture =
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mNQaEgAAAHEAQH5ZIcBAAAAAElFTkSuQmCC")
        ?? Data()

    /// Eight samples of silence, as WAV: one channel of 8 bits at 8000 Hz.
    static let sound: Data = {
        let samples = [UInt8](repeating: 0x80, count: 8)
        var bytes = Array("RIFF".utf8) + little(36 + samples.count, 4) + Array("WAVEfmt ".utf8)
        bytes += little(16, 4) + little(1, 2) + little(1, 2) + little(8000, 4) + little(8000, 4) + little(1, 2)
        bytes += little(8, 2) + Array("data".utf8) + little(samples.count, 4) + samples
        return Data(bytes)
    }()

    private static func little(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
