import AppIntents
import Foundation

extension Choice {
    /// What a text may be read as, to choose from: its id is read as nothing else, and its title is in the person's notation.
    init(reading value: any _IntentValue) {
        let context = ValueContext.current
        switch value {
        case let date as Date:
            self.init(id: DateText.text(date), title: Self.title(of: date, in: context), subtitle: nil)
        case let parts as DateComponents:
            self.init(id: DateText.text(parts), title: DateText.text(parts), subtitle: nil)
        case let number as Double: self.init(number: Decimal(number), in: context)
        case let number as Decimal: self.init(number: number, in: context)
        case let duration as Duration:
            let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
            let text = duration.formatted(.units(allowed: [.hours, .minutes, .seconds], width: .narrow))
            self.init(id: Self.plain(Decimal(seconds)), title: text, subtitle: nil)
        case let money as IntentCurrencyAmount:
            let text = Self.plain(money.amount) + " " + money.currencyCode
            self.init(id: text, title: text, subtitle: nil)
        case let measurement as any MeasurementIntentValue:
            let text = Self.plain(Decimal(measurement.amount.value)) + " " + measurement.amount.unit.symbol
            self.init(id: text, title: text, subtitle: nil)
        default: self.init(value: value)
        }
    }

    private init(number: Decimal, in context: ValueContext) {
        let title = number.formatted(.number.grouping(.never).precision(.fractionLength(0...15)).locale(context.locale))
        self.init(id: Self.plain(number), title: title, subtitle: nil)
    }

    /// A number as programs write it. Three digits behind a full stop get a fourth, since they may be thousands without it.
    private static func plain(_ number: Decimal) -> String {
        "\(number)" + (number.exponent == -3 ? "0" : "")
    }

    /// A moment where the person is: the day of the week, the day and the time.
    private static func title(of date: Date, in context: ValueContext) -> String {
        let calendar = context.calendar
        let names = calendar.weekdaySymbols
        let day = calendar.day(of: date)
        let time = calendar.dateComponents([.hour, .minute], from: date)
        let name = names[(calendar.weekday(of: day) - 1) % names.count]
        return "\(name) " + day.text + " " + DateText.text(time)
    }
}
