/**
 * A card vendor: keeps card numbers, shows the form they are typed into, and moves the money. We keep its
 * tokens. `vendorOf(kernel)` in `vendors.ts` is the configured one.
 *
 * None of these calls belongs in a database transaction: each waits for another server. Every method throws
 * `VendorUnavailable` when the vendor gave no response, or one that cannot be read. Then it is unknown whether
 * the call was carried out; the same call with the same idempotency key answers what became of it, and does
 * nothing twice.
 */
export interface PaymentVendor {
  readonly name: VendorName
  /** The smallest amount, in cents, that it charges. */
  readonly smallestCharge: number
  /** Prepares a form for one card of an account. */
  openCardForm(of: { accountId: number }): Promise<VendorFrame>
  /**
   * Checks the card behind a form's token and stores it at the vendor; nothing is charged. The token has to
   * come from a form that was opened for this account.
   */
  authorize(of: { token: string; accountId: number; idempotencyKey: string }): Promise<Authorization>
  /** Charges a stored card. */
  charge(of: ChargeRequest): Promise<Charge>
  /**
   * The charge of an idempotency key, as it stands now: after a time-out, a crash, a challenge or an event.
   * Undefined if the vendor has not received the call, which may still be on its way: before an attempt is
   * given up, repeat `charge` with the same key, or let a minute pass.
   */
  findCharge(of: Pick<ChargeRequest, 'cardToken' | 'idempotencyKey'>): Promise<Charge | undefined>
  /** The idempotency key of a charge; undefined for one that we did not ask for, or that the vendor does not have. */
  findKey(of: Pick<Charge, 'chargeId'>): Promise<string | undefined>
  /**
   * Gives up a charge that waits for its challenge. Answers how it stands afterwards, which is `succeeded` if
   * the person was faster.
   */
  cancel(of: Pick<Charge, 'chargeId'>): Promise<Charge>
  /**
   * Refunds a part of a charge or all of it. The same key answers the same refund, and as it stood then; after a day
   * it is a new one, so look for the earlier one first (`refundsOf`).
   */
  refund(of: RefundRequest): Promise<Refund>
  /** All refunds of a charge as they stand now, also those that someone made in the vendor's own pages. */
  refundsOf(of: Pick<Charge, 'chargeId'>): Promise<FoundRefund[]>
  /** A dispute as it stands now; undefined if the vendor has none of this id. */
  findDispute(of: Pick<Dispute, 'disputeId'>): Promise<Dispute | undefined>
  /** Deletes a stored card. A card that is already gone is no error. */
  remove(cardToken: string): Promise<void>
  /** What an event says. Undefined if its signature is wrong or too old. */
  readEvent(raw: Buffer, headers: Record<string, string | undefined>, now: Date): VendorEvent | undefined
}

export type VendorName = 'test' | 'stripe'

/** What the browser needs to show something of the vendor's: the card form, or a challenge. */
export type VendorFrame =
  | { vendor: 'test'; frameUrl: string }
  | { vendor: 'stripe'; publishableKey: string; clientSecret: string }

/** A stored card. */
export interface AuthorizedCard {
  outcome: 'authorized'
  /** Permanent; keep it with an attempt to charge, because the card can be deleted in the meantime. */
  cardToken: string
  /** The same for the same card number, whatever its token. */
  fingerprint: string
  network: CardNetwork
  /** Last four digits. */
  mask: string
  /** Last month in which it is valid, as `2028-04`. */
  expiration: string
  address: CardAddress
}

export type CardNetwork =
  | 'visa'
  | 'mastercard'
  | 'american-express'
  | 'discover'
  | 'diners-club'
  | 'jcb'
  | 'unionpay'
  | 'other'

export interface CardAddress {
  street: string
  city: string
  /** Empty where a country has none, as is the postal code. */
  state: string
  zipCode: string
  /** Three letters of ISO 3166-1. */
  countryCode: string
}

/** `unknown-token`: no token of this vendor, or one of another account's form. */
export type Authorization = AuthorizedCard | Declined | { outcome: 'unknown-token' }

export type DeclineReason = 'declined' | 'insufficient-funds' | 'expired-card' | 'authentication-failed'

export interface Declined {
  outcome: 'declined'
  reason: DeclineReason
  /** The vendor's own words, for staff. */
  message: string
}

export interface ChargeRequest {
  cardToken: string
  /** In cents, at least one. */
  amount: number
  orderId: number
  accountId: number
  /** The id of our attempt. */
  idempotencyKey: string
}

/**
 * An attempt to move money to us. `succeeded`, `declined` and `canceled` are final; `challenge` waits for the
 * person, `processing` for the vendor.
 */
export type Charge = { chargeId: string; amount: number; created: Date } & (
  | { outcome: 'succeeded' }
  | Declined
  | { outcome: 'challenge'; frame: VendorFrame }
  | { outcome: 'processing' }
  | { outcome: 'canceled' }
)

export interface RefundRequest {
  chargeId: string
  amount: number
  idempotencyKey: string
}

export interface Refund {
  refundId: string
  amount: number
  /** `pending` becomes one of the others, and what has succeeded can still fail; an event says so. */
  outcome: 'succeeded' | 'pending' | 'failed'
}

/** `idempotencyKey` is undefined for a refund that we did not ask for. */
export type FoundRefund = Refund & { idempotencyKey: string | undefined }

/**
 * How a dispute stands. An `inquiry` of the bank takes no money, and ends as `closed` or turns into a dispute; `won` and
 * `lost` are how we see it.
 */
export type DisputeState = 'inquiry' | 'needs-response' | 'under-review' | 'won' | 'lost' | 'closed'

/** The bank of a customer takes the money of a charge back, or asks about it. */
export interface Dispute {
  disputeId: string
  chargeId: string
  /** What is disputed, in cents. */
  amount: number
  state: DisputeState
  /** The vendor's word for why. */
  reason: string
  created: Date
  /** Until when we can respond; null if we can't. */
  respondBy: Date | null
  /** Whether the vendor has taken the money from us at the moment. */
  isWithdrawn: boolean
}

/**
 * A signed message of the vendor. It may come late, twice, or before the response to the call that caused it,
 * so it is a reason to look (`findCharge`, `refundsOf`), and no proof of how things stand. `type` is the vendor's word for
 * it; of kind `other` is what we don't read.
 */
export type VendorEvent = { eventId: string; created: Date; type: string } & (
  | { kind: 'charge'; chargeId: string; idempotencyKey: string | undefined }
  | { kind: 'refund'; chargeId: string }
  | { kind: 'dispute'; reported: Dispute }
  | { kind: 'other' }
)

/** The vendor did not answer, or not in a way that can be read. The contract calls it `upstream-failure`. */
export class VendorUnavailable extends Error {}

/** The vendor rejects a call that we should not have made, such as a refund above the charge. */
export class VendorRejection extends Error {}
