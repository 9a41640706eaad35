/// How a number is typed.
package enum IntentNumberStyle: Sendable {
    case stepper, field, slider
}
