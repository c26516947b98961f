import { createHash, randomBytes } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Stripe from 'stripe'
import { stripeMoney } from './stripe-money.ts'
import {
  declined,
  errorOf,
  type Form,
  type Kept,
  metadataOf,
  missing,
  NUMBERS,
  ok,
  readRequest,
  refuse,
  type StripeResponse,
  send,
} from './stripe-responses.ts'

/** What our server is configured with. */
export const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_standin',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
  STRIPE_WEBHOOK_SECRET: 'whsec_standin',
}

/**
 * A stand-in for the part of Stripe's API that we use, on this machine: Setup and Payment Intents, customers,
 * refunds, idempotency keys and signed events, with the errors of the real one. `confirmSetup` and
 * `answerChallenge` do what its script does in a browser. A call takes up to `latency` milliseconds on its way there, and
 * as many on its way back.
 */
export async function startStripeApi({ latency = 0 } = {}) {
  const travel = async () => {
    if (latency) await sleep(Math.random() * latency)
  }
  const kept = new Map<string, Kept>()
  const keys = new Map<string, { form: string; reply: StripeResponse }>()
  const numbers = new Map<string, string>()
  /** Everything that was asked for, as `POST /v1/payment_intents`. */
  const asked: string[] = []
  let faulty: ((response: ServerResponse) => void) | undefined

  const keep = (prefix: string, object: string, fields: object): Kept => {
    const id = `${prefix}_${randomBytes(9).toString('hex')}`
    const reply = { id, object, created: Math.floor(Date.now() / 1000), livemode: false, ...fields } as Kept
    kept.set(id, reply)
    return reply
  }
  const behaviorOf = (method: string) => NUMBERS[numbers.get(method) ?? '']?.charge ?? 'succeeds'

  const money = stripeMoney({ kept, keep })

  const routes: [pattern: RegExp, act: (form: Form, id: string) => StripeResponse][] = [
    [
      /^POST \/v1\/setup_intents$/,
      form => {
        const intent = keep('seti', 'setup_intent', {
          status: 'requires_payment_method',
          metadata: metadataOf(form),
        })
        return ok({ ...intent, client_secret: `${intent.id}_secret_1` })
      },
    ],
    [
      /^GET \/v1\/setup_intents\/(\w+)$/,
      (_form, id) => {
        const intent = kept.get(id)
        if (!intent) return missing(id)
        return ok({ ...intent, payment_method: kept.get(String(intent.payment_method)) ?? null })
      },
    ],
    [
      /^POST \/v1\/customers$/,
      form => {
        const method = kept.get(form.payment_method ?? '')
        if (!method) return missing(form.payment_method ?? '')
        if (behaviorOf(method.id) === 'refused') return { status: 402, body: declined('generic_decline') }
        const customer = keep('cus', 'customer', { metadata: metadataOf(form) })
        method.customer = customer.id
        return ok(customer)
      },
    ],
    [/^POST \/v1\/payment_intents$/, createIntent],
    [
      /^GET \/v1\/payment_intents$/,
      form => {
        const data = [...kept.values()].filter(
          ({ object, customer }) => object === 'payment_intent' && customer === form.customer,
        )
        return ok({ object: 'list', data: data.toReversed(), has_more: false, url: '/v1/payment_intents' })
      },
    ],
    [/^GET \/v1\/payment_intents\/(\w+)$/, (_form, id) => found(id)],
    [
      /^POST \/v1\/payment_intents\/(\w+)\/cancel$/,
      (_form, id) => {
        const intent = kept.get(id)
        if (!intent) return missing(id)
        if (intent.status === 'succeeded' || intent.status === 'canceled')
          return refuse(`You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`)
        intent.status = 'canceled'
        return ok(intent)
      },
    ],
    ...money.routes,
    [
      /^POST \/v1\/payment_methods\/(\w+)\/detach$/,
      (_form, id) => {
        const method = kept.get(id)
        if (!method?.customer) return refuse('The payment method you provided is not attached to a customer.')
        method.customer = null
        return ok(method)
      },
    ],
  ]

  function createIntent(form: Form): StripeResponse {
    const method = kept.get(form.payment_method ?? '')
    if (!method) return missing(form.payment_method ?? '')
    if (method.customer !== form.customer) return refuse('The PaymentMethod does not belong to the Customer.')
    const behavior = behaviorOf(method.id)
    const intent = keep('pi', 'payment_intent', {
      amount: Number(form.amount),
      currency: form.currency,
      customer: form.customer,
      payment_method: method.id,
      metadata: metadataOf(form),
      last_payment_error: null,
      status: 'succeeded',
    })
    intent.client_secret = `${intent.id}_secret_1`
    if (behavior === 'challenge') intent.status = 'requires_action'
    if (behavior === 'processing') intent.status = 'processing'
    if (behavior === 'lost') return { ...ok(intent), isLost: true }
    if (!['generic_decline', 'insufficient_funds', 'expired_card'].includes(behavior)) return ok(intent)
    const { error } = declined(behavior)
    intent.status = 'requires_payment_method'
    intent.last_payment_error = error
    return { status: 402, body: { error: { ...error, payment_intent: intent } } }
  }

  const found = (id: string): StripeResponse => (kept.has(id) ? ok(kept.get(id)) : missing(id))

  const server = createServer(async (request, response) => {
    const { url, form, text } = await readRequest(request)
    await travel()
    const call = `${request.method} ${url.pathname}`
    asked.push(call)
    if (faulty) return faulty(response)
    if (request.headers.authorization !== `Bearer ${STRIPE_KEYS.STRIPE_SECRET_KEY}`)
      return send(response, {
        status: 401,
        body: errorOf('invalid_request_error', 'Invalid API Key provided'),
      })
    const key = String(request.headers['idempotency-key'] ?? '')
    const before = keys.get(key)
    const hash = createHash('sha256').update(`${call} ${text}`).digest('hex')
    if (before && before.form !== hash)
      return send(response, {
        status: 400,
        body: errorOf(
          'idempotency_error',
          'Keys for idempotent requests can only be used with the same parameters.',
        ),
      })
    if (before) return send(response, before.reply)
    const route = routes.find(([pattern]) => pattern.test(call))
    const reply = route ? route[1](form, route[0].exec(call)?.[1] ?? '') : missing(url.pathname)
    if (key) keys.set(key, { form: hash, reply: { ...reply, isLost: false } })
    await travel()
    if (!reply.isLost) send(response, reply)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  return {
    env: {
      ...STRIPE_KEYS,
      STRIPE_API: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    asked,
    refundOutside: money.refundOutside,
    finishRefund: money.finishRefund,
    keepDispute: money.keepDispute,
    /** All payment intents. */
    intents: () => [...kept.values()].filter(({ object }) => object === 'payment_intent'),
    /** The payment intents of one of our orders. */
    intentsOf: (orderId: number) =>
      [...kept.values()].filter(
        ({ object, metadata }) =>
          object === 'payment_intent' && (metadata as Form).order_id === String(orderId),
      ),
    /** Lets every call end in this way, until it is called without. */
    fail(how?: (response: ServerResponse) => void) {
      faulty = how
    },
    /** What the script does with a typed card: the intent gets a payment method. */
    confirmSetup(clientSecret: string, number: string, expiration = '2031-04'): string {
      const id = clientSecret.replace(/_secret_.*/, '')
      const intent = kept.get(id)
      const digits = number.replaceAll(' ', '')
      const known = NUMBERS[digits]
      if (!intent || !known) throw new Error(`no intent ${id}, or no number ${number}`)
      const [year, month] = expiration.split('-').map(Number)
      const method = keep('pm', 'payment_method', {
        customer: null,
        card: {
          brand: known.brand,
          last4: digits.slice(-4),
          exp_year: year,
          exp_month: month,
          country: 'US',
          fingerprint: createHash('sha256').update(digits).digest('hex').slice(0, 16),
        },
        billing_details: {
          address: {
            line1: '85 Mill Street',
            line2: null,
            city: 'Provo',
            state: 'UT',
            postal_code: '84601',
            country: 'US',
          },
        },
      })
      numbers.set(method.id, digits)
      Object.assign(intent, { payment_method: method.id, status: 'succeeded' })
      return id
    },
    /** What the person answers in the challenge, or the bank after a while. */
    finish(intentId: string, isConfirmed: boolean) {
      const intent = kept.get(intentId)
      if (!intent) throw new Error(`no intent ${intentId}`)
      intent.status = isConfirmed ? 'succeeded' : 'requires_payment_method'
      if (!isConfirmed)
        intent.last_payment_error = {
          ...errorOf('card_error', 'The provided PaymentMethod has failed authentication.').error,
          code: 'payment_intent_authentication_failure',
        }
    },
    objectOf: (id: string): object => kept.get(id) ?? { id, object: 'account' },
    /** An event about something it keeps, with its signature. */
    event: (type: string, id: string, at: Date) =>
      eventOf(type, kept.get(id) ?? { id, object: 'account' }, at),
    eventOf,
    close() {
      server.closeAllConnections()
      return new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}

/** The signature of a text, by the official library. */
export function sign(raw: string, secret: string, timestamp: number): string {
  return Stripe.webhooks.generateTestHeaderString({ payload: raw, secret, timestamp })
}

/** An event about an object, with its signature. */
function eventOf(type: string, object: object, at: Date) {
  const created = Math.floor(at.getTime() / 1000)
  const id = `evt_${randomBytes(9).toString('hex')}`
  const raw = JSON.stringify({ id, object: 'event', type, created, data: { object } })
  return { raw, signature: sign(raw, STRIPE_KEYS.STRIPE_WEBHOOK_SECRET, created) }
}
