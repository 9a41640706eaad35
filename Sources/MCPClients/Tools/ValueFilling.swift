import Foundation
import IntentRuntime
import JSON
import SchemaCatalog

/// Gets a value that a server wants: out of what was given, or from the person.
struct ValueFilling {
    /// How long the choices may be that are named in an error.
    private static let longestChoices = 200

    /// The app's id.
    let app: String
    /// What wants the value, as it is named in errors.
    let intent: String
    /// The way to the person.
    let interaction: any Interaction

    /// The value of something given.
    ///
    /// - Parameters:
    ///   - given: What was given.
    ///   - parameter: What it is for.
    /// - Throws: ``IntentSystemError``.
    func value(_ given: JSONValue, for parameter: ServerParameter) async throws -> JSONValue {
        let value = try await value(given, as: parameter.shape, for: parameter)
        for number in value.array ?? [value] {
            guard let number = number.double else { continue }
            let (low, high) = (parameter.minimum ?? -.infinity, parameter.maximum ?? .infinity)
            if number < low || number > high {
                throw unconvertible(given, "a number from \(low.formatted()) to \(high.formatted())", parameter)
            }
        }
        return value
    }

    /// A value that the person is asked for, once more where the first answer will not do.
    ///
    /// - Parameters:
    ///   - parameter: What it is for.
    ///   - question: What is asked.
    /// - Returns: The value; `nil` where nobody answers.
    /// - Throws: ``IntentSystemError``.
    func ask(for parameter: ServerParameter, _ question: String) async throws -> JSONValue? {
        let choices = parameter.shape.choices.map(\.choice)
        var question = question
        for round in 1... {
            let request = ValueRequest(
                question: question, parameter: parameter.name, title: parameter.title,
                kind: choices.isEmpty ? kind(of: parameter) : kind(of: parameter).ofText, choices: choices)
            guard let answer = try await interaction.requestValue(request) else { return nil }
            do {
                return try await value(answer, for: parameter)
            } catch let error as IntentSystemError {
                guard round == 1 else { throw error }
                question = "\(error) – \(question)"
            }
        }
        return nil
    }

    /// The error for a value that is missing.
    func missing(_ parameter: ServerParameter) -> IntentSystemError {
        .missingValue(
            intent: intent, parameter: parameter.name, title: NameWords.title(of: parameter.name),
            expected: expected(parameter.shape, of: parameter),
            choices: parameter.shape.choices.prefix(20).map(\.choice))
    }

    private func value(
        _ given: JSONValue, as shape: ValueShape, for parameter: ServerParameter
    ) async throws -> JSONValue {
        switch shape {
        case .list(let element):
            var elements: [JSONValue] = []
            for given in given.array ?? [given] {
                elements.append(try await value(given, as: element, for: parameter))
            }
            return .array(elements)
        case .choice(let choices):
            let words = given.string ?? given.text
            let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
            let found =
                choices.first { $0.json == given } ?? choices.first { $0.rawValue == words }
                ?? choices.first { $0.title.compare(words, options: options) == .orderedSame }
                ?? choices.first { $0.rawValue.compare(words, options: options) == .orderedSame }
            guard let found else { throw unconvertible(given, expected(shape, of: parameter), parameter) }
            return found.json
        case .json(let mayBeText, _):
            guard let text = given.string else { return given }
            // On a command line JSON is text too.
            if let json = try? JSONValue(parsing: text) { return json }
            guard mayBeText else { throw unconvertible(given, "JSON", parameter) }
            return given
        default:
            let kind = shape.kind(in: app, choices: "")
            let readings = try DeclaredValue.readings(given, as: kind, name: parameter.name)
            guard readings.count > 1 else { return readings[0].json }
            let words = given.string ?? given.text
            let choices = readings.map(\.choice)
            let request = ChoiceRequest(
                question: "'\(words)' may mean several things. Which?", parameter: parameter.name, choices: choices)
            guard let index = try await interaction.requestChoice(request), readings.indices.contains(index) else {
                throw IntentSystemError.ambiguous(parameter: parameter.name, words: words, choices: choices)
            }
            return readings[index].json
        }
    }

    private func kind(of parameter: ServerParameter) -> ValueKind {
        parameter.shape.kind(in: app, choices: ServerTool.enumName(of: parameter.name, in: intent))
    }

    /// What would be right; a server's own words only where they are few, since nothing sets them apart in an error.
    private func expected(_ shape: ValueShape, of parameter: ServerParameter) -> String {
        let choices = shape.choices
        if choices.isEmpty { return kind(of: parameter).words }
        let words = choices.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        let isShort = words.count <= Self.longestChoices && !choices.contains { $0.rawValue.contains(" ") }
        return isShort ? "one of \(words)" : "one of the \(choices.count) values that 'describe' lists"
    }

    private func unconvertible(
        _ given: JSONValue, _ expected: String, _ parameter: ServerParameter
    ) -> IntentSystemError {
        let text = given.string ?? given.text
        return .unconvertible(
            name: parameter.name, value: text.count > 80 ? text.prefix(79) + "…" : text, expected: expected)
    }
}

extension ChoiceValue {
    /// The value as something to choose.
    var choice: Choice { Choice(id: rawValue, title: title, subtitle: nil) }
}

extension ValueKind {
    /// Text, or a list of it, as what is chosen by its name is given.
    fileprivate var ofText: ValueKind {
        if case .list = self { .list(.text) } else { .text }
    }
}
