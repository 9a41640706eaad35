import AppIntents

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

        /// Makes a subject of its parts.
        public init(uri: String, title: String, noun: String, account: String?) {
            self.uri = uri
            self.title = title
            self.noun = noun
            self.account = account
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
    /// The addresses that something goes to, where the values tell.
    public let recipients: [String]
    /// What the person is asked, where the person must be.
    public let question: String
    /// Who asks for the run.
    public let requester: String
    /// Whether whoever asks has read text that the apps did not write themselves, which may have told them what to ask.
    public let hasReadForeignText: Bool

    /// Makes a request of its parts.
    public init(
        app: String, intent: String, schema: String?, title: String, effect: IntentEffect, subjects: [Subject],
        recipients: [String], question: String, requester: String, hasReadForeignText: Bool
    ) {
        self.app = app
        self.intent = intent
        self.schema = schema
        self.title = title
        self.effect = effect
        self.subjects = subjects
        self.recipients = recipients
        self.question = question
        self.requester = requester
        self.hasReadForeignText = hasReadForeignText
    }
}
