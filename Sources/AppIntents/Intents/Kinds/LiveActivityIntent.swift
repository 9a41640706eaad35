/// An intent that begins, alters or ends a live activity. There is nowhere to show one here.
public protocol LiveActivityIntent: SystemIntent {}
