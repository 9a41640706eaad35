/// The name space of the schemas before `AppSchema`; the same schemas under their earlier names.
public enum AssistantSchemas {
    /// What the three kinds of schemas have in common.
    public typealias Model = AppSchema.Kind
    /// A schema that an app intent can follow.
    public typealias Intent = AppSchemaIntent
    /// A schema that an app entity can follow.
    public typealias Entity = AppSchemaEntity
    /// A schema that an app enumeration can follow.
    public typealias Enum = AppSchemaEnum
    /// A schema of an app intent.
    public typealias IntentSchema = AppSchema.Intent
    /// A schema of an app entity.
    public typealias EntitySchema = AppSchema.Entity
    /// A schema of an app enumeration.
    public typealias EnumSchema = AppSchema.Enum
}

/// The name of ``AppSchema`` before the schemas left the assistant's name.
public typealias AssistantSchema = AppSchema
