/// What runs the intents of a program whose entry point is an ``AppIntentsExtension``; `IntentHosting` has the one that there is.
package protocol _AppIntentsHost {
    /// Runs the intents of the program until nobody asks any more.
    ///
    /// - Parameter program: The program's entry point.
    static func run(_ program: any AppIntentsExtension) async
}
