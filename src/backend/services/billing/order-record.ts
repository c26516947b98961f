import { and, desc, eq, gte, inArray, or, sql } from 'drizzle-orm'
import { people } from '#backend/modules/people/public.ts'
import { findOrder, isPlacedBy, type OrderRow } from '#backend/services/sales/public.ts'
import { needsSecondPerson, toAmount, worthOf } from '#domain/billing/second-person.ts'
import type { OrderRecord, operations, QueryDefaults } from '#generated/billing/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { activities } from '#kernel/storage/tables.ts'
import { timelineOf } from './account-order.ts'
import { namedOrders } from './order-list.ts'
import { paymentsOf, paymentWire } from './payments.ts'

const MOST_CHANGES = 100

/** Handlers of `openapi/billing/order-record.yaml`. */
export const orderRecordHandlers = {
  async getOrderRecord({ db, params, caller }) {
    const row = await findOrder(db, { orderId: params.id })
    const [order] = row ? await namedOrders(db, [row]) : []
    if (!row || !order) throw problem('not-found')
    const payments = (await paymentsOf(db, row.orderId)).map(paymentWire)
    return {
      status: 200,
      body: {
        order,
        address: row.address,
        placed_by: await usernameOf(db, row.placedBy),
        worth: toAmount(worthOf(row)),
        needs_second_person: needsSecondPerson(row),
        is_own: await isPlacedBy(db, row, caller.userId),
        timeline: await timelineOf(db, row.orderId),
        payments,
        changes: await changesOf(
          db,
          row,
          payments.map(({ transaction_id }) => transaction_id),
        ),
      },
    }
  },
} satisfies Partial<Handlers<operations, QueryDefaults>>

async function usernameOf(db: Queries, userId: string | null): Promise<string | null> {
  if (userId === null) return null
  const [person] = await db.select().from(people).where(eq(people.userId, userId))
  return person?.username ?? null
}

/** What staff did about an order and its payments, from the activity log of the account. */
async function changesOf(
  db: Queries,
  { accountId, orderId, placed }: OrderRow,
  payments: readonly string[],
): Promise<OrderRecord['changes']> {
  const isAbout = (resource: string, ids: readonly string[]) =>
    and(eq(activities.resource, resource), inArray(activities.resourceId, [...ids]))
  const rows = await db
    .select({ activity: activities, username: people.username })
    .from(activities)
    .leftJoin(people, eq(people.userId, sql`coalesce(${activities.actorUserId}, ${activities.userId})`))
    .where(
      and(
        eq(activities.accountId, accountId),
        gte(activities.created, placed),
        eq(activities.byStaff, true),
        or(
          isAbout('order', [String(orderId)]),
          payments.length ? isAbout('transaction', payments) : undefined,
        ),
      ),
    )
    .orderBy(desc(activities.created), desc(activities.activityId))
    .limit(MOST_CHANGES)
  return rows.map(({ activity: { created, summary, operation, reason }, username }) => ({
    at: created.toISOString(),
    summary: summary || operation,
    reason,
    username,
  }))
}
