import { eq } from 'drizzle-orm'
import { entries, type LedgerAccount, lines } from '#backend/modules/ledger/public.ts'
import { subscriptions } from '#backend/services/subscription/public.ts'
import { HOUR, MINUTE } from '#domain/time/durations.ts'
import { GRACE_PERIOD } from '#generated/durations.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { itemOf } from './catalog.ts'
import { lockOrder, type OrderRow } from './order-rows.ts'
import { insertOrder } from './place.ts'
import { type Priced, priceFor, requirePlans } from './quotes.ts'
import { approve, endGracePeriod, settleOrder } from './settle.ts'
import { orderEvents, orderItems, orders } from './tables.ts'

/** The embedded database takes so many rows at a time without a pause that is felt. */
const CHUNK = 500

export interface OrderToPlant {
  accountId: number
  userId: string
  planId: number
  state: 'paid' | 'approved' | 'pending' | 'grace-period' | 'grace-ended'
  placed: Date
  /** An existing subscription, which the order has given. */
  subscriptionId?: number
}

/** An order that was placed in the past, as if it had gone its way; no one hears of it by email. */
export async function plantOrder(db: Queries, wanted: OrderToPlant): Promise<OrderRow> {
  const { userId: placedBy, accountId, state, placed: now, subscriptionId } = wanted
  const priced = await pricedPlan(db, wanted)
  const hasGrace = state === 'grace-period' || state === 'grace-ended'
  const placing = { accountId, origin: 'customer', placedBy, priced, now, hasGrace } as const
  const { orderId } = await insertOrder(db, { ...placing, startsTerms: subscriptionId === undefined })
  if (subscriptionId !== undefined) {
    await db.update(orderItems).set({ subscriptionId }).where(eq(orderItems.orderId, orderId))
    await db.update(subscriptions).set({ orderId }).where(eq(subscriptions.subscriptionId, subscriptionId))
  }
  const order = await lockOrder(db, { orderId })
  if (!order) throw new Error('an order that was placed is there')
  const at = new Date(now.getTime() + 2 * MINUTE)
  if (!order.processed) {
    const paid = { amount: order.totalAmount, transactionId: newId(), vendor: 'test', at }
    if (state === 'paid') await settleOrder(db, { order, paid })
    if (state === 'approved') await approve(db, { order, at })
    if (state === 'grace-ended')
      await endGracePeriod(db, { order, at: new Date(now.getTime() + GRACE_PERIOD) })
  }
  await db.update(orderEvents).set({ mail: 'none' }).where(eq(orderEvents.orderId, orderId))
  return order
}

/**
 * Many orders of one plan, an hour apart, with their items, events and ledger entries, but without
 * subscriptions. Their numbers.
 */
export async function manyOrders(
  db: Queries,
  { count, ...wanted }: OrderToPlant & { count: number },
): Promise<number[]> {
  const { accountId, state, placed: latest } = wanted
  const priced = await pricedPlan(db, wanted)
  const { amount, unitAmount, taxAmount, totalAmount, rates } = priced
  const isPaid = state === 'paid' || totalAmount === 0
  const made: number[] = []
  for (let from = 0; from < count; from += CHUNK) {
    const times = Array.from(
      { length: Math.min(CHUNK, count - from) },
      (_, index) => new Date(latest.getTime() - (from + index) * HOUR),
    )
    const rows = await db
      .insert(orders)
      .values(
        times.map(placed => ({
          accountId,
          placedBy: wanted.userId,
          placed,
          processed: isPaid ? placed : null,
          approved: state === 'approved' ? placed : null,
          gracePeriodEnd: state.startsWith('grace') ? new Date(placed.getTime() + GRACE_PERIOD) : null,
          graceEnded: state === 'grace-ended' ? new Date(placed.getTime() + GRACE_PERIOD) : null,
          amount,
          unitAmount,
          taxAmount,
          saasTaxRate: rates.saas,
          dataTaxRate: rates.data,
        })),
      )
      .returning()
    made.push(...rows.map(({ orderId }) => orderId))
    await addParts(db, rows, priced)
  }
  return made
}

async function addParts(db: Queries, rows: readonly OrderRow[], priced: Priced): Promise<void> {
  const { items, totalAmount, unitAmount, taxAmount } = priced
  await db.insert(orderItems).values(
    rows.flatMap(({ orderId }) =>
      items.map(({ planId, lookups, amount, unitAmount, taxAmount }, position) => ({
        orderId,
        position,
        planId,
        lookups,
        amount,
        unitAmount,
        taxAmount,
      })),
    ),
  )
  const settled = (row: OrderRow) => row.processed ?? row.approved
  await db.insert(orderEvents).values(
    rows.flatMap(({ orderId, accountId, placed, ...row }) => {
      const event = { orderId, accountId, mail: 'none', amount: totalAmount } as const
      const at = row.processed ?? row.approved
      const last = { ...event, kind: row.processed ? 'paid' : 'approved' } as const
      return [{ ...event, kind: 'placed', at: placed } as const, ...(at ? [{ ...last, at }] : [])]
    }),
  )
  if (totalAmount === 0) return
  const posted = await db
    .insert(entries)
    .values(
      rows.flatMap(row => {
        const entry = { orderId: row.orderId, accountId: row.accountId }
        const at = settled(row)
        const kind = row.processed ? 'paid' : 'approved'
        return [
          { ...entry, kind: 'placed', at: row.placed } as const,
          ...(at ? [{ ...entry, kind, at } as const] : []),
        ]
      }),
    )
    .returning()
  const line = (account: LedgerAccount, debit: number, credit = 0) => ({ account, debit, credit })
  const linesOf = {
    placed: [
      line('receivable', totalAmount),
      line('revenue', 0, unitAmount),
      ...(taxAmount ? [line('tax-payable', 0, taxAmount)] : []),
    ],
    paid: [line('cash:test', totalAmount), line('receivable', 0, totalAmount)],
    approved: [line('offline', totalAmount), line('receivable', 0, totalAmount)],
  }
  await db
    .insert(lines)
    .values(
      posted.flatMap(({ entryId, kind }) =>
        linesOf[kind as keyof typeof linesOf].map(each => ({ entryId, ...each })),
      ),
    )
}

/** A plan as the only item of an order, at its price. */
async function pricedPlan(
  db: Queries,
  { accountId, planId, placed: now }: Pick<OrderToPlant, 'accountId' | 'planId' | 'placed'>,
): Promise<Priced> {
  const offers = await requirePlans(db, { accountId, planIds: [planId] })
  return priceFor(db, { accountId, items: offers.map(offer => itemOf(offer)), now })
}
