import AppIntents
import Synchronization

/// What is on the app's screen.
enum Screen {
    static let shown = Mutex<NSUserActivity?>(nil)
}
