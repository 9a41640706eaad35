// A test gives and gets the framework's values, so whoever imports this has them.
@_exported import AppIntents
