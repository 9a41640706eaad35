import IntentRuntime

extension IntentCatalog {
    /// The marina that most tests work in.
    static let marina = IntentCatalog(types: [
        BookBerthIntent.self, NicknameIntent.self, PickBoatIntent.self, LaunchIntent.self, GuessIntent.self,
        RestartIntent.self, EndlessIntent.self, ScrapBoatsIntent.self, VaultIntent.self, SafeIntent.self,
        DeafIntent.self, DredgeIntent.self, PatientIntent.self, ArriveIntent.self, MoorIntent.self, CircleIntent.self,
        DependentIntent.self, FailingIntent.self, RegattaIntent.self, SignalIntent.self, ShowBoatIntent.self,
        Boat.self, Berth.self, Mark.self, Buoy.self, Permit.self, Rig.self,
    ])
}
