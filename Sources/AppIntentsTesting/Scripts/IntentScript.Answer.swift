import AppIntents
import IntentHosting
import JSON

extension IntentScript {
    /// An answer to a question, and the questions that it is for.
    public struct Answer: Sendable, Equatable {
        enum Content: Sendable, Equatable {
            case value(IntentValueContainer)
            case title(String)
            case index(Int)
            case yes(Bool, IntentQuestion.Kind)
        }

        let content: Content
        /// The parameter that the question must be about; `nil` for any.
        let parameter: String?
        /// What must stand in the question's words; `nil` for anything.
        let words: String?

        /// Answers a question for a value.
        ///
        /// - Parameters:
        ///   - value: The value.
        ///   - parameter: The parameter that the question must be about; `nil` for any.
        public static func value(_ value: some IntentValueExpressing, for parameter: String? = nil) -> Answer {
            Answer(content: .value(value.makeExpression().evaluate()), parameter: parameter, words: nil)
        }

        /// Answers a question which, or one for a value that offers some, by the title of what is chosen.
        ///
        /// - Parameters:
        ///   - title: The title, or what names the thing without doubt.
        ///   - parameter: The parameter that the question must be about; `nil` for any.
        public static func choice(_ title: String, for parameter: String? = nil) -> Answer {
            Answer(content: .title(title), parameter: parameter, words: nil)
        }

        /// Answers a question which, or one for a value that offers some, by the place of what is chosen.
        ///
        /// - Parameters:
        ///   - index: The place, from 0.
        ///   - parameter: The parameter that the question must be about; `nil` for any.
        public static func choice(at index: Int, for parameter: String? = nil) -> Answer {
            Answer(content: .index(index), parameter: parameter, words: nil)
        }

        /// Answers a question whether to go on.
        ///
        /// - Parameters:
        ///   - yes: Whether to go on.
        ///   - words: What must stand in the question; `nil` for anything.
        public static func confirmation(_ yes: Bool, containing words: String? = nil) -> Answer {
            Answer(content: .yes(yes, .confirmation), parameter: nil, words: words)
        }

        /// Answers a question whether to go on in the app.
        ///
        /// - Parameters:
        ///   - yes: Whether to go on.
        ///   - words: What must stand in the question; `nil` for anything.
        public static func foreground(_ yes: Bool, containing words: String? = nil) -> Answer {
            Answer(content: .yes(yes, .foreground), parameter: nil, words: words)
        }
    }
}

extension IntentScript.Answer {
    /// What a host is told in answer to a question; `nil` where this answers other questions.
    func reply(to question: IntentQuestion) -> JSONValue? {
        if let parameter, parameter != question.parameter { return nil }
        if let words, !question.text.contains(words) { return nil }
        switch (content, question.kind) {
        case (.value(let value), .value): return ["value": WireValue.json(value)]
        case (.yes(let yes, let kind), question.kind) where kind == question.kind: return ["yes": .bool(yes)]
        case (.title(let title), .choice), (.title(let title), .value):
            let index =
                question.choices.firstIndex { $0.title == title } ?? question.choices.firstIndex { $0.id == title }
            return index.flatMap { Self.reply(choosing: $0, in: question) }
        case (.index(let index), .choice), (.index(let index), .value):
            return Self.reply(choosing: index, in: question)
        default: return nil
        }
    }

    private static func reply(choosing index: Int, in question: IntentQuestion) -> JSONValue? {
        guard question.choices.indices.contains(index) else { return nil }
        return question.kind == .choice ? ["index": .integer(index)] : ["value": .string(question.choices[index].id)]
    }
}
