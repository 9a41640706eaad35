import Foundation
import IntentCommandLine
import IntentRuntime
import JSON

/// Shows a person what came of a run.
enum OutcomeCard {
    /// Shows all of it.
    static func show(_ outcome: IntentOutcome) {
        if let dialog = outcome.dialog { Output.show(dialog) }
        if outcome.records.isEmpty, let value = outcome.value, value != .null { Output.show(Card.words(value)) }
        for record in outcome.records { Card.show(record) }
        if let dialog = outcome.following?["dialog"]?.string { Output.show(dialog) }
        if let url = outcome.opens { Output.show(url.absoluteString) }
        if outcome.dialog == nil, outcome.value == nil, outcome.opens == nil { Output.tell("Done.") }
    }
}
