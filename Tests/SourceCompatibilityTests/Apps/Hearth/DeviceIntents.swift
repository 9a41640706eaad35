import AppIntents
import Foundation

struct SetPowerIntent: AppIntent {
    static var title: LocalizedStringResource = "Switch Device"
    static var description: IntentDescription = .init("Switches a device on or off.")
    static var openAppWhenRun: Bool = false

    @Parameter(title: "Device")
    var device: DeviceEntity

    @Parameter(title: "State", default: .toggle)
    var state: PowerState

    @Parameter(title: "Brightness", controlStyle: .stepper, inclusiveRange: (1, 100))
    var brightness: Int?

    @Parameter(title: "Effect")
    var effect: LightEffect?

    @Parameter(title: "Fade Time", unit: .seconds, supportsNegativeNumbers: false)
    var fadeTime: Measurement<UnitDuration>?

    @Dependency private var home: Home

    static var parameterSummary: some ParameterSummary {
        Switch(\.$state) {
            Case(.off) {
                Summary("Turn \(\.$device) \(\.$state)")
            }
            Case(.on) {
                When(\.$effect, .equalTo, .fade) {
                    When(\.$brightness, .greaterThan, 50) {
                        Summary("Turn \(\.$device) \(\.$state) brightly over \(\.$fadeTime)") {
                            \.$brightness
                            \.$effect
                        }
                    } otherwise: {
                        Summary("Turn \(\.$device) \(\.$state) over \(\.$fadeTime)") {
                            \.$effect
                        }
                    }
                } otherwise: {
                    When(\.$effect, .oneOf, [.steady, .party]) {
                        Summary("Turn \(\.$device) \(\.$state) with \(\.$effect)")
                    } otherwise: {
                        When(\.$brightness, .hasNoValue) {
                            Summary("Turn \(\.$device) \(\.$state)") {
                                \.$brightness
                                \.$effect
                            }
                        } otherwise: {
                            Summary("Turn \(\.$device) \(\.$state) at \(\.$brightness)")
                        }
                    }
                }
            }
            DefaultCase {
                When(\.$device, identifier: .hasPrefix, "light.") {
                    Summary("\(\.$state) the light \(\.$device)")
                } otherwise: {
                    Summary("\(\.$state) \(\.$device)")
                }
            }
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
        let changed = try home.changeDevice(device.id) { device in
            switch state {
            case .on: device.isOn = true
            case .off: device.isOn = false
            case .toggle: device.isOn.toggle()
            }
            if let brightness, device.isOn { device.brightness = brightness }
        }
        return .result(
            value: changed.isOn,
            dialog: .init(
                full: "\(changed.name) in the \(changed.room) is \(changed.isOn ? "on" : "off").",
                supporting: "\(changed.isOn ? "On" : "Off")"))
    }
}

struct SetTemperatureIntent: AppIntent {
    static let title = LocalizedStringResource("Set Temperature", table: "Home", comment: "Sets a thermostat")
    static let authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed

    @Parameter(title: "Thermostat", optionsProvider: ThermostatOptions())
    var thermostat: DeviceEntity

    @Parameter(title: "Temperature", defaultValue: 20, defaultUnit: .celsius, defaultUnitAdjustForLocale: false)
    var temperature: Measurement<UnitTemperature>

    @Dependency private var home: Home

    static var parameterSummary: some ParameterSummary {
        Summary("Set \(\.$thermostat) to \(\.$temperature)")
    }

    func perform() async throws -> some ReturnsValue<Measurement<UnitTemperature>> & ProvidesDialog {
        let celsius = temperature.converted(to: .celsius)
        if celsius.value > 26 {
            try await requestConfirmation(
                actionName: .set, dialog: "That is warm. Set it to \(Int(celsius.value.rounded())) degrees?")
        }
        let changed = try home.changeDevice(thermostat.id) {
            $0.kelvin = temperature.converted(to: .kelvin).value
        }
        return .result(value: celsius, dialog: "\(changed.name) heats to \(Int(celsius.value.rounded())) °C.")
    }

    struct ThermostatOptions: DynamicOptionsProvider {
        func results() async throws -> [DeviceEntity] {
            Home.shared.current.devices.filter { $0.kind == .thermostat }.map(DeviceEntity.init)
        }
    }
}
