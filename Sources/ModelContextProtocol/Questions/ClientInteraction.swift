import IntentRuntime
import JSON
import Synchronization

/// Reaches the person through the client of one request.
final class ClientInteraction: Interaction {
    private static let confirmationName = "confirm"

    private let session: Session
    private let serial: OpenRequest.Serial
    private let confirmsEverything: Bool
    private let missesForms = Mutex(false)
    private let lastFailure = Mutex<IntentSystemError?>(nil)

    /// Makes an interaction.
    ///
    /// - Parameters:
    ///   - session: The session that the request came in.
    ///   - serial: The request.
    ///   - confirmsEverything: Whether confirmations are taken as given.
    init(session: Session, serial: OpenRequest.Serial, confirmsEverything: Bool) {
        self.session = session
        self.serial = serial
        self.confirmsEverything = confirmsEverything
    }

    /// Whether something had to be confirmed or chosen and the client has no way to ask.
    var missedForms: Bool { missesForms.withLock(\.self) }

    /// Why the run failed, where it did.
    var failure: IntentSystemError? { lastFailure.withLock(\.self) }

    /// Keeps why the run failed.
    func note(_ failure: IntentSystemError) { lastFailure.withLock { $0 = failure } }

    /// Whether the client was sent text that the apps did not write themselves.
    var hasReadForeignText: Bool { session.hasReadForeignText }

    /// What the client's requests are worked on with; `nil` for the concurrency pool.
    var executor: (any TaskExecutor)? { session.executor }

    /// What the client was handed as links.
    var results: KeptResults { session.results }

    var isOver: Bool { session.isOver(serial) }

    /// Whether the client can ask the person.
    var canAsk: Bool { session.canAsk(serial) }

    func requestValue(_ request: ValueRequest) async throws -> JSONValue? {
        guard !SecretValue.isMeant(by: request.parameter, request.title, request.kind) else {
            throw IntentSystemError.failed(
                "'\(request.parameter)' (\(request.title)) is secret, so the form of an assistant must not ask for it, and nothing was "
                    + "done. Run this in a terminal, with 'appintents run', which asks for it there.")
        }
        guard let field = Self.field(for: request) else { return nil }
        let form = Form(message: request.question, name: request.parameter, title: request.title, field: field)
        guard case .accepted(let content) = await session.ask(form, for: serial) else {
            return nil
        }
        let value = form.value(in: content)
        if case .list = request.kind, let value, value.array == nil { return .array([value]) }
        return value
    }

    func requestChoice(_ request: ChoiceRequest) async throws -> Int? {
        guard !request.choices.isEmpty else { return nil }
        guard canAsk else {
            missesForms.withLock { $0 = true }
            return nil
        }
        let form = Form(
            message: request.question, name: request.parameter, title: request.parameter,
            field: .choice(request.choices))
        guard case .accepted(let content) = await session.ask(form, for: serial),
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
        return switch await session.ask(form, for: serial) {
        case .accepted(let content): form.value(in: content)?.bool
        case .declined: false
        case .unanswered: nil
        }
    }

    func willPerform(isLong: Bool) async {
        if isLong { session.becomeTask(serial) }
    }

    func report(_ progress: ProgressReport) async {
        session.report(progress.fraction, progress.message, of: serial)
    }

    /// The field that a value can be put in; `nil` for what no form can hold.
    private static func field(for request: ValueRequest) -> Form.Field? {
        if case .list(let element) = request.kind {
            return request.choices.isEmpty ? field(element, request) : .choices(request.choices)
        }
        return request.choices.isEmpty ? field(request.kind, request) : .choice(request.choices)
    }

    private static func field(_ kind: ValueKind, _ request: ValueRequest) -> Form.Field? {
        switch kind {
        case .boolean: return .boolean
        case .integer: return .integer(minimum: request.minimum, maximum: request.maximum)
        case .number: return .number(minimum: request.minimum, maximum: request.maximum)
        case .duration: return .number(minimum: nil, maximum: nil)
        case .date: return .text(format: "date-time")
        case .url: return .text(format: "uri")
        case .text, .dateComponents, .measurement, .money, .recurrence, .personName, .paymentMethod, .person, .place,
            .entity, .enumeration:
            return .text(format: nil)
        case .union(_, let cases):
            return cases.contains { field($0.kind, request) != nil } ? .text(format: nil) : nil
        case .file, .list, .other: return nil
        }
    }
}
