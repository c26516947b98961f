import { and, count, desc, eq, or } from 'drizzle-orm'
import { requireAccount } from '#backend/modules/accounts/public.ts'
import { isUuid } from '#domain/validation/uuid.ts'
import type { operations, QueryDefaults } from '#generated/payment/types.ts'
import { assertAllRead, type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { paymentContext } from './charges/payment-context.ts'
import { refundOnce } from './charges/refund.ts'
import { refunds, transactions } from './charges/tables.ts'
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

  async findTransaction({ db, body }) {
    const { number, ...rest } = body
    assertAllRead(rest)
    const [refund] = await db
      .select({ id: refunds.transactionId })
      .from(refunds)
      .where(eq(refunds.gatewayId, number))
    const [row] = await db
      .select()
      .from(transactions)
      .where(
        refund || isUuid(number)
          ? eq(transactions.transactionId, refund?.id ?? number)
          : or(eq(transactions.referenceNumber, number), eq(transactions.gatewayId, number)),
      )
      // A vendor may use the id of a declined attempt again for the one that was approved.
      .orderBy(desc(transactions.created))
      .limit(1)
    if (!row) throw problem('not-found')
    return { status: 200, body: transactionWire(row) }
  },

  refundTransaction: withoutTransaction(
    async ({ params, body, caller, kernel, idempotencyKey, keepResponse, recordActivity, checkCaller }) => {
      const { amount, reason, ...rest } = body
      assertAllRead(rest)
      if (amount === 0) throw problem('amount-zero', { fields: ['amount'] })
      const requestKey = `${caller.userId} ${idempotencyKey}`
      const input = { transactionId: params.id, amount, reason, requestKey }
      const refunded = await refundOnce(paymentContext(kernel, checkCaller), input, async (db, made) => {
        const { accountId } = made.transaction
        await recordActivity(params.id, { db, accountId, reason })
        await keepResponse(db, { status: 200, body: refundWire(made) })
      })
      return { status: 200, body: refundWire(refunded) }
    },
  ),
} satisfies Pick<
  Handlers<operations, QueryDefaults>,
  'listAccountTransactions' | 'findTransaction' | 'refundTransaction'
>
