import Foundation
import Synchronization

/// Tells the person how far a run is, whenever it has come further than was told.
final class ProgressTeller: Sendable {
    let progress: Progress
    private let interaction: any Interaction
    private let told = Mutex(0.0)

    init(progress: Progress, interaction: any Interaction) {
        self.progress = progress
        self.interaction = interaction
    }

    /// Tells how far the run is; nothing where that was told already.
    func tell() async {
        let fraction = progress.fractionCompleted
        let isNews = told.withLock { told in
            defer { told = max(told, fraction) }
            return fraction > told
        }
        guard progress.totalUnitCount > 0, isNews else { return }
        let words = progress.localizedAdditionalDescription.flatMap { $0.isEmpty ? nil : $0 }
        await interaction.report(ProgressReport(fraction: fraction, message: words))
    }
}
