/// A way to pay.
public struct IntentPaymentMethod: Sendable {
    /// A kind of way to pay.
    public enum PaymentType: String, Sendable, Hashable, CaseIterable {
        /// One that is not known.
        case unknown
        /// A current account.
        case checking
        /// A savings account.
        case savings
        /// An account for securities.
        case brokerage
        /// A debit card.
        case debit
        /// A credit card.
        case credit
        /// A card that was paid for beforehand.
        case prepaid
        /// A card of one shop.
        case store
        /// Apple Pay.
        case applePay
    }

    /// The kind.
    public let paymentType: PaymentType

    /// What a person calls it.
    public let name: String?

    /// What tells it from others, as the last digits of a card.
    public let identificationHint: String?

    /// A picture.
    public let icon: DisplayRepresentation.Image?

    /// Makes a way to pay.
    ///
    /// - Parameters:
    ///   - type: The kind.
    ///   - name: What a person calls it.
    ///   - identificationHint: What tells it from others, as the last digits of a card.
    ///   - icon: A picture.
    public init(
        type: PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil,
        icon: DisplayRepresentation.Image? = nil
    ) {
        paymentType = type
        self.name = name.map { String(localized: $0) }
        self.identificationHint = identificationHint
        self.icon = icon
    }
}

extension IntentPaymentMethod: Hashable {
    /// Whether both are the same way to pay, whatever their pictures.
    public static func == (left: IntentPaymentMethod, right: IntentPaymentMethod) -> Bool {
        left.paymentType == right.paymentType && left.name == right.name
            && left.identificationHint == right.identificationHint
    }

    /// Hashes what tells it from others.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(paymentType)
        hasher.combine(name)
        hasher.combine(identificationHint)
    }
}

extension IntentPaymentMethod: _IntentValue {}
