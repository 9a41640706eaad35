import Foundation
import IntentCommandLine
import JSON
import StreamableHTTP

/// `token`: who may use a server over HTTP.
enum TokenCommand: Command {
    static let name = "token"
    static let summary = "Make and take away the tokens that clients of 'serve --http' prove themselves with"
    static let usage = "token create [NAME] | list | rotate NAME [--grace SECONDS] | revoke NAME"
    static let details = """
        Once there is a token, each client of 'serve --http' needs one, and without one nothing is served beyond this machine. A client
        sends it as 'Authorization: Bearer TOKEN'. The journal and questions name the token that a request came with. A server that runs
        already sees what is changed here.

          create [NAME]   make a token, and print it; it cannot be printed again (NAME: 'default')
          list            the tokens' names, and when each was made
          rotate NAME     replace a token by a new one, and print that
          revoke NAME     take a token away; what its client has open is ended

        Options:
          --grace SECONDS   with rotate: how long the former token is good beside the new one (0)
        """

    static func run(_ arguments: ArgumentList, _ options: GlobalOptions) async throws {
        var arguments = arguments
        let grace = try arguments.takeValue("--grace")
        let action = arguments.next()
        let word = arguments.next()
        try arguments.finish(name)
        if let grace, action != "rotate" {
            throw UsageError.unexpectedArgument("--grace \(grace)", command: "\(name) \(action ?? "list")")
        }
        let store = TokenStore()
        do {
            switch (action, word) {
            case ("create", _):
                let owner = word ?? "default"
                show(try store.create(owner), of: owner, options)
            case ("list", nil), (nil, nil): list(try store.list(), options)
            case ("rotate", let owner?):
                show(try store.rotate(owner, grace: try seconds(grace)), of: owner, options)
            case ("revoke", let owner?):
                try store.revoke(owner)
                Output.tell("The token '\(owner)' is good no more.")
            case ("rotate", nil), ("revoke", nil):
                throw UsageError.missingArgument("the name of a token", command: "\(name) \(action ?? "")")
            case ("list", let word?): throw UsageError.unexpectedArgument(word, command: "\(name) list")
            case (let action, _): throw UsageError.unexpectedArgument(action ?? "", command: name)
            }
        } catch let error as TokenStoreError {
            throw Failure(message: error.description, status: error.isAboutCommandLine ? 2 : 1)
        }
    }

    private static func seconds(_ text: String?) throws -> Duration {
        guard let text else { return .zero }
        guard let number = Int(text), number >= 0 else {
            throw UsageError.badValue(text, option: "--grace", expected: "a number of seconds, such as 3600")
        }
        return .seconds(number)
    }

    private static func show(_ secret: String, of owner: String, _ options: GlobalOptions) {
        if options.json {
            return Output.print(JSONValue.object(["name": .string(owner), "token": .string(secret)]).prettyText)
        }
        Output.print(secret)
        Output.tell("This is the token '\(owner)'. It is not kept and cannot be shown again.")
    }

    private static func list(_ tokens: [Token], _ options: GlobalOptions) {
        if options.json {
            return Output.print(
                JSONValue.array(
                    tokens.map { token in
                        var members = JSONObject([
                            ("name", .string(token.name)), ("created", .string(token.created.formatted(.iso8601))),
                        ])
                        if let end = token.formerEnd { members["formerEnd"] = .string(end.formatted(.iso8601)) }
                        return .object(members)
                    }
                ).prettyText)
        }
        var table = Table(["NAME", "MADE", "FORMER ONE GOOD UNTIL"])
        for token in tokens {
            table.add([
                token.name, token.created.formatted(.iso8601), token.formerEnd?.formatted(.iso8601) ?? "",
            ])
        }
        table.print()
        if tokens.isEmpty { Output.tell("There are no tokens.") }
    }
}

extension TokenStoreError {
    /// Whether another command line would have done.
    fileprivate var isAboutCommandLine: Bool {
        if case .file = self { false } else { true }
    }
}
