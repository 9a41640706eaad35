/// An intent whose meaning the system knows.
public protocol SystemIntent: AppIntent {}
