import JSON

/// What an intent is about to do, its values resolved, for whoever decides whether it may.
public struct AdmissionRequest: Sendable, Hashable {
    /// An entity among the intent's values.
    public struct Subject: Sendable, Hashable {
        /// The entity's URI.
        public let uri: String
        /// What a person calls it.
        public let title: String
        /// What a person calls things of its type, as `note`.
        public let noun: String
        /// The name of the account that it is kept in; `nil` where nothing tells.
        public let account: String?
        /// The id of that account; `nil` where nothing tells.
        public let accountID: String?

        /// Makes a subject of its parts.
        public init(uri: String, title: String, noun: String, account: String?, accountID: String? = nil) {
            self.uri = uri
            self.title = title
            self.noun = noun
            self.account = account
            self.accountID = accountID
        }
    }

    /// The app's id.
    public let app: String
    /// The intent's identifier, as `DeleteNotesIntent`.
    public let intent: String
    /// The schema that the intent follows.
    public let schema: String?
    /// What a person calls the intent.
    public let title: String
    /// What running it does.
    public let effect: IntentEffect
    /// The entities among its values.
    public let subjects: [Subject]
    /// How many entities there are among them beyond those told.
    public let moreSubjects: Int
    /// The addresses that something goes to, where the values tell; the name of somebody who has none.
    public let recipients: [String]
    /// All values as JSON, files by their content's digest, so that one request can be told from another.
    public let values: JSONObject
    /// What the person is asked, where the person must be.
    public var question: String { words.text }
    /// Who asks for the run.
    public let requester: String
    /// Whether whoever asks has read text that the apps did not write themselves, which may have told them what to ask.
    public let hasReadForeignText: Bool
    /// Whether the intent runs only for a person who has authenticated.
    public let wantsAuthentication: Bool

    /// The question, which most requests need not put into words.
    private let words: LateText

    /// Makes a request of its parts.
    public init(
        app: String, intent: String, schema: String?, title: String, effect: IntentEffect, subjects: [Subject],
        moreSubjects: Int = 0, recipients: [String], values: JSONObject = JSONObject(), question: String,
        requester: String, hasReadForeignText: Bool, wantsAuthentication: Bool = false
    ) {
        self.init(
            app: app, intent: intent, schema: schema, title: title, effect: effect, subjects: subjects,
            moreSubjects: moreSubjects, recipients: recipients, values: values, words: LateText { question },
            requester: requester, hasReadForeignText: hasReadForeignText, wantsAuthentication: wantsAuthentication)
    }

    init(
        app: String, intent: String, schema: String?, title: String, effect: IntentEffect, subjects: [Subject],
        moreSubjects: Int, recipients: [String], values: JSONObject, words: LateText, requester: String,
        hasReadForeignText: Bool, wantsAuthentication: Bool
    ) {
        self.app = app
        self.intent = intent
        self.schema = schema
        self.title = title
        self.effect = effect
        self.subjects = subjects
        self.moreSubjects = moreSubjects
        self.recipients = recipients
        self.values = values
        self.words = words
        self.requester = requester
        self.hasReadForeignText = hasReadForeignText
        self.wantsAuthentication = wantsAuthentication
    }
}

extension AdmissionRequest {
    /// The same with another question to the person.
    func asking(_ question: String) -> AdmissionRequest {
        AdmissionRequest(
            app: app, intent: intent, schema: schema, title: title, effect: effect, subjects: subjects,
            moreSubjects: moreSubjects, recipients: recipients, values: values, question: question,
            requester: requester, hasReadForeignText: hasReadForeignText, wantsAuthentication: wantsAuthentication)
    }
}
