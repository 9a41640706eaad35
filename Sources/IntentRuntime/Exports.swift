// Requests and answers are JSON values, so whoever imports the system has them.
@_exported import JSON
