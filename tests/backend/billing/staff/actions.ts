import { and, eq } from 'drizzle-orm'
import { transactions } from '#backend/services/payment/public.ts'
import type { orders } from '#backend/services/sales/tables.ts'
import { type subscriptions, tracks } from '#backend/services/subscription/tables.ts'
import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import { DAY } from '#domain/time/durations.ts'
import { deleteGracePeriod } from '#generated/billing/operations/deleteGracePeriod.ts'
import { processOrder } from '#generated/billing/operations/processOrder.ts'
import { processCustomPayment } from '#generated/payment/operations/processCustomPayment.ts'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import { refundTransaction } from '#generated/payment/operations/refundTransaction.ts'
import { approveOrder } from '#generated/sales/operations/approveOrder.ts'
import { declareTaxExemption } from '#generated/sales/operations/declareTaxExemption.ts'
import { donatePlan } from '#generated/sales/operations/donatePlan.ts'
import { placeCustomOrder } from '#generated/sales/operations/placeCustomOrder.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import { recalculateOrderTax } from '#generated/sales/operations/recalculateOrderTax.ts'
import { revokeTaxExemption } from '#generated/sales/operations/revokeTaxExemption.ts'
import { updateOrderLocation } from '#generated/sales/operations/updateOrderLocation.ts'
import { adjustDuration } from '#generated/subscription/operations/adjustDuration.ts'
import { adjustLookups } from '#generated/subscription/operations/adjustLookups.ts'
import { adjustRateLimit } from '#generated/subscription/operations/adjustRateLimit.ts'
import { clearLicenseRateLimit } from '#generated/subscription/operations/clearLicenseRateLimit.ts'
import { resumeLicense } from '#generated/subscription/operations/resumeLicense.ts'
import { suspendLicense } from '#generated/subscription/operations/suspendLicense.ts'
import { terminateSubscription } from '#generated/subscription/operations/terminateSubscription.ts'
import { Problem } from '#kernel/http/problem.ts'
import type { Person } from '../../../support/backend.ts'
import { PORTLAND, PROVO, withKey } from '../../../support/orders.ts'
import { send } from '../../client.ts'
import { freshLogin } from '../year/customers.ts'
import { look } from '../year/lookups.ts'
import {
  type Account,
  type Action,
  cardOf,
  DONE,
  NOTHING,
  type Outcome,
  orderOf,
  type Scene,
  staffOf,
  termOf,
} from './scene.ts'

/** Plans that customers order, and with them one that is worth more than a person may give away. */
const PLANS = [3131, 3310, 3704, 3120]
const STAFF_PLANS = [...PLANS, 3161]
const reason = 'Agreed with the customer'
const ROLES = ['billing-viewer', 'billing-editor', 'account-owner'] as const

/** An action of staff about an order, which it finds. */
const aboutOrder =
  (
    action: (
      scene: Scene,
      order: typeof orders.$inferSelect,
      caller: Person,
      account: Account,
    ) => Promise<Outcome>,
  ): Action =>
  async (scene, account) => {
    const order = await orderOf(scene, account)
    return order ? action(scene, order, await staffOf(scene), account) : NOTHING
  }

/** An action of staff about a subscription, which it finds. */
const aboutTerm =
  (
    action: (
      scene: Scene,
      found: { term: typeof subscriptions.$inferSelect; track: typeof tracks.$inferSelect },
      caller: Person,
    ) => Promise<Outcome>,
  ): Action =>
  async (scene, account) => {
    const found = await termOf(scene, account)
    return found ? action(scene, found, await staffOf(scene)) : NOTHING
  }

/** What customers do. */
const CUSTOMERS: Record<string, Action> = {
  async look({ replicas, random }, account) {
    const index = random.below(account.played.keys.length)
    const key = account.played.keys[index]
    const trackId = account.played.trackIds[index] ?? 0
    const [track] = await replicas.first.db.select().from(tracks).where(eq(tracks.trackId, trackId))
    if (!key || !track) return NOTHING
    const lookups = 1 + random.below(500)
    try {
      const isLetThrough = await look(replicas.first, key, { licenseId: track.licenseId, lookups })
      if (isLetThrough) account.lookups += lookups
      return isLetThrough ? DONE : NOTHING
    } catch (error) {
      // Its rate limit.
      if (error instanceof Problem && error.items[0]?.status === 429) return NOTHING
      throw error
    }
  },
  async buy({ replicas, random }, { played: { person } }) {
    const caller = await freshLogin(replicas, person, ROLES)
    const plans = Array.from({ length: 1 + random.below(2) }, () => random.pick(PLANS))
    const body = { plans, ...(random.chance(0.5) && { renewal_consent: RENEWAL_CONSENT_VERSION }) }
    return send(replicas.first, placeOrder, { caller, headers: withKey(), body })
  },
  async pay(scene, account) {
    const order = await orderOf(scene, account)
    if (!order) return NOTHING
    const caller = await freshLogin(scene.replicas, account.played.person, ROLES)
    const { orderId: order_id, totalAmount: amount } = order
    const body = { order_id, amount, payment_method_id: await cardOf(scene, account) }
    return send(scene.replicas.first, processPayment, { caller, headers: withKey(), body })
  },
}

/** What staff do. */
const STAFF: Record<string, Action> = {
  async order(scene, { played: { accountId: account_id } }) {
    const { random } = scene
    const items = Array.from({ length: 1 + random.below(2) }, () => ({
      plan_id: random.pick(STAFF_PLANS),
      amount: random.below(700_000),
      lookups: random.below(100_000),
      free: random.chance(0.3),
    }))
    const body = { account_id, items, reason }
    return send(scene.replicas.first, placeCustomOrder, {
      caller: await staffOf(scene),
      headers: withKey(),
      body,
    })
  },
  async give(scene, { played: { accountId: account_id } }) {
    const body = {
      account_id,
      plan_id: scene.random.pick(STAFF_PLANS),
      lookups: scene.random.below(10_000),
      reason,
    }
    return send(scene.replicas.first, donatePlan, { caller: await staffOf(scene), headers: withKey(), body })
  },
  approve: aboutOrder(({ replicas }, { orderId: id }, caller) =>
    send(replicas.first, approveOrder, { caller, params: { id }, headers: withKey(), body: { reason } }),
  ),
  'record-payment': aboutOrder(({ replicas }, { accountId, orderId }, caller) => {
    const body = { account_id: accountId, order_id: orderId, reason }
    return send(replicas.first, processOrder, { caller, headers: withKey(), body })
  }),
  charge: aboutOrder(async (scene, { accountId, orderId, totalAmount }, caller, account) => {
    const amount = scene.random.chance(0.5) ? totalAmount : 1 + scene.random.below(totalAmount + 1)
    const ids = { account_id: accountId, order_id: orderId, payment_method_id: await cardOf(scene, account) }
    const body = { ...ids, amount, reason }
    return send(scene.replicas.first, processCustomPayment, { caller, headers: withKey(), body })
  }),
  'end-grace': aboutOrder(({ replicas }, { accountId, orderId }, caller) =>
    send(replicas.first, deleteGracePeriod, {
      caller,
      params: { account_id: accountId, order_id: orderId },
      query: { reason },
    }),
  ),
  recalculate: aboutOrder(({ replicas }, { orderId: id }, caller) =>
    send(replicas.first, recalculateOrderTax, { caller, params: { id }, body: { reason } }),
  ),
  relocate: aboutOrder(({ replicas, random, undoable }, { orderId: id, address }, caller) => {
    const [change_id, params] = [random.uuid(), { id }]
    if (address) {
      const body = { ...address, reason, undoes_change: change_id }
      undoable.push(by => send(replicas.first, updateOrderLocation, { caller: by, params, body }))
    }
    const body = { ...random.pick([PROVO, PORTLAND]), reason, change_id }
    return send(replicas.first, updateOrderLocation, { caller, params, body })
  }),
  async refund(scene, { played: { accountId } }) {
    const { replicas, random } = scene
    const isTheirs = and(eq(transactions.accountId, accountId), eq(transactions.gatewayResponse, 'approved'))
    const rows = await replicas.first.db
      .select()
      .from(transactions)
      .where(isTheirs)
      .orderBy(transactions.created)
    if (!rows.length) return NOTHING
    const { transactionId: id, amount } = random.pick(rows)
    const body = { amount: 1 + random.below(amount), reason }
    const call = { caller: await staffOf(scene), params: { id }, headers: withKey(), body }
    return send(replicas.first, refundTransaction, call)
  },
  lookups: aboutTerm(({ replicas, random, undoable }, { term: { subscriptionId: id, issued } }, caller) => {
    const [change_id, call] = [random.uuid(), { caller, params: { id } }]
    const undo = { ...call, body: { lookups: issued, reason, undoes_change: change_id } }
    undoable.push(by => send(replicas.first, adjustLookups, { ...undo, caller: by }))
    const lookups = random.pick([0, 100, issued + 1_000, Math.floor(issued / 2)])
    return send(replicas.first, adjustLookups, { ...call, body: { lookups, reason, change_id } })
  }),
  duration: aboutTerm(({ replicas, random, undoable }, { term }, caller) => {
    const [change_id, call] = [random.uuid(), { caller, params: { id: term.subscriptionId } }]
    const { expiration: before } = term
    if (before) {
      const body = { expiration: before.toISOString(), reason, undoes_change: change_id }
      undoable.push(by => send(replicas.first, adjustDuration, { ...call, body, caller: by }))
    }
    const expiration = new Date(replicas.clock.now().getTime() + (random.below(60) - 15) * DAY).toISOString()
    return send(replicas.first, adjustDuration, { ...call, body: { expiration, reason, change_id } })
  }),
  'rate-limit': aboutTerm(({ replicas, random }, { term: { subscriptionId: id } }, caller) => {
    const body = { rate_limit: 1 + random.below(1_000), expiration: null, reason }
    return send(replicas.first, adjustRateLimit, { caller, params: { id }, body })
  }),
  'clear-rate-limit': aboutTerm(({ replicas }, { track: { trackId: id } }, caller) =>
    send(replicas.first, clearLicenseRateLimit, { caller, params: { id }, query: { reason } }),
  ),
  suspend: aboutTerm(({ replicas, random, undoable }, { track: { trackId: id } }, caller) => {
    const [change_id, call] = [random.uuid(), { caller, params: { id } }]
    const query = { reason, undoes_change: change_id }
    undoable.push(by => send(replicas.first, resumeLicense, { ...call, query, caller: by }))
    return send(replicas.first, suspendLicense, { ...call, query: { reason, change_id } })
  }),
  resume: aboutTerm(({ replicas }, { track: { trackId: id } }, caller) =>
    send(replicas.first, resumeLicense, { caller, params: { id }, query: { reason } }),
  ),
  terminate: aboutTerm(({ replicas }, { term: { subscriptionId: id } }, caller) =>
    send(replicas.first, terminateSubscription, { caller, params: { id }, query: { reason } }),
  ),
  async exempt(scene, { played: { accountId: id } }) {
    const body = { timestamp: scene.replicas.clock.now().toISOString(), note: reason }
    return send(scene.replicas.first, declareTaxExemption, {
      caller: await staffOf(scene),
      params: { id },
      body,
    })
  },
  async tax(scene, { played: { accountId: id } }) {
    const call = { caller: await staffOf(scene), params: { id }, query: { reason } }
    return send(scene.replicas.first, revokeTaxExemption, call)
  },
  async undo(scene) {
    const { undoable, random } = scene
    // Mostly the latest, as the page does, and sometimes one that has been overtaken.
    const place = random.chance(0.7) ? undoable.length - 1 : random.below(undoable.length)
    const [undo] = undoable.splice(place, 1)
    return undo ? undo(await staffOf(scene)) : NOTHING
  },
}

const OFTEN = ['approve', 'approve', 'record-payment', 'charge', 'refund', 'order', 'give', 'lookups', 'undo']
const STAFF_NAMES = [...Object.keys(STAFF), ...OFTEN]
const CUSTOMER_NAMES = [...Object.keys(CUSTOMERS), 'look', 'look']

/** Does something at random, and returns what and how it ended. Throws if the server fails. */
export async function act(
  scene: Scene,
  who: 'staff' | 'customer',
): Promise<{ name: string; outcome: Outcome }> {
  const account = scene.random.pick(scene.accounts)
  const name = scene.random.pick(who === 'staff' ? STAFF_NAMES : CUSTOMER_NAMES)
  const action = (who === 'staff' ? STAFF : CUSTOMERS)[name]
  if (!action) throw new Error(`no action is called ${name}`)
  const outcome = await action(scene, account)
  if (outcome.status >= 500) throw new Error(`${name}: ${outcome.text}`)
  return { name, outcome }
}
