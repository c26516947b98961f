import { and, eq, isNull, max, or, sum } from 'drizzle-orm'
import { accounts } from '#backend/modules/accounts/public.ts'
import { undeliverableContactsOf } from '#backend/services/notification/public.ts'
import { openDisputesOf, transactions } from '#backend/services/payment/public.ts'
import { waitingOrdersOf } from '#backend/services/sales/public.ts'
import type { operations, QueryDefaults } from '#generated/billing/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'

/** Handlers of `openapi/billing/account-summary.yaml`. */
export const accountSummaryHandlers = {
  async getAccountSummary({ db, params: { id } }) {
    const [account] = await db.select().from(accounts).where(eq(accounts.accountId, id))
    if (!account) throw problem('not-found')
    return {
      status: 200,
      body: {
        account_id: id,
        account_label: account.label,
        created: account.created.toISOString(),
        ...(await moneyOf(db, id)),
        waiting: {
          ...(await waitingOrdersOf(db, id)),
          disputes: await openDisputesOf(db, id),
          undeliverable_contacts: await undeliverableContactsOf(db, id),
        },
      },
    }
  },
} satisfies Partial<Handlers<operations, QueryDefaults>>

/** Returns the sums of the payments that an account has made, in cents. Declined and voided ones moved no money. */
async function moneyOf(db: Queries, accountId: number) {
  const [found] = await db
    .select({
      paid: sum(transactions.amount).mapWith(Number),
      refunded: sum(transactions.refundedAmount).mapWith(Number),
      disputed: sum(transactions.disputedAmount).mapWith(Number),
      last: max(transactions.created),
    })
    .from(transactions)
    .where(
      and(
        eq(transactions.accountId, accountId),
        isNull(transactions.voided),
        or(eq(transactions.gatewayResponse, 'approved'), eq(transactions.paymentForm, 'offline')),
      ),
    )
  return {
    paid_amount: found?.paid ?? 0,
    refunded_amount: found?.refunded ?? 0,
    disputed_amount: found?.disputed ?? 0,
    last_paid: found?.last?.toISOString() ?? null,
  }
}
