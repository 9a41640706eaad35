/// How much a session keeps for its client.
struct SessionCount: Sendable, Equatable {
    var requests = 0
    var running = 0
    var waiting = 0
    var questions = 0
    var parked = 0
    var tasks = 0
}
