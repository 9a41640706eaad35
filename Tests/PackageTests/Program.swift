import Foundation

/// The program of the fixtures: a library of intents, and an executable that lists what it finds of them.
struct Program {
    /// How the library and the framework get into the program.
    enum Linking: CaseIterable {
        /// As SwiftPM does without more being said.
        case objects
        /// The same with `--static-swift-stdlib`.
        case objectsAndStaticStandardLibrary
        /// As dynamic library products, of which the framework has to be one: a library and a program that each hold the
        /// framework have nothing in common.
        case dynamicLibraries
    }

    private let folder: URL
    private let framework: Framework
    private let isOptimised: Bool

    /// Compiles the library and the executable as SwiftPM does.
    ///
    /// - Parameters:
    ///   - isOptimised: As in a release build, where the compiler leaves out what nothing names.
    ///   - folder: Where the results go.
    init(isOptimised: Bool, in folder: URL) throws {
        self.folder = folder
        self.isOptimised = isOptimised
        framework = try Framework()
        let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
        try compile("Harbour", from: fixtures, ["-parse-as-library", "-emit-module"])
        try compile("Lister", from: fixtures, [])
    }

    private func compile(_ module: String, from fixtures: URL, _ options: [String]) throws {
        let sources = fixtures.appendingPathComponent(module)
        let files = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
            .map { sources.appendingPathComponent($0).path }
        let mode = isOptimised ? ["-O"] : ["-Onone"]
        try Command.run(
            ["swiftc", "-swift-version", "6", "-module-name", module, "-c", "-wmo"] + mode + options
                + ["-I", framework.modules.path, "-I", ".", "-o", "\(module).o"] + files, in: folder)
    }

    /// Links the program, and gives what it lists.
    func list(_ linking: Linking) throws -> [String] {
        let stripping = isOptimised ? ["-Xlinker", "--gc-sections"] : []
        let executable = ["swiftc", "-emit-executable", "-o", "lister"] + stripping
        switch linking {
        case .objects:
            try Command.run(executable + ["Lister.o", "Harbour.o"] + framework.objects, in: folder)
        case .objectsAndStaticStandardLibrary:
            // Objects ask for what else to link; those made for the shared standard library do not ask for these.
            let rest = ["CoreFoundation", "_FoundationCShims", "_FoundationCollections", "_FoundationICU", "stdc++"]
                .map { "-l\($0)" }
            try Command.run(
                executable + ["-static-stdlib", "Lister.o", "Harbour.o"] + framework.objects + rest, in: folder)
        case .dynamicLibraries:
            let library = ["swiftc", "-emit-library"] + stripping
            let finding = ["-L", ".", "-Xlinker", "-rpath=$ORIGIN"]
            try Command.run(
                library + ["-module-name", "Framework", "-o", "libFramework.so"] + framework.objects, in: folder)
            try Command.run(
                library + ["-module-name", "Harbour", "-o", "libHarbour.so", "Harbour.o", "-lFramework"] + finding,
                in: folder)
            try Command.run(executable + ["Lister.o", "-lHarbour", "-lFramework"] + finding, in: folder)
        }
        return try Command.run(["./lister"], in: folder).split(separator: "\n").map(String.init)
    }
}
