import Foundation
import Testing

@Suite("Finding the intents of a program")
struct DiscoveryTests {
    @Test("Types that nothing names are found, however the program is linked", arguments: [false, true])
    func finds(isOptimised: Bool) throws {
        let folder = try TemporaryFolder()
        let program = try Program(isOptimised: isOptimised, in: folder.url)
        for linking in Program.Linking.allCases {
            #expect(
                try program.list(linking) == [
                    "intent harbour CastOffIntent", "intent harbour MoorIntent", "intent harbour PayIntent",
                    "entity harbour Boat", "enum harbour Side",
                ], "linked as \(linking)")
        }
    }
}
