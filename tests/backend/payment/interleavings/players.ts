import { VendorUnavailable } from '#backend/services/payment/vendors/vendor.ts'
import type { Operation } from '#domain/contract/operation.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import { refundTransaction } from '#generated/payment/operations/refundTransaction.ts'
import { approveOrder } from '#generated/sales/operations/approveOrder.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import { Problem } from '#kernel/http/problem.ts'
import type { Backend, Person } from '../../../support/backend.ts'
import type { AnyCall } from '../../../support/contract/world.ts'
import { type ClientResponse, send } from '../../client.ts'
import type { Random } from './random.ts'
import type { Shop } from './shop.ts'
import type { Stage } from './stage.ts'

/** A year of a plan that costs something. */
const PLANS = [3120]
/** How often a client tries before it gives up for good. */
const TRIES = 6

export interface Run {
  shop: Shop
  stage: Stage
  random: Random
  caller: Person
  /** Ids of cards, of various behaviors. */
  cards: readonly string[]
  intent: string
  /** What clients were told, which has to be true forever. */
  told: { orders: Set<number>; paid: Set<string>; refunded: Set<string>; approved: Set<number> }
  /** Whether connections are dropped, so that any call can fail with 500. */
  isRough: boolean
}

/** A call to any of the replicas. Undefined if the server died under it, or dropped its connection. */
export async function call<T>(
  run: Run,
  name: string,
  operation: Operation<T>,
  request: AnyCall,
): Promise<ClientResponse<T> | undefined> {
  const backend = anyReplica(run)
  const response = await run.stage.call(name, () => send(backend, operation, request))
  if (response?.status === 503 && run.isRough) return undefined
  return response
}

const anyReplica = ({ shop, random }: Run): Backend => random.pick(shop.replicas)
const nameOf = ({ errors }: ClientResponse<unknown>) => errors[0]?.name

/** A tab at the checkout: places the order of the intent and pays it, whatever comes between. */
export async function checkOut(run: Run): Promise<void> {
  const order = await place(run)
  if (order) await pay(run, order)
}

async function place(run: Run): Promise<{ orderId: number; total: number } | undefined> {
  const { caller, intent, told } = run
  for (let tries = 0; tries < TRIES; tries++) {
    const headers = { 'idempotency-key': intent }
    const response = await call(run, 'place', placeOrder, { caller, headers, body: { plans: PLANS } })
    if (response?.status === 201) {
      const { order_id: orderId, total_amount: total } = response.body
      told.orders.add(orderId)
      return { orderId, total }
    }
    if (response && nameOf(response) !== 'idempotency-key-in-flight') throw unexpected('placeOrder', response)
  }
  return undefined
}

async function pay(run: Run, { orderId, total }: { orderId: number; total: number }): Promise<void> {
  const { caller, cards, random, told, shop } = run
  let key = random.uuid()
  let card = random.pick(cards)
  for (let tries = 0; tries < TRIES; tries++) {
    const body = { order_id: orderId, amount: total, payment_method_id: card }
    const response = await call(run, 'pay', processPayment, {
      caller,
      headers: { 'idempotency-key': key },
      body,
    })
    // No one knows what has become of it: the same call again, from the same tab or after a reload.
    if (!response || response.status === 502 || nameOf(response) === 'idempotency-key-in-flight') continue
    if (response.status === 201 && 'transaction_id' in response.body)
      return void told.paid.add(response.body.transaction_id)
    if (response.status === 202) answerChallenges(shop, orderId, random)
    else if (response.status === 402) card = random.pick(cards)
    else if (response.status === 409) return
    else throw unexpected('processPayment', response)
    key = random.uuid()
  }
}

/** The person confirms, does not, or goes away; what was under way at the bank is done at some time. */
function answerChallenges({ bank }: Shop, orderId: number, random: Random): void {
  for (const charge of [...bank.journal.charges.values()])
    if (charge.orderId === orderId && random.chance(0.8)) bank.finish(charge.chargeId, random.chance(0.7))
}

/** The same tab clicks twice. */
export async function clickTwice(run: Run): Promise<void> {
  const order = await place(run)
  if (!order) return
  for (const name of ['first click', 'second click']) run.stage.play(name, () => pay(run, order))
}

/** The vendor delivers an event, now and then twice or out of turn. */
export async function deliver(run: Run): Promise<void> {
  const { shop, random, stage } = run
  const event = shop.events.length ? random.pick(shop.events) : undefined
  if (!event) return
  const isTaken = await stage.call('event', () =>
    shop.action(anyReplica(run), event).then(
      () => true,
      (error: unknown) => {
        // It stays, and comes again.
        if (error instanceof VendorUnavailable || (error instanceof Problem && error.status === 502))
          return false
        throw error
      },
    ),
  )
  const place = shop.events.indexOf(event)
  if (isTaken && place >= 0 && random.chance(0.6)) shop.events.splice(place, 1)
}

export async function recoverOnce(run: Run): Promise<void> {
  await run.stage.call('recovery', () => run.shop.recover(anyReplica(run)))
}

/** Claims lapse, and lost calls are given up. */
export async function letTimePass({ shop, random }: Run): Promise<void> {
  shop.replicas[0]?.clock.advance(random.pick([10_000, MINUTE, MINUTE + 1]))
}

/** A member of staff refunds a part of what was paid. */
export async function refund(run: Run): Promise<void> {
  const { shop, random, told } = run
  const paid = [...told.paid]
  if (!paid.length) return
  const headers = { 'idempotency-key': random.uuid() }
  const body = { amount: random.pick([1, 5_000, 20_000]), reason: 'Two months without use of the service' }
  for (let tries = 0; tries < TRIES; tries++) {
    const response = await call(run, 'refund', refundTransaction, {
      caller: shop.staff,
      params: { id: random.pick(paid) },
      headers,
      body,
    })
    if (response?.status === 200) return void told.refunded.add(response.body.refund_id)
    if (!response || response.status === 502 || nameOf(response) === 'idempotency-key-in-flight') continue
    if (response.status === 409) return
    throw unexpected('refundTransaction', response)
  }
}

/** A member of staff approves the order without a payment. */
export async function approve(run: Run): Promise<void> {
  const { shop, told, random } = run
  for (const id of told.orders) {
    const headers = { 'idempotency-key': random.uuid() }
    const input = { caller: shop.staff, headers, params: { id }, body: { reason: 'Paid by check' } }
    const response = await call(run, 'approve', approveOrder, input)
    if (response?.status === 200) told.approved.add(id)
    else if (response && response.status !== 409) throw unexpected('approveOrder', response)
  }
}

export function unexpected(operation: string, { status, text }: ClientResponse<unknown>): Error {
  return new Error(`${operation} answered ${status}: ${text}`)
}
