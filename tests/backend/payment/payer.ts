import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { attempts, transactions } from '#backend/services/payment/charges/tables.ts'
import { VendorUnavailable } from '#backend/services/payment/vendors/vendor.ts'
import { orderEvents } from '#backend/services/sales/tables.ts'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import { type Person, sharedBackend } from '../../support/backend.ts'
import { bankOf, type CardBehavior, giveCard, giveOrder } from '../../support/payments.ts'
import { send, withFreshToken } from '../client.ts'

export const backend = await sharedBackend()

export const TOTAL = 57_915

/** Someone with a card and an order to pay. */
export async function payer(behavior: CardBehavior = 'succeeds') {
  const caller = await backend.person({ roles: ['billing-viewer', 'billing-editor'] })
  const card = await giveCard(backend, caller.accountId, behavior)
  const { orderId } = await giveOrder(backend, caller.accountId)
  return { caller, card, orderId }
}

export const pay = (
  { caller, card, orderId }: { caller: Person; card: string; orderId: number },
  { key = randomUUID(), amount = TOTAL } = {},
) =>
  send(backend, processPayment, {
    caller,
    headers: { 'idempotency-key': key },
    body: { order_id: orderId, amount, payment_method_id: card },
  })

export const chargesOf = (orderId: number) =>
  [...bankOf(backend).journal.charges.values()].filter(charge => charge.orderId === orderId)
export const attemptsOf = (orderId: number) =>
  backend.db.select().from(attempts).where(eq(attempts.orderId, orderId)).orderBy(attempts.created)
export const transactionsOf = (orderId: number) =>
  backend.db
    .select()
    .from(transactions)
    .where(eq(transactions.orderId, orderId))
    .orderBy(transactions.transactionId)
export const eventsOf = async (orderId: number) =>
  (
    await backend.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(orderEvents.eventId)
  ).map(({ kind, reason }) => (reason ? `${kind} ${reason}` : kind))

/** Makes the vendor take its time with the next charge. */
export function slow() {
  const bank = bankOf(backend)
  const { charge } = bank
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  bank.charge = async of => {
    asked.resolve()
    await answered.promise
    return charge(of)
  }
  const onlyThat = () => {
    bank.charge = charge
  }
  return { asked: asked.promise, onlyThat, respond: () => answered.resolve() }
}

/** Loses the next charge on its way to the vendor, or lets it arrive later. */
export function loseNextCharge() {
  const bank = bankOf(backend)
  const { charge } = bank
  let arrive = async () => {}
  bank.charge = async of => {
    bank.charge = charge
    arrive = async () => void (await charge(of))
    throw new VendorUnavailable('no route')
  }
  return { arrive: () => arrive() }
}

/** The person with a token that is not too old, after the clock has moved. */
export const fresh = (person: Person) => withFreshToken(backend, person)
