import { createHash } from 'node:crypto'
import { SMALLEST_CHARGE } from '#domain/billing/smallest-charge.ts'
import type { Clock } from '#kernel/clock.ts'
import { randomBytes } from '#kernel/random.ts'
import {
  type Authorization,
  type CardAddress,
  type Charge,
  type ChargeRequest,
  type DeclineReason,
  type Dispute,
  type PaymentVendor,
  type VendorEvent,
  VendorRejection,
  VendorUnavailable,
} from '../vendor.ts'
import { disputesAt, type OutsideDisputes } from './disputes.ts'
import { type Journal, type KeptCard, type KeptCharge, readDispute } from './journal.ts'
import { type OutsideRefunds, refundsAt } from './refunds.ts'
import { isSigned, signEvent } from './signature.ts'
import { findTestCard } from './test-cards.ts'

export interface BankOptions {
  journal: Journal
  clock: Clock
  /** The origin of the vendor's pages. */
  origin: () => Promise<string>
  /** Sends an event to us, whenever it likes. */
  publish: (raw: string, headers: Record<string, string>) => void
  /** Why all cards are declined now, if a tester wants it. */
  declining?: () => DeclineReason | undefined
}

/** A card as it was typed, once its fields are valid. */
export interface TypedCard {
  number: string
  /** As `2028-04`. */
  expiration: string
  address: CardAddress
}

/** The test vendor, with what its own pages and tests do next to us. */
export interface Bank extends PaymentVendor, OutsideRefunds, OutsideDisputes {
  readonly journal: Journal
  /** The account that a form was opened for; undefined for a form that is too old. */
  accountOfForm(form: string): number | undefined
  /** Stores a typed card, and returns its token for the page; undefined for a number that is no test number. */
  tokenize(typed: TypedCard, accountId: number): string | undefined
  /** Stores a charge of the past, which was reported when it was made, and returns its id. For seeds. */
  keepPastCharge(request: ChargeRequest & { created: Date }): string
  /** The charge that waits behind the address of a challenge. */
  findChallenge(challenge: string): Charge | undefined
  /** The person confirms a charge, or does not; or a charge that was under way is done. */
  finish(chargeId: string, isConfirmed: boolean): void
}

const SIGNATURE_HEADER = 'test-vendor-signature'
/** How long a form can be filled in, in milliseconds. */
const FORM_LIFETIME = 60 * 60_000

/** How long a charge is under way with a card that takes its time, in milliseconds. */
export const PROCESSING = 1_500

const newId = (prefix: string) => `${prefix}_${randomBytes(15).toString('base64url').replace(/[-_]/g, 'x')}`

/**
 * The test vendor itself: in this process and without a network, so that tests can use it as it is. It
 * charges nothing and no one.
 */
export function createBank({ journal, clock, origin, publish, declining }: BankOptions): Bank {
  const forms = new Map<string, { accountId: number; expires: number }>()

  const cardOf = (cardToken: string): KeptCard => {
    const card = journal.cards.get(cardToken)
    if (!card?.isAuthorized) throw new VendorRejection('there is no such card')
    return card
  }
  const keptCharge = (chargeId: string): KeptCharge => {
    const charge = journal.charges.get(chargeId)
    if (!charge) throw new VendorRejection('there is no such charge')
    return charge
  }
  const chargeOfKey = (key: string) => [...journal.charges.values()].find(each => each.idempotencyKey === key)

  async function toCharge(kept: KeptCharge): Promise<Charge> {
    const { chargeId, amount, outcome } = kept
    const facts = { chargeId, amount, created: new Date(kept.created) }
    if (outcome === 'challenge') {
      const frameUrl = `${await origin()}/challenge#${kept.challenge}`
      return { ...facts, outcome, frame: { vendor: 'test', frameUrl } }
    }
    if (outcome !== 'declined') return { ...facts, outcome }
    const { behavior } = cardOf(kept.cardToken)
    if (kept.reason) return { ...facts, ...declined(kept.reason) }
    const reason = behavior.does === 'decline' ? behavior.reason : 'authentication-failed'
    return { ...facts, ...declined(reason) }
  }

  /** Tells us how a charge has ended, twice where the card says so. */
  function report(charge: KeptCharge): void {
    const { chargeId, idempotencyKey, cardToken } = charge
    const event = { id: newId('evt'), type: `charge.${charge.outcome}`, chargeId, idempotencyKey }
    const times = cardOf(cardToken).behavior.does === 'report-twice' ? 2 : 1
    for (let time = 0; time < times; time++) send(event)
  }

  function send(event: Record<string, unknown>): void {
    const now = clock.now()
    const raw = JSON.stringify({ ...event, created: now.toISOString() })
    publish(raw, {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signEvent(raw, journal.secret, now),
    })
  }

  const behaviorOf = (cardToken: string) => cardOf(cardToken).behavior
  const outside = { journal, send, keptCharge, behaviorOf, newId }
  const bank: Bank = {
    name: 'test',
    smallestCharge: SMALLEST_CHARGE,
    journal,

    async openCardForm({ accountId }) {
      const now = clock.now().getTime()
      for (const [form, { expires }] of forms) if (expires <= now) forms.delete(form)
      const form = newId('form')
      forms.set(form, { accountId, expires: now + FORM_LIFETIME })
      // Behind the #, so that it is in no log.
      return { vendor: 'test', frameUrl: `${await origin()}/card#${form}` }
    },

    accountOfForm(form) {
      const found = forms.get(form)
      return found && found.expires > clock.now().getTime() ? found.accountId : undefined
    },

    tokenize({ number, expiration, address }, accountId) {
      const known = findTestCard(number)
      if (!known) return undefined
      const digits = known.number.replaceAll(' ', '')
      const formToken = newId('tok')
      journal.keepCard({
        cardToken: newId('card'),
        formToken,
        accountId,
        fingerprint: createHash('sha256').update(`${journal.secret} ${digits}`).digest('hex').slice(0, 32),
        network: known.network,
        mask: digits.slice(-4),
        expiration,
        address,
        behavior: known.behavior,
        isAuthorized: false,
        isRemoved: false,
      })
      return formToken
    },

    async authorize({ token, accountId }): Promise<Authorization> {
      const card = [...journal.cards.values()].find(({ formToken }) => formToken === token)
      if (!card || card.accountId !== accountId || card.isRemoved) return { outcome: 'unknown-token' }
      if (card.behavior.does === 'refuse') return declined(card.behavior.reason)
      if (!card.isAuthorized) journal.keepCard({ ...card, isAuthorized: true })
      const { cardToken, fingerprint, network, mask, expiration, address } = card
      return { outcome: 'authorized', cardToken, fingerprint, network, mask, expiration, address }
    },

    async charge(request: ChargeRequest) {
      const before = chargeOfKey(request.idempotencyKey)
      if (before) {
        if (before.amount !== request.amount || before.cardToken !== request.cardToken)
          throw new VendorRejection('the idempotency key belongs to another charge')
        return toCharge(before)
      }
      if (request.amount < SMALLEST_CHARGE) throw new VendorRejection('the amount is too small')
      const { behavior, isRemoved } = cardOf(request.cardToken)
      if (isRemoved) throw new VendorRejection('the card was removed')
      const reason = declining?.()
      const kept: KeptCharge = {
        ...request,
        ...(reason && { reason }),
        chargeId: newId('ch'),
        created: clock.now().toISOString(),
        outcome: reason ? 'declined' : (FIRST_OUTCOMES[behavior.does] ?? 'succeeded'),
        refunded: 0,
        challenge: newId('chl'),
      }
      journal.keepCharge(kept)
      if (isFinal(kept)) report(kept)
      if (behavior.does === 'lose-answer') throw new VendorUnavailable('the answer got lost')
      return toCharge(kept)
    },

    keepPastCharge({ created, ...request }) {
      const chargeId = newId('ch')
      const facts = { created: created.toISOString(), outcome: 'succeeded', refunded: 0 } as const
      journal.keepCharge({ ...request, chargeId, ...facts, challenge: newId('chl') })
      return chargeId
    },

    async findCharge({ idempotencyKey }) {
      const found = chargeOfKey(idempotencyKey)
      const isDone = found && Date.parse(found.created) + PROCESSING <= clock.now().getTime()
      // A server that restarts meanwhile gets no event.
      if (isDone && found.outcome === 'processing') bank.finish(found.chargeId, true)
      return found && toCharge(keptCharge(found.chargeId))
    },

    findKey: async ({ chargeId }) => journal.charges.get(chargeId)?.idempotencyKey,

    findChallenge(challenge) {
      const found = [...journal.charges.values()].find(each => each.challenge === challenge)
      if (found?.outcome !== 'challenge') return undefined
      const { chargeId, amount } = found
      return { chargeId, amount, created: new Date(found.created), outcome: 'processing' }
    },

    finish(chargeId, isConfirmed) {
      const charge = keptCharge(chargeId)
      if (isFinal(charge)) return
      const finished: KeptCharge = { ...charge, outcome: isConfirmed ? 'succeeded' : 'declined' }
      journal.keepCharge(finished)
      report(finished)
    },

    async cancel({ chargeId }) {
      const charge = keptCharge(chargeId)
      if (charge.outcome === 'challenge') journal.keepCharge({ ...charge, outcome: 'canceled' })
      return toCharge(keptCharge(chargeId))
    },

    ...disputesAt({ ...outside, now: () => clock.now() }),
    ...refundsAt(outside),

    async remove(cardToken) {
      const card = journal.cards.get(cardToken)
      if (card) journal.keepCard({ ...card, isRemoved: true })
    },

    readEvent(raw, headers, now) {
      if (!isSigned(raw, headers[SIGNATURE_HEADER], journal.secret, now)) return undefined
      return toEvent(JSON.parse(raw.toString('utf8')))
    },
  }
  return bank
}

const FIRST_OUTCOMES: Partial<Record<KeptCard['behavior']['does'], KeptCharge['outcome']>> = {
  challenge: 'challenge',
  process: 'processing',
  decline: 'declined',
}

function isFinal({ outcome }: KeptCharge): boolean {
  return outcome !== 'challenge' && outcome !== 'processing'
}

const MESSAGES: Readonly<Record<DeclineReason, string>> = {
  declined: 'Declined',
  'insufficient-funds': 'Insufficient funds',
  'expired-card': 'Expired card',
  'authentication-failed': 'Authentication failed',
}

function declined(reason: DeclineReason) {
  return { outcome: 'declined' as const, reason, message: MESSAGES[reason] }
}

interface RawEvent {
  id: string
  type: string
  created: string
  chargeId: string
  idempotencyKey?: string
  dispute?: Dispute
}

function toEvent({ id, type, created, chargeId, idempotencyKey, dispute }: RawEvent): VendorEvent {
  const facts = { eventId: id, created: new Date(created), type }
  if (dispute) return { ...facts, kind: 'dispute', reported: readDispute(dispute) }
  if (type.startsWith('charge.')) return { ...facts, kind: 'charge', chargeId, idempotencyKey }
  return type.startsWith('refund.') ? { ...facts, kind: 'refund', chargeId } : { ...facts, kind: 'other' }
}
