import Foundation
import IntentApprovals
import IntentCommandLine
import IntentRuntime
import JSON

/// `approve`: what waits for the person's word.
enum ApproveCommand: Command {
    static let name = "approve"
    static let summary = "Show what waits for your word, and answer it"
    static let usage = "approve [NUMBER [--deny]]"
    static let details = """
        Without a number: what waits. With one: the question in full, and a yes or no on the terminal. A question can be answered for
        10 minutes, and a yes is good for one run within 10 minutes.

        Options:
          --deny   answer with no; the same is not asked again for 10 minutes

        With --yes the answer is yes without a question. What wants authentication has you authenticate first, with --yes too.
        """

    static func run(_ arguments: ArgumentList, _ options: GlobalOptions) async throws {
        var arguments = arguments
        let isDenied = arguments.takeFlag("--deny")
        let word = arguments.next()
        try arguments.finish(name)
        if isDenied, options.confirmsEverything {
            throw UsageError.unexpectedArgument("--yes", command: "\(name) --deny")
        }
        guard let word else {
            if isDenied { throw UsageError.missingArgument("the number of what is denied", command: name) }
            return list(try SQLiteApprovals().waiting(), asJSON: options.json)
        }
        guard let number = Int64(word) else {
            throw UsageError.badValue(word, option: name, expected: "a number, as 'appintents approve' lists them")
        }
        try await answer(number, isDenied: isDenied, options)
    }

    private static func list(_ approvals: [Approval], asJSON: Bool) {
        if asJSON { return Output.print(JSONValue.array(approvals.map(\.json)).prettyText) }
        var table = Table(["NUMBER", "ASKED", "FOR", "QUESTION"])
        for approval in approvals {
            table.add([
                "\(approval.number)", approval.asked.formatted(.iso8601), approval.requester, approval.question,
            ])
        }
        table.print()
        if approvals.isEmpty { Output.tell("Nothing waits.") }
    }

    private static func answer(_ number: Int64, isDenied: Bool, _ options: GlobalOptions) async throws {
        let approvals = try SQLiteApprovals()
        guard let approval = try approvals.approval(number), approval.state != .used else {
            throw Failure(
                message: "nothing waits under \(number); 'appintents approve' lists what does", status: 1)
        }
        guard approval.state == .waiting else {
            throw Failure(message: "\(number) was answered already: it was \(approval.state.rawValue)", status: 1)
        }
        guard isDenied || options.confirmsEverything || Terminal.canAsk else {
            throw Failure(
                message:
                    "there is no terminal to answer on: \(approval.question)\n--yes answers with yes, --deny with no",
                status: 4)
        }
        var isApproved = !isDenied
        if isApproved, approval.wantsAuthentication {
            isApproved = try await authenticated(approval, options)
        }
        if isApproved, !options.confirmsEverything {
            let words = "\(approval.requester) asks: \(approval.question)"
            isApproved = await TerminalInteraction(confirmsEverything: false).confirm(words) ?? false
        }
        guard try approvals.answer(number, isApproved: isApproved) else {
            throw Failure(message: "\(number) waits no longer; its time is over", status: 1)
        }
        if options.json {
            Output.print((try approvals.approval(number)?.json ?? .null).prettyText)
        } else if isApproved {
            Output.tell("Approved for one run within 10 minutes: \(VisibleText.of(approval.question))")
        } else {
            Output.tell("Denied: \(VisibleText.of(approval.question))")
        }
    }

    /// Whether the person is who they should be.
    private static func authenticated(_ approval: Approval, _ options: GlobalOptions) async throws -> Bool {
        let permissions = try Permissions(options, Configuration(at: options.configuration))
        let authenticator = permissions.authenticator(isPersonHere: Terminal.canAsk)
        guard authenticator.canAuthenticateHere else {
            throw Failure(
                message:
                    "this wants you authenticated, for which there must be a terminal, and 'authentication' in the "
                    + "configuration", status: 4)
        }
        guard try await authenticator.authenticate(for: approval.question) else {
            throw Failure(message: "you could not be authenticated; nothing was approved", status: 4)
        }
        return true
    }
}
