import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { isPending } from '#backend/services/billing/order-list.ts'
import { cancelOpenChanges } from '#backend/services/billing/plan-changes/open-changes.ts'
import { payOrder } from '#backend/services/payment/charges/pay.ts'
import { paymentContext } from '#backend/services/payment/charges/payment-context.ts'
import { notePrimary } from '#backend/services/payment/primary-cards.ts'
import { cards } from '#backend/services/payment/tables.ts'
import { orders } from '#backend/services/sales/tables.ts'
import { grantSubscription } from '#backend/services/subscription/grants.ts'
import { subscriptions, tracks } from '#backend/services/subscription/tables.ts'
import { TOPICS } from '#domain/notification/topics.ts'
import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import { currentSubscription } from '#domain/subscription/subscription-status.ts'
import { DAY, HOUR } from '#domain/time/durations.ts'
import type { Role } from '#generated/authorization/types.ts'
import { changePlan } from '#generated/billing/operations/changePlan.ts'
import { disableEarlyPurchase } from '#generated/billing/operations/disableEarlyPurchase.ts'
import { getEarlyPurchase } from '#generated/billing/operations/getEarlyPurchase.ts'
import { getPlanChange } from '#generated/billing/operations/getPlanChange.ts'
import { getSpendingCap } from '#generated/billing/operations/getSpendingCap.ts'
import { processTransfer } from '#generated/billing/operations/processTransfer.ts'
import { setEarlyPurchase } from '#generated/billing/operations/setEarlyPurchase.ts'
import { setPurchaseOrder } from '#generated/billing/operations/setPurchaseOrder.ts'
import { setSpendingCap } from '#generated/billing/operations/setSpendingCap.ts'
import { createQuote } from '#generated/sales/operations/createQuote.ts'
import { adjustDuration } from '#generated/subscription/operations/adjustDuration.ts'
import { adjustLookups } from '#generated/subscription/operations/adjustLookups.ts'
import { disableRenewal } from '#generated/subscription/operations/disableRenewal.ts'
import { resumeLicense } from '#generated/subscription/operations/resumeLicense.ts'
import { resumeRenewal } from '#generated/subscription/operations/resumeRenewal.ts'
import { selectNextPlan } from '#generated/subscription/operations/selectNextPlan.ts'
import { suspendLicense } from '#generated/subscription/operations/suspendLicense.ts'
import { terminateSubscription } from '#generated/subscription/operations/terminateSubscription.ts'
import { startSession } from '#kernel/access/sessions.ts'
import type { Person } from '../../../support/backend.ts'
import { type GatewayKey, makeKey } from '../../../support/gateway.ts'
import { withKey } from '../../../support/orders.ts'
import { giveCard } from '../../../support/payments.ts'
import { send } from '../../client.ts'
import type { Act } from './model.ts'
import type { Replicas } from './replicas.ts'
import type { Card, Customer } from './steps.ts'

const CUSTOMER_ROLES: readonly Role[] = ['billing-viewer', 'billing-editor', 'account-owner']

/** A customer of the server, as the script's one is played. */
export interface Played {
  person: Person
  accountId: number
  /** By the place of the holding in the script: its track, and a key for its lookups. */
  trackIds: number[]
  keys: GatewayKey[]
}

/** Opens the account of a customer with what it holds when the year begins. */
export async function openAccount(replicas: Replicas, customer: Customer): Promise<Played> {
  const { first, clock } = replicas
  const person = await first.person({
    roles: [...CUSTOMER_ROLES],
    taxableAddress: {},
    // Hears of everything.
    contacts: [{ email: `year-${crypto.randomUUID()}@client.example`, topics: [...TOPICS] }],
  })
  const accountId = person.accountId ?? 0
  const [trackIds, keys]: [number[], GatewayKey[]] = [[], []]
  for (const { planId, age, renews } of customer.holdings) {
    const start = new Date(clock.now().getTime() - age * HOUR)
    const { trackId } = await grantSubscription(first.db, { accountId, planId, start, renews })
    trackIds.push(trackId)
    keys.push(await makeKey(first, { accountId, plans: [] }))
  }
  const played = { person, accountId, trackIds, keys }
  await setCard(replicas, played, customer.card)
  return played
}

async function setCard({ first, bank, clock }: Replicas, { accountId }: Played, card: Card): Promise<void> {
  await first.db.delete(cards).where(eq(cards.accountId, accountId))
  if (card === 'none') return
  const id = await giveCard(first, accountId, card === 'good' ? 'succeeds' : 'isDeclined', bank)
  await first.db.update(cards).set({ isPrimary: true }).where(eq(cards.paymentMethodId, id))
  await notePrimary(first.db, accountId, clock.now())
}

async function oldestUnpaid({ first }: Replicas, { accountId }: Played) {
  const [open] = await first.db
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), isPending))
    .orderBy(orders.placed, orders.orderId)
    .limit(1)
  return open
}

/** Pays the oldest unpaid order with another card, which is good; false without such an order. */
async function payByHand(replicas: Replicas, played: Played): Promise<boolean> {
  const { first, bank } = replicas
  const { accountId } = played
  const open = await oldestUnpaid(replicas, played)
  if (!open) return false
  const paymentMethodId = await giveCard(first, accountId, 'alsoSucceeds', bank)
  const { orderId, totalAmount: amount } = open
  const input = {
    orderId,
    accountId,
    paymentMethodId,
    amount,
    isExact: true,
    isPresent: true,
    requestKey: uuidv7(),
  }
  const payment = await payOrder(paymentContext(first.kernel), input)
  if (payment.kind !== 'paid') throw new Error(`a payment by hand is ${payment.kind}`)
  await first.db.delete(cards).where(eq(cards.paymentMethodId, paymentMethodId))
  return true
}

/** Has staff record a bank transfer for the oldest unpaid order; false without such an order. */
async function payByTransfer(replicas: Replicas, played: Played, staff: Person): Promise<boolean> {
  const open = await oldestUnpaid(replicas, played)
  if (!open) return false
  const { orderId, totalAmount: amount } = open
  const body = {
    ...{ account_id: played.accountId, order_id: orderId, amount, reference: `GP-${orderId}` },
    ...{ received_on: replicas.clock.now().toISOString().slice(0, 10), reason: 'It is on our account' },
  }
  const { status, text } = await send(replicas.first, processTransfer, {
    ...{ caller: staff, headers: withKey(), body },
  })
  if (status !== 200) throw new Error(`a transfer is not recorded: ${text}`)
  return true
}

/** Gives the oldest unpaid order a PO number; false without such an order. */
async function numberOrder(replicas: Replicas, played: Played): Promise<boolean> {
  const open = await oldestUnpaid(replicas, played)
  if (!open) return false
  const caller = await freshLogin(replicas, played.person, CUSTOMER_ROLES)
  const body = { purchase_order: `PO-${open.orderId}` }
  const call = { caller, params: { id: open.orderId }, body }
  return isDone(await send(replicas.first, setPurchaseOrder, call))
}

async function capSpending(replicas: Replicas, played: Played, monthly: number | null): Promise<boolean> {
  const { first } = replicas
  const caller = await freshLogin(replicas, played.person, CUSTOMER_ROLES)
  const { monthly_cap } = (await send(first, getSpendingCap, { caller })).body
  return isDone(await send(first, setSpendingCap, { caller, body: { monthly, instead_of: monthly_cap } }))
}

/** Carries out a step on the server. For steps that can be rejected: whether it was done. */
export async function perform(
  replicas: Replicas,
  played: Played,
  action: Act,
  staff: Person,
): Promise<boolean> {
  const { first } = replicas
  if (action.kind === 'card') {
    await setCard(replicas, played, action.card)
    return true
  }
  if (action.kind === 'pay') return payByHand(replicas, played)
  if (action.kind === 'transfer') return payByTransfer(replicas, played, staff)
  if (action.kind === 'purchase-order') return numberOrder(replicas, played)
  if (action.kind === 'cap') return capSpending(replicas, played, action.monthly)
  const trackId = played.trackIds[action.track] ?? 0
  const current = await currentOf(replicas, trackId)
  const asStaff = { caller: staff, params: { id: current.subscriptionId } }
  const track = { params: { id: trackId } }
  const reason = 'Requested by the customer'
  if (action.kind === 'suspend' || action.kind === 'resume') {
    const operation = action.kind === 'suspend' ? suspendLicense : resumeLicense
    return isDone(await send(first, operation, { caller: staff, ...track, query: { reason } }))
  }
  if (action.kind === 'terminate')
    return isDone(await send(first, terminateSubscription, { ...asStaff, query: { reason } }))
  if (action.kind === 'top-up') {
    const lookups = current.issued + Math.ceil(current.issued / 10)
    return isDone(await send(first, adjustLookups, { ...asStaff, body: { lookups, reason } }))
  }
  if (action.kind === 'extend') {
    if (!current.expiration) return false
    const expiration = new Date(current.expiration.getTime() + 3 * DAY).toISOString()
    return isDone(await send(first, adjustDuration, { ...asStaff, body: { expiration, reason } }))
  }
  const caller = await freshLogin(replicas, played.person, CUSTOMER_ROLES)
  if (action.kind === 'early') {
    if (action.times === 0) return isDone(await send(first, disableEarlyPurchase, { caller, ...track }))
    const { next_plan: plan, tax_amount: tax } = (await send(first, getEarlyPurchase, { caller, ...track }))
      .body
    const price = plan?.price ?? 0
    const body = {
      max_times: action.times,
      monthly_limit: Math.max(1, Math.ceil((price + tax) * action.terms)),
      price,
      renewal_consent: RENEWAL_CONSENT_VERSION,
    }
    return isDone(await send(first, setEarlyPurchase, { caller, ...track, body }))
  }
  if (action.kind === 'upgrade') return upgrade(replicas, { played, caller, trackId }, action.planId)
  const version = { renewal_consent: RENEWAL_CONSENT_VERSION }
  if (action.kind === 'choose') {
    const { items } = (await send(first, createQuote, { caller, body: { plan_ids: [action.planId] } })).body
    const body = { next_plan_id: action.planId, price: items[0]?.amount ?? 0, ...version }
    return isDone(await send(first, selectNextPlan, { caller, ...track, body }))
  }
  if (!action.on) return isDone(await send(first, disableRenewal, { caller, ...track }))
  const { next_plan: plan } = (await send(first, getEarlyPurchase, { caller, ...track })).body
  const body = { price: plan?.price ?? 0, ...version }
  return isDone(await send(first, resumeRenewal, { caller, ...track, body }))
}

/** Changes the plan with the card of the account; false if that is not possible now, or the card is declined. */
async function upgrade(
  { first, clock }: Replicas,
  { played, caller, trackId }: { played: Played; caller: Person; trackId: number },
  planId: number,
): Promise<boolean> {
  const { accountId } = played
  const on = { caller, params: { id: trackId } }
  const { choices, preview } = (await send(first, getPlanChange, on)).body
  const choice = choices.find(({ new_plan: plan, begins }) => plan.plan_id === planId && begins === 'now')
  const [card] = await first.db.select().from(cards).where(eq(cards.accountId, accountId))
  if (!choice || !card) return false
  const body = {
    ...{ plan_id: planId, total_amount: choice.total_amount, preview },
    renewal_consent: RENEWAL_CONSENT_VERSION,
  }
  const response = await send(first, changePlan, { ...on, headers: withKey(), body })
  if (response.errors[0]?.name === 'spending-cap-reached') return false
  if (response.status !== 201) throw new Error(response.text)
  const { order_id: orderId, total_amount: amount, processed } = response.body
  if (processed) return true
  const { paymentMethodId } = card
  const paying = { orderId, accountId, paymentMethodId, amount, isExact: true, isPresent: true }
  const payment = await payOrder(paymentContext(first.kernel), { ...paying, requestKey: uuidv7() })
  // The person gives up.
  if (payment.kind !== 'paid')
    await first.db.transaction(db => cancelOpenChanges(db, { trackId, now: clock.now() }))
  return payment.kind === 'paid'
}

const isDone = ({ status, text }: { status: number; text: string }) => {
  if (status >= 500) throw new Error(text)
  return status < 300
}

/** What staff look at: the term that runs, else the latest. */
async function currentOf({ first, clock }: Replicas, trackId: number) {
  const [track] = await first.db.select().from(tracks).where(eq(tracks.trackId, trackId))
  const rows = await first.db.select().from(subscriptions).where(eq(subscriptions.trackId, trackId))
  const suspended = track?.suspended ?? false
  const current = currentSubscription(
    rows.map(row => ({ ...row, suspended })),
    clock.now(),
  )
  if (!current) throw new Error('a license that was given has a term')
  return current
}

/** The person in a new login: a session does not last for a year. */
export async function freshLogin(
  { first, clock }: Pick<Replicas, 'first' | 'clock'>,
  person: Person,
  roles: readonly Role[],
): Promise<Person> {
  const { userId, accountId } = person
  const { sessionId } = await startSession(first.db, {
    userId,
    accountId,
    now: clock.now(),
    address: '127.0.0.1',
    userAgent: 'tests',
    method: 'password',
  })
  const { token } = await first.kernel.tokens.issue({ userId, sessionId, accountId, roles: [...roles] })
  return { ...person, bearer: { authorization: `Bearer ${token}` } }
}
