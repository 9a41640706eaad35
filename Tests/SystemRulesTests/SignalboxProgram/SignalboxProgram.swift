import AppIntents
import Signalbox

/// The signal box as a program of its own, which joins the command.
@main
struct SignalboxProgram: AppIntentsExtension {
    init() { Daybook.register() }
}
