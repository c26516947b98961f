import { authorizePaymentMethod } from '#generated/payment/operations/authorizePaymentMethod.ts'
import { openCardForm } from '#generated/payment/operations/openCardForm.ts'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import type { startStripeApi } from '../support/servers/stripe-api.ts'
import { createCaller, type Note } from './caller.ts'

export type Stripe = Awaited<ReturnType<typeof startStripeApi>>

/** What a customer was told of a purchase. */
export interface Purchase {
  orderId: number
  transactionId: string
  amount: number
}

/** A year of a plan that costs something. */
const PLAN = 3120

/** A customer with a card, who buys a plan again with each call. */
export async function createBuyer(
  origin: string,
  note: Note,
  stripe: Stripe,
): Promise<() => Promise<Purchase>> {
  const roles = ['billing-viewer', 'billing-editor', 'api-key-viewer']
  const caller = await createCaller(origin, note, { roles, taxableAddress: {} })
  const { body: form } = await caller.call(openCardForm, {})
  const token = stripe.confirmSetup(form.client_secret ?? '', '4242 4242 4242 4242')
  const { body: card } = await caller.call(authorizePaymentMethod, {
    query: { bot_response: 'pass' },
    body: { token },
  })
  return async () => {
    await caller.takeToken()
    const order = await caller.make(placeOrder, { body: { plans: [PLAN] } })
    const { order_id: orderId, total_amount: amount } = order
    const body = { order_id: orderId, amount, payment_method_id: card.payment_method_id }
    const paid = await caller.make(processPayment, { body })
    if (!('transaction_id' in paid)) throw new Error(`order ${orderId} waits for a challenge`)
    return { orderId, transactionId: paid.transaction_id, amount }
  }
}
