import Stripe from 'stripe'
import { SMALLEST_CHARGE } from '#domain/billing/smallest-charge.ts'
import { secretsOf } from '#kernel/access/webhook.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { ChargeRequest, PaymentVendor, Refund, RefundRequest } from '../vendor.ts'
import { authorizedCard } from './card.ts'
import { toCharge } from './charge.ts'
import { idOf, toDispute } from './dispute.ts'
import { readStripeEvent } from './event.ts'
import { asVendorError, cardErrorOf, isMissing } from './failures.ts'

/** Charges of a card to look through for one of ours. No one pays that often with one card. */
const MOST_CHARGES = 1_000
/** Refunds of one charge. */
const MOST_REFUNDS = 1_000

type Settings = Pick<
  Kernel['config'],
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_PUBLISHABLE_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_API'
  | 'PAYMENT_VENDOR_TIMEOUT'
>

/**
 * Stripe, by Setup and Payment Intents. Each stored card is a payment method with a customer of its own at
 * Stripe, so that all charges of a card can be listed; our card token names both.
 */
export function createStripeVendor(settings: Settings): PaymentVendor {
  const { STRIPE_PUBLISHABLE_KEY: publishableKey = '', STRIPE_WEBHOOK_SECRET: webhookSecrets = '' } = settings
  const stripe = createClient(settings)
  const chargeOf = (intent: Stripe.PaymentIntent) => toCharge(intent, publishableKey)
  /** Every failure in our words. */
  const ask = <Result>(call: Promise<Result>): Promise<Result> =>
    call.catch(error => {
      throw asVendorError(error)
    })

  return {
    name: 'stripe',
    smallestCharge: SMALLEST_CHARGE,

    async openCardForm({ accountId }) {
      const intent = await ask(
        stripe.setupIntents.create({
          allowed_payment_method_types: ['card'],
          usage: 'off_session',
          metadata: { account_id: String(accountId) },
        }),
      )
      return { vendor: 'stripe', publishableKey, clientSecret: intent.client_secret ?? '' }
    },

    async authorize({ token, accountId, idempotencyKey }) {
      if (!/^seti_\w+$/.test(token)) return { outcome: 'unknown-token' }
      const intent = await ask(
        stripe.setupIntents.retrieve(token, { expand: ['payment_method'] }).catch(error => {
          if (isMissing(error)) return undefined
          throw error
        }),
      )
      if (intent?.metadata?.account_id !== String(accountId)) return { outcome: 'unknown-token' }
      const { payment_method: method, last_setup_error: declined } = intent
      if (intent.status !== 'succeeded' || typeof method !== 'object' || !method?.card)
        return declined ? cardErrorOf(declined) : { outcome: 'unknown-token' }
      if (method.customer) return authorizedCard(method, idOf(method.customer) ?? '')
      try {
        const customer = await stripe.customers.create(
          { payment_method: method.id, metadata: { account_id: String(accountId) } },
          { idempotencyKey },
        )
        return authorizedCard(method, customer.id)
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError) return cardErrorOf(error)
        throw asVendorError(error)
      }
    },

    async charge({ cardToken, amount, orderId, accountId, idempotencyKey }: ChargeRequest) {
      const { customer, method } = partsOf(cardToken)
      try {
        const intent = await stripe.paymentIntents.create(
          {
            amount,
            currency: 'usd',
            customer,
            payment_method: method,
            allowed_payment_method_types: ['card'],
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            confirm: true,
            // The page shows a challenge with Stripe's script.
            use_stripe_sdk: true,
            description: `Order ${orderId}`,
            metadata: {
              attempt_id: idempotencyKey,
              order_id: String(orderId),
              account_id: String(accountId),
            },
          },
          { idempotencyKey },
        )
        return chargeOf(intent)
      } catch (error) {
        // A declined charge is an error there, and has the intent with it.
        const intent = error instanceof Stripe.errors.StripeCardError ? error.payment_intent : undefined
        if (intent) return chargeOf(intent)
        throw asVendorError(error)
      }
    },

    async findCharge({ cardToken, idempotencyKey }) {
      const { customer } = partsOf(cardToken)
      // The search of Stripe lags behind by a minute; the list of a customer does not.
      const intents = await ask(
        stripe.paymentIntents.list({ customer, limit: 100 }).autoPagingToArray({ limit: MOST_CHARGES }),
      )
      const found = intents.find(({ metadata }) => metadata.attempt_id === idempotencyKey)
      return found && chargeOf(found)
    },

    async findKey({ chargeId }) {
      try {
        return (await stripe.paymentIntents.retrieve(chargeId)).metadata.attempt_id
      } catch (error) {
        if (isMissing(error)) return undefined
        throw asVendorError(error)
      }
    },

    async cancel({ chargeId }) {
      try {
        return chargeOf(await stripe.paymentIntents.cancel(chargeId))
      } catch (error) {
        // Too late: it is final already, and as it stands.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw asVendorError(error)
        return chargeOf(await ask(stripe.paymentIntents.retrieve(chargeId)))
      }
    },

    async refund({ chargeId, amount, idempotencyKey }: RefundRequest) {
      const refund = await ask(
        stripe.refunds.create(
          { payment_intent: chargeId, amount, metadata: { refund_key: idempotencyKey } },
          { idempotencyKey },
        ),
      )
      return toRefund(refund)
    },

    async refundsOf({ chargeId }) {
      const list = stripe.refunds.list({ payment_intent: chargeId, limit: 100 })
      const found = await ask(list.autoPagingToArray({ limit: MOST_REFUNDS }))
      return found.map(refund => ({ ...toRefund(refund), idempotencyKey: refund.metadata?.refund_key }))
    },

    async findDispute({ disputeId }) {
      try {
        return toDispute(await stripe.disputes.retrieve(disputeId))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw asVendorError(error)
      }
    },

    async remove(cardToken) {
      // The customer stays, for the list of its charges.
      try {
        await stripe.paymentMethods.detach(partsOf(cardToken).method)
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw asVendorError(error)
      }
    },

    readEvent: (raw, headers, now) =>
      readStripeEvent({
        raw,
        signature: headers['stripe-signature'],
        secrets: secretsOf(webhookSecrets),
        now,
      }),
  }
}

function toRefund({ id: refundId, amount, status }: Stripe.Refund): Refund {
  const isOver = status === 'failed' || status === 'canceled'
  return { refundId, amount, outcome: status === 'succeeded' ? 'succeeded' : isOver ? 'failed' : 'pending' }
}

function createClient({ STRIPE_SECRET_KEY: key = '', STRIPE_API, PAYMENT_VENDOR_TIMEOUT }: Settings): Stripe {
  const { protocol, hostname, port } = new URL(STRIPE_API)
  return new Stripe(key, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
    timeout: PAYMENT_VENDOR_TIMEOUT * 1000,
    // The caller repeats its request with the same key, and knows what it is about.
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

/** Our card token: `cus_….pm_…`. */
function partsOf(cardToken: string): { customer: string; method: string } {
  const [customer = '', method = ''] = cardToken.split('.')
  return { customer, method }
}
