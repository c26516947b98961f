import type { operations, Transaction } from '#generated/payment/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Context, Handlers } from '#kernel/contract/handlers.ts'
import { exhausted, withoutTransaction } from '#kernel/contract/handlers.ts'
import { problem } from '#kernel/http/problem.ts'
import { type Payment, payOrder } from './charges/pay.ts'
import { tillOf } from './charges/till.ts'
import { declineProblem, type PaymentWish } from './charges/turns.ts'
import { openPaymentWire, transactionWire } from './charges/wire.ts'

/** Handlers of `openapi/payment/payments.yaml`. They ask the card vendor, so they have no transaction. */
export const paymentHandlers = {
  processPayment: withoutTransaction(async context => {
    const { order_id, amount, payment_method_id, ...rest } = context.body
    exhausted(rest)
    const { caller } = context
    const payment = await pay(context, {
      orderId: order_id,
      accountId: accountOf(caller),
      paymentMethodId: payment_method_id,
      amount,
      isExact: true,
      isPresent: true,
    })
    if (payment.kind === 'paid') return paidAnswer(payment)
    context.nothingChanged()
    return { status: 202, body: openPaymentWire(payment) }
  }),

  processCustomPayment: withoutTransaction(async context => {
    const { account_id, order_id, amount, payment_method_id, ...rest } = context.body
    exhausted(rest)
    if (amount === 0) throw problem('amount-zero', { fields: ['amount'] })
    const payment = await pay(context, {
      orderId: order_id,
      accountId: account_id,
      paymentMethodId: payment_method_id,
      amount,
      isExact: false,
      isPresent: false,
    })
    // The vendor needs more time; the same call again finds out.
    if (payment.kind !== 'paid') throw problem('upstream-failure')
    return paidAnswer(payment)
  }),
} satisfies Pick<Handlers<operations>, 'processPayment' | 'processCustomPayment'>

type Pending = Exclude<Payment, { kind: 'declined' }>
type Paid = Extract<Payment, { kind: 'paid' }>

/** Pays, with answer and activity in the transaction that makes them true. Throws what a declined card asks. */
async function pay(context: Context, wish: Omit<PaymentWish, 'requestKey'>): Promise<Pending> {
  const { kernel, caller, idempotencyKey, keepAnswer, recordActivity } = context
  const requestKey = `${caller.userId} ${idempotencyKey}`
  const payment = await payOrder(tillOf(kernel), { ...wish, requestKey }, async (db, made) => {
    if (made.kind === 'paid') {
      await recordActivity(String(wish.orderId), { db, accountId: wish.accountId })
      await keepAnswer(db, paidAnswer(made))
    } else if (made.kind === 'declined') {
      const { status, items } = declineProblem(made.reason)
      await keepAnswer(db, { status, body: items })
    } else if (wish.isPresent) await keepAnswer(db, { status: 202, body: openPaymentWire(made) })
  })
  if (payment.kind === 'declined') throw declineProblem(payment.reason)
  return payment
}

function paidAnswer({ transaction }: Paid): { status: 201; body: Transaction } {
  return { status: 201, body: transactionWire(transaction) }
}
