import AppIntents

/// The chart that intents and queries are given, registered once as an app does when it starts.
enum SharedChart {
    static let chart: LighthouseChart = {
        let chart = LighthouseChart()
        AppDependencyManager.shared.add(dependency: chart)
        return chart
    }()

    /// A chart of its own for what takes lighthouses away.
    static let struck: LighthouseChart = {
        let chart = LighthouseChart()
        AppDependencyManager.shared.add(key: "strike", dependency: { chart })
        return chart
    }()
}
