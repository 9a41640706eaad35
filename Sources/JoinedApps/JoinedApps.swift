import AppIntents
import Foundation
import IntentRuntime

/// The apps of other programs that a person has joined.
public struct JoinedApps: Sendable {
    /// The apps, by id.
    public let apps: [JoinedApp]
    /// Why apps are left out, by id.
    public let failures: [(id: String, words: String)]

    /// Joins apps, all at once; one that does not say in 5 seconds what it offers is left out.
    ///
    /// - Parameters:
    ///   - programs: The programs, by the ids that the person gave the apps.
    ///   - timeLimit: How long an intent may take.
    public init(_ programs: [String: Program], timeLimit: Duration = .seconds(30)) async {
        await self.init(programs, limits: CallLimits(run: timeLimit), cache: .usual, backOff: BackOff())
    }

    package init(_ programs: [String: Program], limits: CallLimits, cache: OfferCache, backOff: BackOff) async {
        var apps: [JoinedApp] = []
        var failures: [(id: String, words: String)] = []
        await withTaskGroup(of: (String, Result<JoinedApp, any Error>).self) { group in
            for (id, program) in programs {
                group.addTask {
                    do {
                        return (
                            id,
                            .success(
                                try await JoinedApp.join(
                                    id, program, cache: cache, limits: limits, backOff: backOff))
                        )
                    } catch {
                        return (id, .failure(error))
                    }
                }
            }
            for await (id, result) in group {
                switch result {
                case .success(let app): apps.append(app)
                case .failure(let error): failures.append((id, "\(error)"))
                }
            }
        }
        self.apps = apps.sorted { $0.app.id < $1.app.id }
        self.failures = failures.sorted { $0.id < $1.id }
    }
}
