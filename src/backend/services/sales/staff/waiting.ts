import { and, asc, eq, gt, isNotNull, isNull, lte, ne, type SQL } from 'drizzle-orm'
import { accounts } from '#backend/modules/accounts/public.ts'
import { EXEMPTION_ENDING } from '#generated/durations.ts'
import type { operations, QueryDefaults } from '#generated/sales/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import {
  isAwaitingTransfer,
  isUnapproved,
  isUnpaid,
  orders,
  taxCertificates,
  taxExemptions,
} from '../tables.ts'

/** What each list has first: the oldest, or what is due next. */
const SORTED_BY = {
  'to-approve': orders.placed,
  'in-grace-period': orders.gracePeriodEnd,
  'renewal-failed': orders.gracePeriodEnd,
  'awaiting-transfer': orders.transferDue,
} as const satisfies Record<State, unknown>

type State = operations['listWaitingOrders']['parameters']['query']['state']

/** Handlers of `openapi/sales/waiting.yaml`: what waits for staff, over all accounts. */
export const waitingHandlers = {
  async listWaitingOrders({ db, query }) {
    const { state, page, page_size } = query
    const where = waitingIn(state)
    const rows = await db
      .select({ order: orders, label: accounts.label })
      .from(orders)
      .innerJoin(accounts, eq(accounts.accountId, orders.accountId))
      .where(where)
      .orderBy(asc(SORTED_BY[state]), asc(orders.orderId))
      .limit(page_size)
      .offset((page - 1) * page_size)
    return {
      status: 200,
      body: {
        orders: rows.map(({ order, label }) => ({
          order_id: order.orderId,
          account_id: order.accountId,
          account_label: label,
          origin: order.origin,
          placed: order.placed.toISOString(),
          grace_period_end: order.gracePeriodEnd?.toISOString() ?? null,
          transfer_due: order.transferDue?.toISOString() ?? null,
          total_amount: order.totalAmount,
        })),
        total: await db.$count(orders, where),
        page,
        page_size,
      },
    }
  },

  async listEndingTaxExemptions({ db, query, now }) {
    const { page, page_size } = query
    const where = and(
      isNull(taxExemptions.revoked),
      gt(taxExemptions.expiration, now),
      lte(taxExemptions.expiration, new Date(now.getTime() + EXEMPTION_ENDING)),
    )
    const rows = await db
      .select({ exemption: taxExemptions, label: accounts.label })
      .from(taxExemptions)
      .innerJoin(accounts, eq(accounts.accountId, taxExemptions.accountId))
      .where(where)
      .orderBy(asc(taxExemptions.expiration), asc(taxExemptions.exemptionId))
      .limit(page_size)
      .offset((page - 1) * page_size)
    return {
      status: 200,
      body: {
        tax_exemptions: rows.map(({ exemption: { accountId, timestamp, expiration, note }, label }) => ({
          account_id: accountId,
          account_label: label,
          timestamp: timestamp.toISOString(),
          expiration: (expiration ?? timestamp).toISOString(),
          note,
        })),
        total: await db.$count(taxExemptions, where),
        page,
        page_size,
      },
    }
  },
} satisfies Pick<Handlers<operations, QueryDefaults>, 'listWaitingOrders' | 'listEndingTaxExemptions'>

/** Returns how much of it waits in one account. */
export async function waitingOrdersOf(db: Queries, accountId: number) {
  const isOfAccount = eq(orders.accountId, accountId)
  const countOf = (state: State) => db.$count(orders, and(isOfAccount, waitingIn(state)))
  return {
    orders_to_approve: await countOf('to-approve'),
    orders_in_grace_period: await countOf('in-grace-period'),
    renewals_failed: await countOf('renewal-failed'),
    tax_certificates: await db.$count(
      taxCertificates,
      and(eq(taxCertificates.accountId, accountId), eq(taxCertificates.state, 'waiting')),
    ),
  }
}

/** The conditions of the partial indexes, and what they leave open. */
function waitingIn(state: State): SQL | undefined {
  if (state === 'to-approve') return and(isUnapproved(orders), isNull(orders.transferDue))
  if (state === 'awaiting-transfer') return isAwaitingTransfer(orders)
  const isRenewal = state === 'renewal-failed' ? eq(orders.origin, 'renewal') : ne(orders.origin, 'renewal')
  return and(isUnpaid(orders), isNotNull(orders.gracePeriodEnd), isRenewal)
}
