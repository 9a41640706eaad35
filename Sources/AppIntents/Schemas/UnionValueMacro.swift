/// Makes an enum whose cases hold one value each a value that a parameter, a property or a result may have.
///
/// The macro adds the conformances and an enum `Cases` of the cases without what they hold, for
/// ``AppUnionValue/caseDisplayRepresentations``. It follows the documentation of App Intents, "UnionValue()".
@attached(
    member, names: named(Cases), named(allIntentValueTypes), named(asIntentValue), named(_caseIndex),
    named(_value(ofCase:holding:)))
@attached(extension, conformances: AppUnionValue, _IntentValueRepresentable)
public macro UnionValue() = #externalMacro(module: "AppIntentsMacros", type: "UnionValueMacro")
