import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { balanceOf, ledgerIsBalanced } from '#backend/modules/ledger/public.ts'
import { transactions } from '#backend/services/payment/public.ts'
import { stateOf } from '#backend/services/sales/public.ts'
import { orderItems } from '#backend/services/sales/tables.ts'
import { usageDays, usageHours } from '#backend/services/security/tables.ts'
import { subscriptions, tracks } from '#backend/services/subscription/tables.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { isPending } from '#domain/billing/order-state.ts'
import { needsSecondPerson } from '#domain/billing/second-person.ts'
import { HOUR } from '#domain/time/durations.ts'
import { approveOrder } from '#generated/sales/operations/approveOrder.ts'
import { activities } from '#kernel/storage/tables.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { scaled } from '../../../scripts/lib/test-scope.ts'
import { createRandom } from '../payment/interleavings/random.ts'
import { act } from './staff/actions.ts'
import { ordersOf, type Scene } from './staff/scene.ts'
import { openAccount } from './year/customers.ts'
import { runJobs } from './year/jobs.ts'
import { openReplicas, type Replicas } from './year/replicas.ts'

/** STAFF_SEED and STAFF_ACTIONS repeat a run. */
const SEED = Number(process.env.STAFF_SEED ?? scaled(1, Date.now() % 1_000_000))
const ACTIONS = Number(process.env.STAFF_ACTIONS ?? scaled(25, 1_000))
/** Actions of staff between two looks at the books. */
const BETWEEN_AUDITS = 25

let replicas: Replicas
beforeEach(async () => {
  replicas = await openReplicas(1)
})
afterEach(() => replicas.close())

test(
  'whatever staff do while customers buy and terms renew, ledger, orders, and counters agree',
  async () => {
    const { first, clock } = replicas
    const random = createRandom(SEED)
    const holdings = [3131, 3310, 3704].map((planId, index) => ({
      planId,
      age: index * 300,
      renews: true,
      pace: 1,
    }))
    const accounts = []
    for (let made = 0; made < 4; made++)
      accounts.push({ played: await openAccount(replicas, { card: 'good', holdings }), lookups: 0 })
    const staff = []
    for (let made = 0; made < 3; made++) staff.push(await first.person({ roles: [INTERNAL_ROLE] }))
    const scene: Scene = { replicas, random, accounts, staff, undoable: [] }
    const counts = new Map<string, number>()
    for (let done = 1; done <= ACTIONS; done++) {
      for (const who of ['staff', 'customer'] as const) {
        const { name, outcome } = await act(scene, who)
        const key = `${name} ${outcome.status < 300 ? 'done' : (outcome.errors[0]?.name ?? outcome.status)}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
        clock.advance(1_000 + random.below(3 * HOUR))
      }
      await runJobs(replicas)
      if (done % BETWEEN_AUDITS && done !== ACTIONS) continue
      await audit(scene).catch(error => {
        throw new Error(`STAFF_SEED=${SEED}, after ${done} actions: ${error.message}`)
      })
    }
    const list = [...counts].toSorted().map(([name, times]) => `${times} ${name}`)
    console.log(`${ACTIONS} actions of staff, STAFF_SEED=${SEED}: ${list.join(', ')}`)
    expect(counts.size).toBeGreaterThan(10)
  },
  scaledTimeout(60_000 + ACTIONS * 1_000),
)

/** Payments that were not declined: those without a card have no response of a vendor. */
const isMoney = or(eq(transactions.gatewayResponse, 'approved'), eq(transactions.paymentForm, 'offline'))

/** Throws where the books, the orders, the terms, and the counters do not agree. */
async function audit(scene: Scene): Promise<void> {
  const { replicas, accounts } = scene
  const { db } = replicas.first
  expect(await ledgerIsBalanced(db), 'the ledger').toBe(true)
  const now = replicas.clock.now()
  const paid = Map.groupBy(await db.select().from(transactions).where(isMoney), ({ orderId }) => orderId)
  let owed = 0
  for (const order of await ordersOf(scene)) {
    const { orderId, totalAmount } = order
    const name = `order ${orderId}`
    const items = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId))
    expect(
      items.reduce((sum, item) => sum + item.amount + item.taxAmount, 0),
      `the items of ${name}`,
    ).toBe(totalAmount)
    const state = stateOf(order, now)
    const due = isPending(state) ? totalAmount : 0
    owed += due
    expect(await balanceOf(db, 'receivable', { orderId }), `what ${name} owes`).toBe(due)
    // What it was paid is where the money is, less what went back.
    const payments = paid.get(orderId) ?? []
    expect(payments.length, `payments of ${name}`).toBeLessThanOrEqual(1)
    const [offline, cash] = [
      await balanceOf(db, 'offline', { orderId }),
      await balanceOf(db, 'cash:test', { orderId }),
    ]
    const received = payments.reduce((sum, { amount, refundedAmount }) => sum + amount - refundedAmount, 0)
    expect(offline + cash, `the money of ${name}`).toBe(received + (order.approved ? totalAmount : 0))
    for (const { amount, refundedAmount } of payments) expect(refundedAmount).toBeLessThanOrEqual(amount)
    const started = items.filter(({ subscriptionId }) => subscriptionId !== null).length
    const isGiven =
      state === 'processed' || state === 'approved' || state === 'grace-period' || order.graceEnded
    expect(started, `what ${name} has started (${state})`).toBe(isGiven ? items.length : 0)
    if (needsSecondPerson(order) && order.approved)
      expect(await approversOf(orderId)).not.toContain(order.placedBy)
    if (needsSecondPerson(order) && totalAmount === 0) expect(order.processed, `gift ${orderId}`).toBeNull()
  }
  expect(await balanceOf(db, 'receivable'), 'what is owed').toBe(owed)
  await auditCounters(accounts)

  async function approversOf(orderId: number): Promise<(string | null)[]> {
    const isThis = and(eq(activities.operation, approveOrder.id), eq(activities.resourceId, String(orderId)))
    const rows = await db.select({ userId: activities.userId }).from(activities).where(isThis)
    expect(rows.length, `approvals of order ${orderId}`).toBe(1)
    return rows.map(({ userId }) => userId)
  }
}

/** Each lookup is counted once: on a term, whose number staff change meanwhile, and in the account's hours and days. */
async function auditCounters(accounts: Scene['accounts']): Promise<void> {
  const { db } = replicas.first
  for (const { played, lookups } of accounts) {
    const { accountId } = played
    const [used] = await db
      .select({ sum: sql<string>`coalesce(sum(${subscriptions.issued} - ${subscriptions.remaining}), 0)` })
      .from(subscriptions)
      .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
      .where(inArray(tracks.accountId, [accountId]))
    expect(Number(used?.sum), `lookups of the terms of account ${accountId}`).toBe(lookups)
    for (const table of [usageHours, usageDays]) {
      const [counted] = await db
        .select({ sum: sql<string>`coalesce(sum(${table.used}), 0)` })
        .from(table)
        .where(eq(table.accountId, accountId))
      expect(Number(counted?.sum), `lookups of account ${accountId}`).toBe(lookups)
    }
  }
}
