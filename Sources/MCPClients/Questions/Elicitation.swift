import IntentRuntime
import JSON

/// A question of a server's to the person: a form of one or several fields.
struct Elicitation: Sendable {
    /// The method by which a server asks.
    static let method = "elicitation/create"
    /// The answer where nobody could be asked.
    static let cancelled: JSONValue = ["action": "cancel"]
    /// How long a question may be.
    private static let longestMessage = 600
    /// How many fields are asked for.
    private static let mostFields = 20

    /// Why a question is not put.
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    private let app: String
    private let message: String
    private let fields: [ServerParameter]

    /// Reads a question.
    ///
    /// - Parameters:
    ///   - parameters: The parameters of the server's request.
    ///   - app: The app's id.
    /// - Throws: ``Refusal`` where it is no form, or one that cannot be put.
    init(_ parameters: JSONObject, app: String) throws(Refusal) {
        guard let message = parameters["message"]?.string else {
            throw Refusal(description: "'message' must be a string")
        }
        guard (parameters["mode"]?.string ?? "form") == "form" else {
            throw Refusal(description: "only forms are put to the person, no addresses")
        }
        do {
            fields = try SchemaReader(parameters["requestedSchema"] ?? ["type": "object"]).parameters()
        } catch {
            throw Refusal(description: "'requestedSchema' cannot be used: \(error)")
        }
        guard fields.count <= Self.mostFields, !fields.contains(where: \.shape.isJSON) else {
            throw Refusal(
                description:
                    "'requestedSchema' must have at most \(Self.mostFields) members, each a boolean, a number, a "
                    + "string or a choice")
        }
        self.app = app
        self.message = ServerText.line(message.onOneLine, limit: Self.longestMessage)
    }

    /// Puts the question.
    ///
    /// - Parameter interaction: The way to the person.
    /// - Returns: What the server is answered.
    func answer(through interaction: any Interaction) async -> JSONValue {
        let question = "'\(app)' asks: \(message)"
        do {
            guard !fields.isEmpty else {
                // Nothing but a yes is wanted.
                return
                    switch try await interaction.confirm(ConfirmationRequest(question: question, isDestructive: false))
                {
                case true?: ["action": "accept", "content": [:]]
                case false?: ["action": "decline"]
                case nil: Self.cancelled
                }
            }
            var content = JSONObject()
            let filling = ValueFilling(app: app, intent: Self.method, interaction: interaction)
            let wantsAll = !fields.contains(where: \.isRequired)
            for field in fields {
                guard wantsAll || field.isRequired else {
                    content[field.name] = field.defaultValue
                    continue
                }
                let label = fields.count == 1 ? "" : " \(field.title)" + (field.summary.map { " (\($0))" } ?? "") + ":"
                guard let value = try await filling.ask(for: field, question + label) else { return Self.cancelled }
                content[field.name] = value
            }
            return ["action": "accept", "content": .object(content)]
        } catch IntentSystemError.declined {
            return ["action": "decline"]
        } catch {
            return Self.cancelled
        }
    }
}

extension ValueShape {
    /// Whether only JSON can be given for it.
    fileprivate var isJSON: Bool {
        if case .json = self { true } else { false }
    }
}
