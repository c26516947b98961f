import { and, asc, count, eq, isNull } from 'drizzle-orm'
import { accounts } from '#backend/modules/accounts/public.ts'
import type { OpenDispute, operations, QueryDefaults } from '#generated/payment/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { disputes, transactions } from './charges/tables.ts'
import type { DisputeState } from './vendors/vendor.ts'

/** Handlers of `openapi/payment/disputes.yaml`. */
export const disputeHandlers = {
  async listOpenDisputes({ db, query: { page, page_size } }) {
    const where = isNull(disputes.closed)
    const rows = await db
      .select({ dispute: disputes, transaction: transactions, label: accounts.label })
      .from(disputes)
      .innerJoin(transactions, eq(transactions.transactionId, disputes.transactionId))
      .innerJoin(accounts, eq(accounts.accountId, transactions.accountId))
      .where(where)
      .orderBy(asc(disputes.respondBy), asc(disputes.disputeId))
      .limit(page_size)
      .offset((page - 1) * page_size)
    const list = rows.map(({ dispute, transaction, label }) => ({
      gateway_id: dispute.gatewayId,
      transaction_id: dispute.transactionId,
      order_id: transaction.orderId,
      account_id: transaction.accountId,
      account_label: label,
      amount: dispute.amount,
      withdrawn_amount: dispute.withdrawn,
      state: stateOf(dispute.state),
      dispute_reason: dispute.reason,
      created: dispute.created.toISOString(),
      respond_by: dispute.respondBy?.toISOString() ?? null,
    }))
    return { status: 200, body: { disputes: list, total: await db.$count(disputes, where), page, page_size } }
  },
} satisfies Pick<Handlers<operations, QueryDefaults>, 'listOpenDisputes'>

/** Returns how many payments of an account banks dispute. */
export async function openDisputesOf(db: Queries, accountId: number): Promise<number> {
  const [found] = await db
    .select({ open: count() })
    .from(disputes)
    .innerJoin(transactions, eq(transactions.transactionId, disputes.transactionId))
    .where(and(isNull(disputes.closed), eq(transactions.accountId, accountId)))
  return found?.open ?? 0
}

/** A dispute that is not closed is in one of these. */
function stateOf(state: DisputeState): OpenDispute['state'] {
  return state === 'inquiry' || state === 'under-review' ? state : 'needs-response'
}
