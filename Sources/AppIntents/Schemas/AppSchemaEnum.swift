/// A schema that an app enumeration can follow.
public protocol AppSchemaEnum: AppSchema.Kind {}
