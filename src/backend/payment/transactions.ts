import { and, count, desc, eq } from 'drizzle-orm'
import { requireAccount } from '#backend/accounts/public.ts'
import type { operations, QueryDefaults } from '#generated/payment/types.ts'
import { assertAllRead, type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { paymentContext } from './charges/payment-context.ts'
import { refundOnce } from './charges/refund.ts'
import { transactions } from './charges/tables.ts'
import { refundWire, transactionWire } from './charges/wire.ts'

/** Handlers of `openapi/payment/transactions.yaml`. */
export const transactionHandlers = {
  async listAccountTransactions({ db, params, query }) {
    const { order_id, page, page_size } = query
    await requireAccount(db, params.id)
    const where = and(
      eq(transactions.accountId, params.id),
      order_id === undefined ? undefined : eq(transactions.orderId, order_id),
    )
    const rows = await db
      .select()
      .from(transactions)
      .where(where)
      .orderBy(desc(transactions.created), desc(transactions.transactionId))
      .limit(page_size)
      .offset((page - 1) * page_size)
    const [counted] = await db.select({ total: count() }).from(transactions).where(where)
    const list = rows.map(transactionWire)
    return { status: 200, body: { transactions: list, total: counted?.total ?? 0, page, page_size } }
  },

  refundTransaction: withoutTransaction(
    async ({ params, body, caller, kernel, idempotencyKey, keepAnswer, recordActivity }) => {
      const { amount, reason, ...rest } = body
      assertAllRead(rest)
      if (amount === 0) throw problem('amount-zero', { fields: ['amount'] })
      const requestKey = `${caller.userId} ${idempotencyKey}`
      const input = { transactionId: params.id, amount, reason, requestKey }
      const refunded = await refundOnce(paymentContext(kernel), input, async (db, made) => {
        const { accountId } = made.transaction
        await recordActivity(params.id, { db, accountId, reason })
        await keepAnswer(db, { status: 200, body: refundWire(made) })
      })
      return { status: 200, body: refundWire(refunded) }
    },
  ),
} satisfies Pick<Handlers<operations, QueryDefaults>, 'listAccountTransactions' | 'refundTransaction'>
