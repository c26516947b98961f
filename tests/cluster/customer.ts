import { randomUUID } from 'node:crypto'
import type { Operation } from '#domain/contract/operation.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { getAccountOrder } from '#generated/billing/operations/getAccountOrder.ts'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import { confirmEmail } from '#generated/identity/operations/confirmEmail.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { signUp } from '#generated/identity/operations/signUp.ts'
import { authorizePaymentMethod } from '#generated/payment/operations/authorizePaymentMethod.ts'
import { openCardForm } from '#generated/payment/operations/openCardForm.ts'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import { createTaxableLocation } from '#generated/sales/operations/createTaxableLocation.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import type { Person } from '../support/backend.ts'
import { type AnyCall, type Success, toRequest } from '../support/contract/world.ts'
import { PROVO } from '../support/orders.ts'
import type { startStripeApi } from '../support/servers/stripe-api.ts'

const PASSWORD = 'seven purple paper lanterns'

/** What a customer has done at one server, for another one to know. */
export interface Customer {
  username: string
  orderId: number
  keyId: string
  token: string
}

type Stripe = Awaited<ReturnType<typeof startStripeApi>>

/** Signs up, logs in, buys a plan, creates a key, looks up an address with it, and opens a page. */
export async function becomeCustomer(origin: string, stripe: Stripe): Promise<Customer> {
  const username = `person@${randomUUID()}.example`
  const call = caller(origin)
  await call(signUp, {
    query: { bot_response: 'pass' },
    body: { username, password: PASSWORD, open_account: true },
  })
  const { userId, token: link } = await confirmationOf(origin, username)
  await call(confirmEmail, { params: { id: userId }, body: { token: link, password: PASSWORD } })

  const person = await logInAt(origin, username)
  const as = (request: Partial<AnyCall> = {}) => ({ ...request, caller: person })
  await call(createTaxableLocation, as({ body: PROVO }))
  const form = await call(openCardForm, as())
  const card = stripe.confirmSetup(form.client_secret ?? '', '4242 4242 4242 4242')
  const { payment_method_id } = await call(
    authorizePaymentMethod,
    as({ query: { bot_response: 'pass' }, body: { token: card } }),
  )
  const withKey = () => ({ 'idempotency-key': randomUUID() })
  const order = await call(placeOrder, as({ headers: withKey(), body: { plans: [3120] } }))
  const { order_id: orderId, total_amount: amount } = order
  await call(
    processPayment,
    as({ headers: withKey(), body: { order_id: orderId, amount, payment_method_id } }),
  )
  const key = await call(createSecretKey, as({ headers: withKey(), body: { label: 'Checkout' } }))
  const customer = { username, orderId, keyId: key.key_id, token: key.token }
  await lookUp(origin, customer)
  for (const page of ['/', '/account/keys']) await expectFound(origin, page)
  return customer
}

/** Does what needs all that a customer has from another server. */
export async function continueAt(origin: string, customer: Customer): Promise<void> {
  const call = caller(origin)
  const person = await logInAt(origin, customer.username)
  const { order } = await call(getAccountOrder, { caller: person, params: { id: customer.orderId } })
  if (!order.processed) throw new Error(`order ${customer.orderId} was paid`)
  const { secret_keys: keys } = await call(listSecretKeys, { caller: person })
  if (!keys.some(({ key_id }) => key_id === customer.keyId))
    throw new Error(`key ${customer.keyId} is missing`)
  await lookUp(origin, customer)
}

const lookUp = (origin: string, { keyId, token }: Customer) =>
  caller(origin)(verifyUsAddress, {
    headers: { authorization: `Basic ${Buffer.from(`${keyId}:${token}`).toString('base64')}` },
    query: { street: '214 N Juniper St', zipcode: '84116' },
  })

async function logInAt(origin: string, username: string): Promise<Person> {
  const response = await send(origin, logIn, { body: { username, password: PASSWORD } })
  const [cookie = ''] = (response.headers.getSetCookie()[0] ?? '').split(';')
  const { access_token } = await caller(origin)(createToken, { headers: { cookie }, body: {} })
  return { bearer: { authorization: `Bearer ${access_token}` }, cookie: { cookie } } as Person
}

async function confirmationOf(origin: string, to: string): Promise<{ userId: string; token: string }> {
  const response = await fetch(`${origin}/dev/mailbox.json?to=${encodeURIComponent(to)}`)
  const [mail] = (await response.json()) as { body: string }[]
  const [, userId, token] = /user_id=([\w-]+)#token=([\w-]+)/.exec(mail?.body ?? '') ?? []
  if (!userId || !token) throw new Error(`no link in the email to ${to}: ${mail?.body}`)
  return { userId, token }
}

/** Calls operations of a server, and throws for every failure. */
const caller =
  (origin: string) =>
  async <T>(operation: Operation<T>, request: Partial<AnyCall> = {}): Promise<Success<T>> => {
    const text = await (await send(origin, operation, request)).text()
    return (text ? JSON.parse(text) : undefined) as Success<T>
  }

async function send<T>(
  origin: string,
  operation: Operation<T>,
  request: Partial<AnyCall>,
): Promise<Response> {
  const { url, headers, ...init } = toRequest(operation, { caller: null, ...request })
  const response = await fetch(`${origin}${url}`, {
    ...init,
    headers: { ...headers, ...(headers.origin && { origin }) },
  })
  if (!response.ok) throw new Error(`${operation.id}: ${response.status} ${await response.text()}`)
  return response
}

async function expectFound(origin: string, path: string): Promise<void> {
  const { status } = await fetch(`${origin}${path}`)
  if (status !== 200) throw new Error(`${path}: ${status}`)
}
