/// A value of a type that every app knows, such as a place, with words for a person.
public protocol _SystemIntentValue: DisplayRepresentable, PersistentlyIdentifiable, _IntentValue, Sendable {}
