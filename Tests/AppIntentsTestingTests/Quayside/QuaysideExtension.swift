import AppIntents

/// A harbour's booking app: what the tests run, in their own process and in this one's.
@main
struct QuaysideExtension: AppIntentsExtension {
    init() {
        AppDependencyManager.shared.add(dependency: Harbourmaster(name: "Ida"))
    }
}
