import IntentRuntime
import JSON
import Synchronization

/// Reaches the person through the client of one request.
final class ClientInteraction: Interaction {
    private static let confirmationName = "confirm"

    private let session: Session
    private let serial: OpenRequest.Serial
    private let parameters: JSONObject
    private let confirmsEverything: Bool
    private let missesForms = Mutex(false)

    /// Makes an interaction.
    ///
    /// - Parameters:
    ///   - session: The session that the request came in.
    ///   - serial: The request.
    ///   - parameters: Its parameters.
    ///   - confirmsEverything: Whether confirmations are taken as given.
    init(session: Session, serial: OpenRequest.Serial, parameters: JSONObject, confirmsEverything: Bool) {
        self.session = session
        self.serial = serial
        self.parameters = parameters
        self.confirmsEverything = confirmsEverything
    }

    /// Whether something had to be confirmed and the client has no way to ask.
    var missedForms: Bool { missesForms.withLock(\.self) }

    /// Whether the client was sent text that the apps did not write themselves.
    var hasReadForeignText: Bool { session.hasReadForeignText }

    var isOver: Bool { session.state.withLock(\.hasEnded) }

    /// Whether the client can ask the person.
    var canAsk: Bool { session.canAsk(serial) }

    func requestValue(_ request: ValueRequest) async throws -> JSONValue? {
        var kind = request.kind
        var isList = false
        if case .list(let element) = kind {
            kind = element
            isList = true
        }
        guard let field = Self.field(kind, request.choices) else { return nil }
        let form = Form(message: request.question, name: request.parameter, title: request.title, field: field)
        guard case .accepted(let content) = await session.ask(form, for: serial, parameters: parameters) else {
            return nil
        }
        let value = form.value(in: content)
        if isList, let value, value.array == nil { return .array([value]) }
        return value
    }

    func requestChoice(_ request: ChoiceRequest) async throws -> Int? {
        guard !request.choices.isEmpty else { return nil }
        let form = Form(
            message: request.question, name: request.parameter, title: request.parameter,
            field: .choice(request.choices))
        guard case .accepted(let content) = await session.ask(form, for: serial, parameters: parameters),
            let id = form.value(in: content)?.string
        else { return nil }
        return request.choices.firstIndex { $0.id == id }
    }

    func confirm(_ request: ConfirmationRequest) async throws -> Bool? {
        if confirmsEverything { return true }
        guard canAsk else {
            missesForms.withLock { $0 = true }
            return nil
        }
        let form = Form(message: request.question, name: Self.confirmationName, title: "Yes, do it", field: .boolean)
        return switch await session.ask(form, for: serial, parameters: parameters) {
        case .accepted(let content): form.value(in: content)?.bool
        case .declined: false
        case .unanswered: nil
        }
    }

    func report(_ progress: ProgressReport) async {
        session.report(progress.fraction, progress.message, of: serial)
    }

    /// The field that a value of a kind can be put in; `nil` for what no form can hold.
    private static func field(_ kind: ValueKind, _ choices: [Choice]) -> Form.Field? {
        guard choices.isEmpty else { return .choice(choices) }
        switch kind {
        case .boolean: return .boolean
        case .integer: return .integer
        case .number, .duration: return .number
        case .date: return .text(format: "date-time")
        case .url: return .text(format: "uri")
        case .text, .dateComponents, .measurement, .money, .recurrence, .personName, .paymentMethod, .person, .place,
            .entity, .enumeration:
            return .text(format: nil)
        case .union(_, let cases):
            return cases.contains { field($0.kind, []) != nil } ? .text(format: nil) : nil
        case .file, .list, .other: return nil
        }
    }
}
