import AccountStorage
import Foundation
import JSON

/// What one run changed, as it is kept.
struct ChangeRecord: Sendable {
    private static let stepExtension = ".json"

    /// Its name.
    let name: String
    /// The changes, in the order in which they were made.
    let steps: [RecordedStep]
    /// The history's folder.
    let historyPath: String

    /// Reads a record.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - history: The history that it is kept in.
    /// - Throws: ``ChangeHistoryError``.
    init(_ name: String, in history: ChangeHistory) throws(ChangeHistoryError) {
        guard !name.isEmpty, !name.contains("/"), !name.hasPrefix("."),
            let files = try? history.folder.allNames(in: name)
        else { throw .gone(record: name) }
        self.name = name
        historyPath = history.path
        let numbers = files.compactMap { file -> Int? in
            file.hasSuffix(Self.stepExtension) ? Int(file.dropLast(Self.stepExtension.count)) : nil
        }
        var steps: [RecordedStep] = []
        for number in numbers.sorted() {
            let file = Self.step(number, of: name)
            guard let data = try? history.folder.read(file), let json = try? JSONValue(parsing: data),
                let step = RecordedStep(json, of: name)
            else { throw .damaged(record: name, file: file) }
            steps.append(step)
        }
        self.steps = steps
    }

    /// The path of a step in the history's folder.
    static func step(_ number: Int, of record: String) -> String { "\(record)/\(number)\(stepExtension)" }

    /// The path of a copy in the history's folder.
    static func copy(_ number: Int, of record: String) -> String { "\(record)/\(number).before" }

    /// Why the changes cannot be taken back, whatever the files say now; `nil` where there is no reason.
    var obstacle: String? {
        if changesNothing { return "it changed nothing" }
        for step in steps {
            if case .tooLarge(let size)? = step.former {
                let megabytes = (size + (1 << 20) - 1) >> 20
                return "'\(step.change.path)' was too large to be kept, with \(megabytes) MB"
            }
        }
        return nil
    }

    /// Whether all was the same after the changes as before them.
    var changesNothing: Bool {
        let effects = StepEffects(steps)
        return effects.initial == effects.final
    }
}
