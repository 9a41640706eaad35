/// A schema that an app intent can follow.
public protocol AppSchemaIntent: AppSchema.Kind {}
