import Foundation

// Puts as many texts through the fence as the first argument says, following from the seed that the second one gives.
let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
guard numbers.count == 2 else {
    print("Usage: fence COUNT SEED")
    exit(2)
}
if let failure = FenceProperty.failure(in: Int(clamping: numbers[0]), seed: numbers[1]) {
    print(failure)
    exit(1)
}
