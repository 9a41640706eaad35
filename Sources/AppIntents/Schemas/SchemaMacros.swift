/// Makes a type the app intent of a schema.
///
/// Write the schema's parameters as plain variables; the macro makes them parameters, adds the conformances the schema
/// asks for, and gives a title where the type has none. Where a parameter is missing or of another type, it says so at
/// compile time and offers the edit. The form that a schema had in an earlier release is as good as the present one.
///
/// A parameter that the schema has of another schema's type takes a type of yours that follows that schema; the compiler
/// refuses any other. One that may have several types takes an enum with ``UnionValue()``.
///
/// - Parameter schema: The schema, such as `.mail.createDraft`.
@attached(memberAttribute)
@attached(
    extension, conformances: AppIntent, AssistantSchemaIntent, OpenIntent, DeleteIntent, ShowInAppSearchResultsIntent,
    AudioPlaybackIntent, AudioRecordingIntent, LiveActivityIntent, URLRepresentableIntent,
    names: named(__appSchemaIntent), named(__schemaReferences))
public macro AppIntent(schema: AppSchema.Intent) =
    #externalMacro(module: "AppIntentsMacros", type: "AppIntentSchemaMacro")

/// Makes a type the app entity of a schema.
///
/// Write the schema's properties as plain variables, stored or computed; the macro makes the stored ones properties,
/// adds the conformance, and gives the type a name to show where it has none. Where a property is missing or of another
/// type, it says so at compile time and offers the edit. The form that a schema had in an earlier release is as good as
/// the present one.
///
/// A property that the schema has of another schema's type takes a type of yours that follows that schema; the compiler
/// refuses any other. One that may have several types takes an enum with ``UnionValue()``.
///
/// - Parameter schema: The schema, such as `.mail.draft`.
@attached(memberAttribute)
@attached(
    extension, conformances: AppEntity, AssistantSchemaEntity, FileEntity, UniqueAppEntity, URLRepresentableEntity,
    names: named(__appSchemaEntity), named(__Schema), named(__computedProperties), named(__schemaReferences))
public macro AppEntity(schema: AppSchema.Entity) =
    #externalMacro(module: "AppIntentsMacros", type: "AppEntitySchemaMacro")

/// Makes an enumeration the app enumeration of a schema.
///
/// The macro adds the conformance and gives the type a name to show where it has none. Where the schema fixes the cases
/// it says at compile time which are missing or too many.
///
/// - Parameter schema: The schema, such as `.mail.category`.
@attached(extension, conformances: AppEnum, AssistantSchemaEnum, names: named(__appSchemaEnum), named(__Schema))
public macro AppEnum(schema: AppSchema.Enum) =
    #externalMacro(module: "AppIntentsMacros", type: "AppEnumSchemaMacro")

/// The earlier name of `@AppIntent(schema:)`.
///
/// - Parameter schema: The schema, such as `.mail.createDraft`.
@available(*, deprecated, renamed: "AppIntent(schema:)")
@attached(memberAttribute)
@attached(
    extension, conformances: AppIntent, AssistantSchemaIntent, OpenIntent, DeleteIntent, ShowInAppSearchResultsIntent,
    AudioPlaybackIntent, AudioRecordingIntent, LiveActivityIntent, URLRepresentableIntent,
    names: named(__appSchemaIntent), named(__schemaReferences))
public macro AssistantIntent(schema: AppSchema.Intent) =
    #externalMacro(module: "AppIntentsMacros", type: "AppIntentSchemaMacro")

/// The earlier name of `@AppEntity(schema:)`.
///
/// - Parameter schema: The schema, such as `.mail.draft`.
@available(*, deprecated, renamed: "AppEntity(schema:)")
@attached(memberAttribute)
@attached(
    extension, conformances: AppEntity, AssistantSchemaEntity, FileEntity, UniqueAppEntity, URLRepresentableEntity,
    names: named(__appSchemaEntity), named(__Schema), named(__computedProperties), named(__schemaReferences))
public macro AssistantEntity(schema: AppSchema.Entity) =
    #externalMacro(module: "AppIntentsMacros", type: "AppEntitySchemaMacro")

/// The earlier name of `@AppEnum(schema:)`.
///
/// - Parameter schema: The schema, such as `.mail.category`.
@available(*, deprecated, renamed: "AppEnum(schema:)")
@attached(extension, conformances: AppEnum, AssistantSchemaEnum, names: named(__appSchemaEnum), named(__Schema))
public macro AssistantEnum(schema: AppSchema.Enum) =
    #externalMacro(module: "AppIntentsMacros", type: "AppEnumSchemaMacro")
