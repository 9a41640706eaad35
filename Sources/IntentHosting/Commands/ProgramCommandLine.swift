import AppIntents
import Foundation
import IntentCommandLine
import IntentRuntime
import JSON
import ModelContextProtocol
import SchemaCatalog

/// Does what the command line of a program says that is an app: it lists, runs and finds what the app offers, and serves it to assistants.
struct ProgramCommandLine: Sendable {
    /// The commands, by name.
    static let commands = ["list", "describe", "run", "find", "get", "serve"]

    /// What the program holds.
    let app: HostedApp

    /// Does it.
    ///
    /// - Parameter words: The words after the program's name.
    /// - Returns: The exit status.
    func run(_ words: [String]) async -> Int32 {
        // A pipe whose reader went away is an error of the write, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        let work = Task { await exitStatus(of: words) }
        let interrupt = Interrupt { work.cancel() }
        let status = await work.value
        return interrupt.wasSent ? Interrupt.status : status
    }

    private func exitStatus(of words: [String]) async -> Int32 {
        do {
            try await perform(words)
            return 0
        } catch let error as UsageError {
            Output.complain("\(error)")
            return 2
        } catch let error as IntentSystemError {
            Output.complain("\(error)")
            return error.exitCode
        } catch is CancellationError {
            Output.complain("stopped")
            return Interrupt.status
        } catch {
            Output.complain("\(error)")
            return 1
        }
    }

    private func perform(_ words: [String]) async throws {
        var arguments = ArgumentList(words)
        let options = ProgramOptions(taking: &arguments)
        guard let name = arguments.next() else { return Output.print(ProgramHelp(app: app).text) }
        guard Self.commands.contains(name) else {
            throw UsageError.unknownCommand(name, nearest: Nearest.names(to: name, among: Self.commands))
        }
        if options.showsHelp, name != "run" || arguments.isEmpty { return Output.print(ProgramHelp(app: app).text) }
        switch name {
        case "list": try list(arguments, options)
        case "describe": try describe(arguments, options)
        case "run": try await run(arguments, options)
        case "find": try await find(arguments, options)
        case "get": try await get(arguments, options)
        default: try await serve(arguments, options)
        }
    }

    // MARK: The commands

    private func list(_ arguments: ArgumentList, _ options: ProgramOptions) throws {
        try arguments.finish("list")
        let catalog = app.system.catalog
        if options.json {
            return Output.print(
                JSONValue.object([
                    "intents": .array(catalog.intents.map { Metadata.json($0) }),
                    "entities": .array(catalog.entities.map { Metadata.json($0) }),
                    "enums": .array(catalog.enums.map { Metadata.json($0) }),
                    "shortcuts": .array(catalog.shortcuts.map { Metadata.json($0) }),
                ]).prettyText)
        }
        var intents = Table(["INTENT", "TITLE", "ABOUT"])
        for intent in catalog.intents { intents.add([intent.name, intent.title, intent.summary]) }
        var entities = Table(["ENTITY", "TITLE", "PROPERTIES"])
        for entity in catalog.entities {
            entities.add([entity.name, entity.title, entity.properties.map(\.name).joined(separator: ", ")])
        }
        var enums = Table(["ENUM", "TITLE", "VALUES"])
        for value in catalog.enums {
            enums.add([value.name, value.title, value.cases.map(\.rawValue).joined(separator: ", ")])
        }
        for (index, table) in [intents, entities, enums].filter({ !$0.isEmpty }).enumerated() {
            if index > 0 { Output.print("") }
            table.print()
        }
    }

    private func describe(_ arguments: ArgumentList, _ options: ProgramOptions) throws {
        var arguments = arguments
        guard let word = arguments.next() else { throw UsageError.missingArgument("a name", command: "describe") }
        try arguments.finish("describe")
        let catalog = app.system.catalog
        if let entity = try? catalog.entity(named: word) {
            options.json ? Output.print(Metadata.json(entity).prettyText) : Describe.show(entity)
        } else if let value = try? catalog.enumeration(named: word) {
            options.json ? Output.print(Metadata.json(value).prettyText) : Describe.show(value)
        } else {
            let intent = try catalog.intent(named: word)
            options.json ? Output.print(Metadata.json(intent).prettyText) : Describe.show(intent)
        }
    }

    private func run(_ arguments: ArgumentList, _ options: ProgramOptions) async throws {
        var arguments = arguments
        guard let intent = arguments.next() else {
            throw UsageError.missingArgument("the name of an intent", command: "run")
        }
        if options.showsHelp { return Describe.show(try app.system.catalog.intent(named: intent)) }
        var invocation = IntentInvocation(
            intent: intent, arguments: try arguments.takeParameterValues(of: "run"), mayReadFiles: true)
        invocation.requester = "terminal"
        let outcome = try await AsidePrinting.during {
            try await app.system.run(
                invocation, through: TerminalInteraction(confirmsEverything: options.confirmsEverything))
        }
        options.json ? Output.print(outcome.json.prettyText) : OutcomeCard.show(outcome)
    }

    private func find(_ arguments: ArgumentList, _ options: ProgramOptions) async throws {
        var arguments = arguments
        let conditions = try arguments.takeValues("--where")
        let sort = try arguments.takeValue("--sort")
        let limit = try arguments.takeValue("--limit").map { text in
            guard let number = Int(text), number > 0 else {
                throw UsageError.badValue(text, option: "--limit", expected: "a whole number above 0")
            }
            return number
        }
        guard let entity = arguments.next() else {
            throw UsageError.missingArgument("the name of an entity type", command: "find")
        }
        var words: [String] = []
        while let word = arguments.next() {
            guard !word.hasPrefix("--") else { throw UsageError.unknownOption(word, command: "find") }
            words.append(word)
        }
        let found = try await app.system.find(
            FindRequest(
                entity: entity, text: words.isEmpty ? nil : words.joined(separator: " "), conditions: conditions,
                sort: sort, limit: limit))
        if options.json { return Output.print(JSONValue.array(found.map(\.json)).prettyText) }
        var table = Table(["TITLE", "ID", "ABOUT"])
        for record in found { table.add([record.title, record.json["id"]?.string ?? "", record.subtitle ?? ""]) }
        table.print()
        Output.tell(found.isEmpty ? "Nothing found." : "\(found.count.formatted()) found.")
    }

    private func get(_ arguments: ArgumentList, _ options: ProgramOptions) async throws {
        var arguments = arguments
        guard let uri = arguments.next() else { throw UsageError.missingArgument("an entity's URI", command: "get") }
        try arguments.finish("get")
        let record = try await app.system.entity(at: uri)
        options.json ? Output.print(record.json.prettyText) : Card.show(record)
    }

    private func serve(_ arguments: ArgumentList, _ options: ProgramOptions) async throws {
        var arguments = arguments
        let words = try arguments.takeValues("--tools")
        try arguments.finish("serve")
        let tools: ToolSelection
        do {
            tools = try ToolSelection(words)
            try tools.check(against: app.system.catalog)
        } catch {
            throw UsageError.badValue(
                words.joined(separator: ","), option: "--tools", expected: "tools that there are: \(error)")
        }
        // Taken before anything else runs, so that no word of the app's reaches the wire.
        let transport = try StandardIOTransport.takingStandardStreams()
        if options.confirmsEverything {
            Output.tell("\(CommandName.own): every confirmation is answered with yes (--yes)")
        }
        let server = MCPServer(
            system: app.system, confirmsEverything: options.confirmsEverything, name: CommandName.own, title: app.title,
            tools: tools)
        try await server.serve(over: transport)
    }
}
