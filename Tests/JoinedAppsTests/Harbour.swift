import Foundation
import IntentRuntime
import JSON
import JoinedApps

/// Programs that have joined, and the system that reaches them.
struct Harbour {
    /// The app that the tests build.
    static let quayside = Program(
        path: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("Quayside").path)

    /// What came of joining.
    let joined: JoinedApps
    /// The system.
    let system: IntentSystem

    /// Joins programs, which begin anew at once after they have ended where nothing else is said.
    init(
        _ programs: [String: Program], run: Duration = .seconds(30), grace: Duration = .seconds(5),
        start: Duration = .seconds(30), wait: Duration = .zero, cache: URL? = nil,
        gatekeeper: any Gatekeeper = PolicyGatekeeper()
    ) async {
        var limits = CallLimits(run: run)
        limits.grace = grace
        limits.start = start
        // A folder that cannot be made keeps nothing.
        joined = await JoinedApps(
            programs, limits: limits, cache: OfferCache(folder: cache ?? URL(fileURLWithPath: "/proc/nowhere")),
            backOff: BackOff(first: wait))
        system = IntentSystem(
            catalog: IntentCatalog(types: []).merging(joined.apps.map(\.catalog)), gatekeeper: gatekeeper,
            connections: joined.apps)
    }

    /// Runs an intent.
    func run(
        _ intent: String, _ arguments: JSONObject = [:], asking person: any Interaction = Person()
    ) async throws -> IntentOutcome {
        var invocation = IntentInvocation(intent: intent, arguments: arguments)
        invocation.requester = "a test"
        return try await system.run(invocation, through: person)
    }

    /// The words of the error with which a run fails; `nil` where it does not.
    func failure(_ intent: String, _ arguments: JSONObject = [:], asking person: any Interaction = Person()) async
        -> String?
    {
        do {
            _ = try await run(intent, arguments, asking: person)
            return nil
        } catch {
            return "\(error)"
        }
    }
}
