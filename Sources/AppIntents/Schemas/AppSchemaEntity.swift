/// A schema that an app entity can follow.
public protocol AppSchemaEntity: AppSchema.Kind {}
