import DiagnosticCases
import Foundation
import Testing

@Suite("What the compiler says of misused schema macros")
struct DiagnosticTests {
    private static let cases = DiagnosticCase.all.filter { $0.uncompiled == nil }

    /// Each case's file by its number, and the surroundings of all of them.
    private static func sources(_ text: (DiagnosticCase) -> String) -> [String: String] {
        let imports = "import AppIntents; import CoreLocation; import Foundation; import GeoToolbox; "
        var sources = ["Surroundings": DiagnosticCase.surroundings + "\n"]
        for (number, single) in cases.enumerated() {
            // On one line before the case's own, so that lines differ by one.
            let opening = single.isNested ? "enum Row\(number) {" : ""
            sources["Row\(number)"] = imports + opening + "\n" + text(single) + (single.isNested ? "\n}\n" : "\n")
        }
        return sources
    }

    /// A message as the cases have it: with its line, and without what the surrounding type adds to names.
    private static func written(_ message: CompiledSources.Message) -> String {
        let place = message.line.map { "\($0 - 1): " } ?? ""
        return place + message.text.replacing(/Row\d+\./, with: "")
    }

    @Test("Is what the macros' tests have, at the same lines, with the same edits, and nothing else")
    func messages() throws {
        print("\(DiagnosticCase.all.count) cases of misuse, \(Self.cases.count) of them compiled")
        #expect(DiagnosticCase.all.count >= 60)
        let folder = try TemporaryFolder()
        let compiled = try CompiledSources(Self.sources(\.source), against: Framework(), in: folder)
        // Source for Apple's platforms may give titles, and must still compile.
        let warnings = compiled.messages.filter { $0.severity == "warning" }.map(\.text)
        #expect(warnings.count >= 3)
        #expect(warnings.allSatisfy { $0.hasSuffix("shows in Shortcuts only") })
        let byFile = Dictionary(grouping: compiled.messages, by: \.file)
        #expect(byFile["Surroundings", default: []].filter { $0.severity != "note" }.map(\.text) == [])
        for (number, single) in Self.cases.enumerated() {
            let messages = byFile["Row\(number)", default: []]
            let problems = Set(messages.filter { $0.severity != "note" }.map(Self.written))
            #expect(problems == Set(single.messages + single.compiler), "\(single.name)")
            let notes = Set(messages.filter { $0.severity == "note" }.map(Self.written))
            #expect(notes.isSuperset(of: single.edits), "\(single.name)")
        }
    }

    @Test("Is nothing once the edits are made")
    func edited() throws {
        let folder = try TemporaryFolder()
        let compiled = try CompiledSources(Self.sources(\.mended), against: Framework(), in: folder)
        let problems = compiled.messages.filter { $0.severity != "note" }
        #expect(problems.map { "\($0.file): \(Self.written($0))" } == [])
    }
}
