import AppIntents

/// The program: by itself it lists, runs and finds what is declared beside it and serves it to assistants; named in the configuration of
/// `appintents` it stands beside the person's other apps. The library `IntentHosting`, which it links, does all that.
@main
struct TrailsApp: AppIntentsExtension {
    init() {
        // What intents and queries need is registered before anything asks for it.
        AppDependencyManager.shared.add(dependency: TrailStore())
    }
}
