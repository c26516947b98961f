import { and, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { hasOpenAttempt } from '#backend/services/billing/open-attempts.ts'
import { isPending } from '#backend/services/billing/order-list.ts'
import { choicesFor } from '#backend/services/billing/plan-changes/choices.ts'
import { placeChange } from '#backend/services/billing/plan-changes/place.ts'
import { refundOnce } from '#backend/services/payment/charges/refund.ts'
import { notePrimary } from '#backend/services/payment/primary-cards.ts'
import {
  cards,
  paymentContext,
  payOffline,
  payOrder,
  transactions,
} from '#backend/services/payment/public.ts'
import { requireTransferOffered } from '#backend/services/sales/invoices/transfers.ts'
import {
  cancel,
  insertOrder,
  isAwaitingTransfer,
  itemOf,
  lockAccount,
  lockOrder,
  type OrderRow,
  offersFor,
  orders,
  priceFor,
  setCap,
  spendingOf,
} from '#backend/services/sales/public.ts'
import { saveLocation } from '#backend/services/sales/tax/taxable-locations.ts'
import { keepConsent } from '#backend/services/subscription/public.ts'
import { subscriptions, tracks } from '#backend/services/subscription/tables.ts'
import { nextPlanIdOf } from '#domain/subscription/renewal.ts'
import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { newId } from '#kernel/random.ts'
import type { Backend } from '../../../../support/backend.ts'
import { PROVO } from '../../../../support/orders.ts'
import { giveCard } from '../../../../support/payments.ts'
import { type History, PLANS, type Step } from './steps.ts'

/** What has come of a step. A rule that rejects it throws. */
export type Outcome = 'done' | 'declined' | 'impossible'

export interface Account {
  accountId: number
  /** Numbers of orders for which someone has confirmed that they exceed the spending cap. */
  confirmed: Set<number>
  take(step: Step): Promise<Outcome>
}

interface Placing {
  plan: number
  isConfirmed?: boolean
  isByTransfer?: boolean
}

/** An account that nothing else knows, with a card that works, one that is declined, and its first plan. */
export async function openAccount(backend: Backend, accountId: number, { first }: History): Promise<Account> {
  const { db, kernel, clock } = backend
  await saveLocation(db, { accountId, address: PROVO, now: clock.now() })
  const good = await giveCard(backend, accountId, 'succeeds')
  const bad = await giveCard(backend, accountId, 'isDeclined')
  const confirmed = new Set<number>()
  await setPrimary(good)
  await pay(await place({ plan: first }), good)
  const [track] = await db.select().from(tracks).where(eq(tracks.accountId, accountId))
  if (!track) throw new Error('a plan that is paid opens a license')
  const { trackId } = track
  const choicesNow = (now: Date) => choicesFor({ db, kernel, now }, track)
  const isTheirs = and(eq(subscriptions.trackId, trackId), isNull(subscriptions.termination))
  return { accountId, confirmed, take }

  async function take(step: Step): Promise<Outcome> {
    switch (step.does) {
      case 'use':
        return use(step.thousandths)
      case 'buy':
        return pay(await place(step), step.isDeclined ? bad : good)
      case 'upgrade':
        return upgrade(step)
      case 'order-by-transfer':
        await place({ plan: step.plan, isByTransfer: true })
        return 'done'
      case 'number':
      case 'receive':
      case 'cancel':
        return ofTransfer(step.does)
      case 'choose':
        return choose(step.plan)
      case 'end-term':
        return endTerm()
      case 'run-out':
        return runOut()
      case 'refund':
        return refund(step.payment, step.thousandths)
      case 'cap':
        return cap(step.amount)
      case 'card':
        return setPrimary(step.isDeclined ? bad : good)
      case 'pay':
        return payOldest()
    }
  }

  async function use(thousandths: number): Promise<Outcome> {
    const term = await currentTerm()
    if (!term) return 'impossible'
    const used = Math.floor((term.remaining * thousandths) / 1_000)
    return change(term, { remaining: term.remaining - used })
  }

  async function setPrimary(card: string): Promise<Outcome> {
    const ofAccount = eq(cards.accountId, accountId)
    await db.update(cards).set({ isPrimary: false }).where(ofAccount)
    await db.update(cards).set({ isPrimary: true }).where(eq(cards.paymentMethodId, card))
    await notePrimary(db, accountId, clock.now())
    return 'done'
  }

  async function pay({ orderId, totalAmount, processed }: OrderRow, card: string): Promise<Outcome> {
    if (processed) return 'done'
    const { kind } = await payOrder(paymentContext(kernel), {
      ...{ orderId, accountId, paymentMethodId: card, amount: totalAmount },
      ...{ isExact: true, isPresent: true, requestKey: newId() },
    })
    if (kind !== 'paid' && kind !== 'declined') throw new Error(`a payment is ${kind}`)
    return kind === 'paid' ? 'done' : 'declined'
  }

  function place({ plan, isConfirmed = false, isByTransfer = false }: Placing): Promise<OrderRow> {
    const now = clock.now()
    const planId = PLANS[plan] ?? 0
    return db.transaction(async transaction => {
      await lockAccount(transaction, accountId)
      const offer = (await offersFor(transaction, { accountId, planIds: [planId] })).get(planId)
      if (!offer) throw new Error('the plan is sold')
      const priced = await priceFor(transaction, { accountId, items: [itemOf(offer)], now })
      if (isByTransfer) requireTransferOffered(kernel.config, priced.totalAmount)
      const consent = { version: RENEWAL_CONSENT_VERSION, texts: new Map([[0, `plan ${planId}`]]) }
      const by = { origin: 'customer' as const, placedBy: newId(), exceedsCap: isConfirmed }
      const order = await insertOrder(transaction, { accountId, ...by, isByTransfer, priced, now, consent })
      if (isConfirmed) confirmed.add(order.orderId)
      return order
    })
  }

  /** As a person does: the preview, an order of its total, and a payment. */
  async function upgrade({
    plan,
    isDeclined,
    isConfirmed,
  }: Step & { does: 'buy' | 'upgrade' }): Promise<Outcome> {
    const now = clock.now()
    const planId = PLANS[plan] ?? 0
    const { choices } = await choicesNow(now)
    const choice = choices.find(({ wire }) => wire.new_plan.plan_id === planId && wire.begins === 'now')
    if (!choice) return 'impossible'
    const { order } = await db.transaction(async transaction => {
      await lockAccount(transaction, accountId)
      return placeChange(
        { db: transaction, kernel, now },
        {
          ...{ accountId, trackId, planId, total: choice.wire.total_amount },
          ...{ version: RENEWAL_CONSENT_VERSION, intent: { id: newId(), hash: '' } },
          ...{ placedBy: newId(), isByStaff: false, exceedsCap: isConfirmed },
        },
      )
    })
    if (isConfirmed) confirmed.add(order.orderId)
    return pay(order, isDeclined ? bad : good)
  }

  function ofTransfer(does: 'number' | 'receive' | 'cancel'): Promise<Outcome> {
    return db.transaction(async transaction => {
      const isOpen = and(eq(orders.accountId, accountId), isAwaitingTransfer(orders))
      const [open] = await transaction.select().from(orders).where(isOpen).orderBy(orders.orderId).limit(1)
      const order = open && (await lockOrder(transaction, open))
      if (!order) return 'impossible'
      const { orderId, totalAmount: amount } = order
      const at = clock.now()
      if (does === 'receive') {
        const transfer = { reference: `GP-${orderId}`, received: at.toISOString().slice(0, 10) }
        await payOffline(transaction, { order, amount, at, transfer })
      } else if (does === 'number')
        await transaction
          .update(orders)
          .set({ purchaseOrder: `PO-${orderId}` })
          .where(eq(orders.orderId, orderId))
      else if (await hasOpenAttempt(transaction, [orderId])) return 'impossible'
      else await cancel(transaction, { order, at })
      return 'done'
    })
  }

  async function payOldest(): Promise<Outcome> {
    const isOpen = and(eq(orders.accountId, accountId), isPending, gt(orders.totalAmount, 0))
    const [open] = await db.select().from(orders).where(isOpen).orderBy(orders.orderId).limit(1)
    return open ? pay(open, good) : 'impossible'
  }

  async function refund(place: number, share: number): Promise<Outcome> {
    const isPaid = or(eq(transactions.gatewayResponse, 'approved'), eq(transactions.paymentForm, 'offline'))
    const paid = await db
      .select()
      .from(transactions)
      .where(and(eq(transactions.accountId, accountId), isPaid))
      .orderBy(transactions.created)
    const found = paid[place % paid.length]
    const amount = Math.floor(((found?.amount ?? 0) * share) / 1_000)
    if (!found || amount === 0) return 'impossible'
    const { transactionId } = found
    const input = { transactionId, amount, reason: 'Too many', requestKey: newId() }
    await refundOnce(paymentContext(kernel), input, async () => {})
    return 'done'
  }

  async function cap(amount: number | null): Promise<Outcome> {
    await db.transaction(async transaction => {
      const { cap: insteadOf } = await spendingOf(transaction, accountId, clock.now())
      await setCap(transaction, { accountId, cap: amount, insteadOf })
    })
    return 'done'
  }

  /** The term that pays for lookups now. */
  async function currentTerm() {
    const now = clock.now()
    const isRunning = and(lte(subscriptions.start, now), gt(subscriptions.expiration, now))
    const terms = await db
      .select()
      .from(subscriptions)
      .where(and(isTheirs, isRunning))
      .orderBy(subscriptions.start, subscriptions.subscriptionId)
    return terms.at(-1)
  }

  async function change(
    { subscriptionId }: typeof subscriptions.$inferSelect,
    values: Partial<typeof subscriptions.$inferInsert>,
  ): Promise<Outcome> {
    await db.update(subscriptions).set(values).where(eq(subscriptions.subscriptionId, subscriptionId))
    return 'done'
  }

  async function choose(plan: number): Promise<Outcome> {
    await db
      .update(subscriptions)
      .set({ nextPlanId: PLANS[plan] ?? 0 })
      .where(isTheirs)
    return 'done'
  }

  /** The last term ends in half an hour, unless it is yet to begin. */
  async function endTerm(): Promise<Outcome> {
    const now = clock.now()
    const terms = await db.select().from(subscriptions).where(isTheirs).orderBy(subscriptions.start)
    const last = terms.at(-1)
    if (!last?.expiration || last.start > now || last.expiration <= now) return 'impossible'
    return change(last, { expiration: new Date(now.getTime() + 30 * MINUTE) })
  }

  /** Agrees to buy the next term early, and uses up what is left of this one. */
  async function runOut(): Promise<Outcome> {
    const now = clock.now()
    const term = await currentTerm()
    if (!term) return 'impossible'
    const planId = nextPlanIdOf({ plan_id: term.planId, next_plan_id: term.nextPlanId, plan: undefined })
    const offer = (await offersFor(db, { accountId, planIds: [planId] })).get(planId)
    await keepConsent(
      db,
      {
        ...{ trackId: term.trackId, accountId, userId: newId(), planId },
        ...{ price: offer?.plan.price ?? 0, maxTimes: 12, monthlyLimit: 100_000_000 },
        ...{ version: RENEWAL_CONSENT_VERSION, text: 'early', consented: now },
      },
      now,
    )
    return change(term, { remaining: 0 })
  }
}
