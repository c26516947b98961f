import { cards } from '#backend/services/payment/tables.ts'
import type { Bank } from '#backend/services/payment/vendors/test/bank.ts'
import { VendorRejection, VendorUnavailable } from '#backend/services/payment/vendors/vendor.ts'
import { testVendorOf } from '#backend/services/payment/vendors/vendors.ts'
import type { OrderRow } from '#backend/services/sales/public.ts'
import { postPlaced } from '#backend/services/sales/settle.ts'
import { orderItems, orders } from '#backend/services/sales/tables.ts'
import { newId } from '#kernel/random.ts'
import type { Backend } from './backend.ts'

/** Numbers of the test vendor, by what happens when they are charged. */
export const CARDS = {
  succeeds: '4242 4242 4242 4242',
  alsoSucceeds: '5555 5555 5555 4444',
  isDeclined: '4000 0000 0000 0341',
  hasTooLittle: '4000 0000 0000 9995',
  hasExpired: '4000 0000 0000 0069',
  asksThePerson: '4000 0000 0000 3220',
  takesTime: '4000 0000 0000 0077',
  losesTheResponse: '4000 0000 0000 4087',
  reportsTwice: '4000 0000 0000 5001',
} as const
export type CardBehavior = keyof typeof CARDS

type Server = Pick<Backend, 'kernel' | 'db' | 'clock'>

/** The test vendor of a backend, behind its API. */
export function bankOf({ kernel }: Pick<Backend, 'kernel'>): Bank {
  const test = testVendorOf(kernel)
  if (!test) throw new Error('the backend has another vendor')
  return test.bank
}

const ADDRESS = {
  street: '48 West Center Street',
  city: 'Provo',
  state: 'UT',
  zipCode: '84601',
  countryCode: 'USA',
}

/** Stores a card in an account, as its form would, and returns its id. */
export async function giveCard(
  backend: Server,
  accountId: number | null,
  behavior: CardBehavior = 'succeeds',
  bank: Bank = bankOf(backend),
): Promise<string> {
  const owner = accountId ?? 0
  const typed = { number: CARDS[behavior], expiration: '2031-04', address: ADDRESS }
  const token = bank.tokenize(typed, owner)
  const card = await bank.authorize({ token: token ?? '', accountId: owner, idempotencyKey: newId() })
  if (card.outcome !== 'authorized') throw new Error(`${behavior} is no card of the test vendor`)
  const { cardToken, fingerprint, network, mask, expiration, address } = card
  const paymentMethodId = newId()
  await backend.db.insert(cards).values({
    ...{ paymentMethodId, accountId: owner, cardToken, fingerprint, network, mask, expiration, ...address },
    vendor: 'test',
    formTokenHash: newId(),
    created: backend.clock.now(),
  })
  return paymentMethodId
}

/** A year of the plan that is ordered here. */
const PLAN = 3120

/** Places an order of an account, by default of $579.15 with tax. */
export async function giveOrder(
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  accountId: number | null,
  { amount = 54_000, tax = 3_915 } = {},
): Promise<OrderRow> {
  return db.transaction(async transaction => {
    const sums = { amount, unitAmount: amount, taxAmount: tax }
    const [order] = await transaction
      .insert(orders)
      .values({ accountId: accountId ?? 0, placed: clock.now(), ...sums })
      .returning()
    if (!order) throw new Error('an inserted row comes back')
    const { orderId } = order
    await transaction
      .insert(orderItems)
      .values({ orderId, position: 0, planId: PLAN, lookups: 1000, ...sums })
    await postPlaced(transaction, order)
    return order
  })
}

/** Lets the vendor carry out the next refund of a charge, and lose the response. */
export function loseNextRefund(backend: Pick<Backend, 'kernel'>, chargeId: string | null): void {
  const bank = bankOf(backend)
  const { refund } = bank
  bank.refund = async of => {
    const response = await refund(of)
    if (of.chargeId !== chargeId) return response
    bank.refund = refund
    throw new VendorUnavailable('the answer got lost')
  }
}

/** Lets the vendor reject the next refund of a charge. */
export function rejectNextRefund(backend: Pick<Backend, 'kernel'>, chargeId: string): void {
  const bank = bankOf(backend)
  const { refund } = bank
  bank.refund = async of => {
    if (of.chargeId !== chargeId) return refund(of)
    bank.refund = refund
    throw new VendorRejection('the charge is disputed')
  }
}

/** The bank of the customer disputes a charge, which we have heard of then. */
export async function disputeCharge(backend: Pick<Backend, 'kernel'>, chargeId: string): Promise<void> {
  bankOf(backend).disputeCharge({ chargeId })
  await testVendorOf(backend.kernel)?.delivered()
}

/** The person behind the challenge of an order's charge confirms it, or does not. */
export function answerChallenge(
  backend: Pick<Backend, 'kernel'>,
  orderId: number,
  isConfirmed: boolean,
): void {
  const bank = bankOf(backend)
  for (const { chargeId, ...charge } of bank.journal.charges.values())
    if (charge.orderId === orderId && charge.outcome === 'challenge') bank.finish(chargeId, isConfirmed)
}
