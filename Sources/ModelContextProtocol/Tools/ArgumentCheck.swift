import Foundation
import IntentRuntime
import JSON

/// Holds what a client gives against what a tool takes.
struct ArgumentCheck {
    let tool: Tool
    /// Whether the person can be asked for what is missing.
    let canAsk: Bool

    /// The arguments without those given as nothing.
    ///
    /// - Parameter arguments: What the client gave.
    /// - Throws: ``WrongArguments`` that says all that is wrong.
    func check(_ arguments: JSONObject) throws(WrongArguments) -> JSONObject {
        var faults: [String] = []
        var checked = JSONObject()
        for (name, value) in arguments {
            guard let parameter = tool.parameters.first(where: { $0.name == name }) else {
                faults.append("there is no argument '\(name)'")
                continue
            }
            // Assistants write null for what they leave out.
            if value == .null { continue }
            checked[name] = value
            if let fault = fault(in: value, parameter) { faults.append("'\(name)' \(fault)") }
        }
        if !canAsk {
            for parameter in tool.parameters where parameter.isRequired && checked[parameter.name] == nil {
                faults.append("'\(parameter.name)' is missing: \(parameter.kind.words)")
            }
        }
        guard faults.isEmpty else { throw WrongArguments(tool: tool, faults: faults) }
        return checked
    }

    private func fault(in value: JSONValue, _ parameter: ToolParameter) -> String? {
        guard fits(value, parameter.kind) else {
            let forms = parameter.kind.holdsFile ? " (a file is \(Attachments.forms))" : ""
            return "must be \(parameter.kind.words)\(forms), not \(value.kind)"
        }
        guard let number = value.double else { return nil }
        if let minimum = parameter.minimum, number < minimum { return "must be at least \(minimum.formatted())" }
        if let maximum = parameter.maximum, number > maximum { return "must be at most \(maximum.formatted())" }
        return nil
    }

    private func fits(_ value: JSONValue, under single: UnionCaseKind) -> Bool {
        guard let members = value.object, members.count == 1 else { return false }
        return value[single.name].map { fits($0, single.kind) } ?? false
    }

    private func fits(_ value: JSONValue, _ kind: ValueKind) -> Bool {
        switch kind {
        case .boolean: value.bool != nil
        case .integer: value.integer != nil
        case .number, .duration: value.double != nil
        case .text, .date, .dateComponents, .url, .entity, .enumeration: value.string != nil
        case .money, .recurrence, .personName, .paymentMethod: value.string != nil
        case .measurement: value.double != nil || value.string != nil
        case .person, .place: value.string != nil || value.object != nil
        case .file: Attachments.isFile(value)
        case .union(_, let cases): cases.contains { fits(value, $0.kind) || fits(value, under: $0) }
        case .list(let element): value.array?.allSatisfy { fits($0, element) } ?? false
        case .other: true
        }
    }
}
