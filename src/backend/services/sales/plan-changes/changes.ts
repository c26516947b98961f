import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import { subscriptions } from '#backend/services/subscription/public.ts'
import { PLAN_CHANGE_WINDOW } from '#generated/durations.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { OrderRow } from '../order-rows.ts'
import { orders } from '../tables.ts'
import { planChanges, replacedTerms } from './tables.ts'

/** A term that a change of plan replaces, as its preview had it. */
export type ReplacedTerm = Omit<typeof replacedTerms.$inferSelect, 'orderId'>

export interface PlanChange {
  trackId: number
  terms: readonly ReplacedTerm[]
}

type ChangeRow = typeof planChanges.$inferSelect & PlanChange

/** Keeps what an order changes, in the transaction that places it. */
export async function insertChange(
  db: Queries,
  { orderId, accountId, placed }: OrderRow,
  { trackId, terms }: PlanChange,
): Promise<void> {
  const credit = terms.reduce((sum, term) => sum + term.credit, 0)
  const lapses = new Date(placed.getTime() + PLAN_CHANGE_WINDOW)
  await db.insert(planChanges).values({ orderId, accountId, trackId, credit, lapses })
  if (terms.length) await db.insert(replacedTerms).values(terms.map(term => ({ orderId, ...term })))
}

/** What an order changes; undefined for one that changes no plan. */
export async function changeOf(db: Queries, orderId: number): Promise<ChangeRow | undefined> {
  const [change] = await db.select().from(planChanges).where(eq(planChanges.orderId, orderId))
  if (!change) return undefined
  const terms = await db
    .select()
    .from(replacedTerms)
    .where(eq(replacedTerms.orderId, orderId))
    .orderBy(asc(replacedTerms.subscriptionId))
  return { ...change, terms }
}

/** What orders credit, in cents. Those that change no plan are missing. */
export async function creditsOf(db: Queries, orderIds: readonly number[]): Promise<Map<number, number>> {
  if (!orderIds.length) return new Map()
  const rows = await db
    .select()
    .from(planChanges)
    .where(inArray(planChanges.orderId, [...orderIds]))
  return new Map(rows.map(({ orderId, credit }) => [orderId, credit]))
}

export async function markEffective(db: Queries, orderId: number, effective: Date): Promise<void> {
  await db.update(planChanges).set({ effective }).where(eq(planChanges.orderId, orderId))
}

/** Orders that change the plan of a track and are neither settled nor canceled. */
const isOpen = and(
  isNull(planChanges.effective),
  isNull(orders.processed),
  isNull(orders.approved),
  isNull(orders.canceled),
)

/** Numbers of the orders that are to change a plan: of a track, or all whose time has lapsed. */
export async function openChangesOf(
  db: Queries,
  { trackId, lapsed }: { trackId?: number; lapsed?: Date },
): Promise<number[]> {
  const rows = await db
    .select({ orderId: planChanges.orderId })
    .from(planChanges)
    .innerJoin(orders, eq(orders.orderId, planChanges.orderId))
    .where(
      and(
        isOpen,
        trackId === undefined ? undefined : eq(planChanges.trackId, trackId),
        lapsed && lte(planChanges.lapses, lapsed),
      ),
    )
    .orderBy(asc(planChanges.orderId))
  return rows.map(({ orderId }) => orderId)
}

/** Whether a change of plan that may still be paid is to replace a term, so that nothing else may follow it yet. */
export async function hasOpenChange(db: Queries, subscriptionId: number): Promise<boolean> {
  const rows = await db
    .select({ one: planChanges.orderId })
    .from(planChanges)
    .innerJoin(orders, eq(orders.orderId, planChanges.orderId))
    .innerJoin(subscriptions, eq(subscriptions.trackId, planChanges.trackId))
    .where(and(isOpen, eq(subscriptions.subscriptionId, subscriptionId)))
    .limit(1)
  return rows.length > 0
}

/** Whether an order was to change a plan, and its payment has not begun in time. */
export async function hasLapsed(db: Queries, orderId: number, now: Date): Promise<boolean> {
  const lapsed = and(eq(planChanges.orderId, orderId), lte(planChanges.lapses, now))
  return (await db.$count(planChanges, lapsed)) > 0
}

/** Whether the plan of a track has changed since a moment. */
export async function hasChangedSince(
  db: Queries,
  { trackId }: Pick<PlanChange, 'trackId'>,
  since: Date,
): Promise<boolean> {
  const later = and(eq(planChanges.trackId, trackId), gt(planChanges.effective, since))
  return (await db.$count(planChanges, later)) > 0
}

/** Money of an account went back, so that what its open changes credit is no longer what was paid. */
export async function lapseChanges(db: Queries, accountId: number, now: Date): Promise<void> {
  await db
    .update(planChanges)
    .set({ lapses: now })
    .where(
      and(eq(planChanges.accountId, accountId), isNull(planChanges.effective), gt(planChanges.lapses, now)),
    )
}
