import FoundationGaps

/// Shows a computed variable of an entity to the system as a property, worked out on every reading.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro ComputedProperty() = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Shows a computed variable of an entity to the system as a property, worked out on every reading.
///
/// - Parameter title: What a person sees as the property's name.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro ComputedProperty(title: LocalizedStringResource) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Shows an asynchronous computed variable of an entity to the system as a property, fetched when asked for.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro DeferredProperty() = #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// Shows an asynchronous computed variable of an entity to the system as a property, fetched when asked for.
///
/// - Parameter title: What a person sees as the property's name.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro DeferredProperty(title: LocalizedStringResource) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")
