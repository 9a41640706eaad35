import FoundationGaps
import SearchableAttributes

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

/// Shows a computed variable of an entity to the system as a property, worked out on every reading and kept by
/// an index.
///
/// - Parameter indexingKey: The attribute, such as `\.contentDescription`.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro ComputedProperty(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Shows a computed variable of an entity to the system as a property, worked out on every reading and kept by
/// an index.
///
/// - Parameters:
///   - title: What a person sees as the property's name.
///   - indexingKey: The attribute, such as `\.contentDescription`.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro ComputedProperty(
    title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Shows a computed variable of an entity to the system as a property, worked out on every reading and kept by
/// an index.
///
/// - Parameter customIndexingKey: The attribute's key.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro ComputedProperty(customIndexingKey: CSCustomAttributeKey) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Shows a computed variable of an entity to the system as a property, worked out on every reading and kept by
/// an index.
///
/// - Parameters:
///   - title: What a person sees as the property's name.
///   - customIndexingKey: The attribute's key.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro ComputedProperty(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Shows an asynchronous computed variable of an entity to the system as a property, fetched when asked for and for an
/// index.
///
/// - Parameter indexingKey: The attribute, such as `\.contentDescription`.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro DeferredProperty(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// Shows an asynchronous computed variable of an entity to the system as a property, fetched when asked for and for an
/// index.
///
/// - Parameters:
///   - title: What a person sees as the property's name.
///   - indexingKey: The attribute, such as `\.contentDescription`.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro DeferredProperty(
    title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// Shows an asynchronous computed variable of an entity to the system as a property, fetched when asked for and for an
/// index.
///
/// - Parameter customIndexingKey: The attribute's key.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro DeferredProperty(customIndexingKey: CSCustomAttributeKey) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// Shows an asynchronous computed variable of an entity to the system as a property, fetched when asked for and for an
/// index.
///
/// - Parameters:
///   - title: What a person sees as the property's name.
///   - customIndexingKey: The attribute's key.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro DeferredProperty(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")
