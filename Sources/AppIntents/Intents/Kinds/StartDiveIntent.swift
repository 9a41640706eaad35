/// An intent that begins a dive.
public protocol StartDiveIntent: SystemIntent {}
