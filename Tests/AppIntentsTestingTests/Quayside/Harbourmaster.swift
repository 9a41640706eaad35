/// Who is on duty.
struct Harbourmaster: Sendable {
    let name: String
}
