import Testing

/// Tests that run apps with what is registered in the process's own dependency manager, and so one after another.
@Suite(.serialized) struct SharedManagerTests {}
