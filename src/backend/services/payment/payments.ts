import type { operations, Transaction } from '#generated/payment/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Context } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { assertAllRead, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { declineProblem, type PaymentRequest } from './charges/claim.ts'
import { type Payment, payOrder } from './charges/pay.ts'
import { paymentContext } from './charges/payment-context.ts'
import { openPaymentWire, transactionWire } from './charges/wire.ts'

/** Seconds after which the same call finds out whether a vendor that needed more time is done. */
const ASK_AGAIN = 1

/** Handlers of `openapi/payment/payments.yaml`. They ask the card vendor, so they have no transaction. */
export const paymentHandlers = {
  processPayment: withoutTransaction(async context => {
    const { order_id, amount, payment_method_id, ...rest } = context.body
    assertAllRead(rest)
    const { caller } = context
    const payment = await pay(context, {
      orderId: order_id,
      accountId: accountOf(caller),
      paymentMethodId: payment_method_id,
      amount,
      isExact: true,
      isPresent: true,
    })
    if (payment.kind === 'paid') return paidResponse(payment)
    context.nothingChanged()
    const body = openPaymentWire(payment)
    if (payment.kind === 'challenge') return { status: 202, body }
    return { status: 202, body, headers: { 'Retry-After': String(ASK_AGAIN) } }
  }),

  processCustomPayment: withoutTransaction(async context => {
    const { account_id, order_id, amount, payment_method_id, reason, ...rest } = context.body
    assertAllRead(rest)
    if (amount === 0) throw problem('amount-zero', { fields: ['amount'] })
    const input = {
      orderId: order_id,
      accountId: account_id,
      paymentMethodId: payment_method_id,
      amount,
      isExact: false,
      isPresent: false,
    }
    const payment = await pay(context, input, reason)
    // The vendor needs more time; the same call again finds out.
    if (payment.kind !== 'paid') throw problem('upstream-failure')
    return paidResponse(payment)
  }),
} satisfies Pick<Handlers<operations>, 'processPayment' | 'processCustomPayment'>

type Pending = Exclude<Payment, { kind: 'declined' }>
type Paid = Extract<Payment, { kind: 'paid' }>

/** Pays, with response and activity in the transaction that makes them true. Throws what a declined card asks. */
async function pay(
  context: Context,
  input: Omit<PaymentRequest, 'requestKey' | 'userId'>,
  reason?: string,
): Promise<Pending> {
  const { kernel, caller, idempotencyKey, keepResponse, recordActivity, checkCaller } = context
  const requestKey = `${caller.userId} ${idempotencyKey}`
  const payment = await payOrder(
    paymentContext(kernel, checkCaller),
    { ...input, requestKey, userId: caller.userId },
    async (db, made) => {
      if (made.kind === 'paid') {
        await recordActivity(String(input.orderId), { db, accountId: input.accountId, reason })
        await keepResponse(db, paidResponse(made))
      } else if (made.kind === 'declined') {
        const { status, items } = declineProblem(made.reason)
        await keepResponse(db, { status, body: items })
      } else if (input.isPresent && made.kind === 'challenge')
        await keepResponse(db, { status: 202, body: openPaymentWire(made) })
    },
  )
  if (payment.kind === 'declined') throw declineProblem(payment.reason)
  return payment
}

function paidResponse({ transaction }: Paid): { status: 201; body: Transaction } {
  return { status: 201, body: transactionWire(transaction) }
}
