import { and, eq } from 'drizzle-orm'
import { refundOnce } from '#backend/services/payment/charges/refund.ts'
import { cards, paymentContext, transactions } from '#backend/services/payment/public.ts'
import { orders } from '#backend/services/sales/tables.ts'
import { subscriptions, tracks } from '#backend/services/subscription/tables.ts'
import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import { changePlan } from '#generated/billing/operations/changePlan.ts'
import { getPlanChange } from '#generated/billing/operations/getPlanChange.ts'
import { setEarlyPurchase } from '#generated/billing/operations/setEarlyPurchase.ts'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import { newId } from '#kernel/random.ts'
import type { Backend, Person } from '../../../support/backend.ts'
import { withKey } from '../../../support/orders.ts'
import { type CardBehavior, giveCard } from '../../../support/payments.ts'
import { send } from '../../client.ts'
import { freshLogin } from '../year/customers.ts'

/** Of one license: 10,000 lookups a month, 50,000 a month, and 100,000 a year. */
export const [SMALL, LARGE, YEAR] = [3133, 3134, 3119] as const
export const PRICES = { [SMALL]: 2_000, [LARGE]: 6_000, [YEAR]: 18_000 }
/** With the tax of Utah. */
export const withTax = (cents: number) => cents + Math.floor((cents * 725 + 5_000) / 10_000)

const ROLES = ['billing-viewer', 'billing-editor'] as const

export interface Holder {
  caller: Person
  card: string
  trackId: number
}

/** What tests of changed plans do, on the backend that `of` returns. */
export function planChangeClient(of: () => Backend) {
  async function pay(
    caller: Person,
    order: { order_id: number; total_amount: number },
    card: string,
    key: string = newId(),
  ) {
    const body = { order_id: order.order_id, amount: order.total_amount, payment_method_id: card }
    return send(of(), processPayment, { caller, headers: withKey(key), body })
  }

  async function buy(caller: Person, card: string, planId: number) {
    const body = { plans: [planId], renewal_consent: RENEWAL_CONSENT_VERSION }
    const { body: order } = await send(of(), placeOrder, { caller, headers: withKey(), body })
    await pay(caller, order, card)
    return order
  }

  /** A customer who has bought a plan with a card, and has used so many of its lookups. */
  async function holder(planId: number = SMALL, used = 0): Promise<Holder> {
    const caller = await of().person({ taxableAddress: {}, roles: [...ROLES] })
    const card = await giveCard(of(), caller.accountId)
    await of().db.update(cards).set({ isPrimary: true }).where(eq(cards.paymentMethodId, card))
    await buy(caller, card, planId)
    const [track] = await of()
      .db.select()
      .from(tracks)
      .where(eq(tracks.accountId, caller.accountId ?? 0))
    if (!track) throw new Error('a paid order opens a track')
    const { trackId } = track
    if (used) await use({ trackId }, used)
    return { caller, card, trackId }
  }

  /** Uses lookups of the term that runs. */
  async function use(held: Pick<Holder, 'trackId'>, lookups: number) {
    const term = (await termsOf(held)).findLast(({ termination }) => !termination)
    if (!term) throw new Error('no term runs')
    await of()
      .db.update(subscriptions)
      .set({ remaining: term.remaining - lookups })
      .where(eq(subscriptions.subscriptionId, term.subscriptionId))
  }

  const preview = async ({ caller, trackId }: Holder) =>
    (await send(of(), getPlanChange, { caller, params: { id: trackId } })).body

  /** Places the order of a plan, as the preview of now or the one given has it. */
  async function place(
    held: Holder,
    planId: number,
    {
      seen,
      key = newId(),
      total,
    }: { seen?: Awaited<ReturnType<typeof preview>>; key?: string; total?: number } = {},
  ) {
    const offer = seen ?? (await preview(held))
    const choice = offer.choices.find(({ new_plan }) => new_plan.plan_id === planId)
    const body = {
      plan_id: planId,
      total_amount: total ?? choice?.total_amount ?? 0,
      preview: offer.preview,
      renewal_consent: RENEWAL_CONSENT_VERSION,
    }
    const { caller, trackId } = held
    return send(of(), changePlan, { caller, params: { id: trackId }, headers: withKey(key), body })
  }

  /** Changes a plan as a person does: preview, consent, one charge. */
  async function upgrade(held: Holder, planId: number, card: string = held.card) {
    const { body: order } = await place(held, planId)
    return { order, payment: await pay(held.caller, order, card) }
  }

  const termsOf = ({ trackId }: Pick<Holder, 'trackId'>) =>
    of()
      .db.select()
      .from(subscriptions)
      .where(eq(subscriptions.trackId, trackId))
      .orderBy(subscriptions.subscriptionId)
  const orderOf = async (orderId: number) => {
    const [row] = await of().db.select().from(orders).where(eq(orders.orderId, orderId))
    if (!row) throw new Error(`there is no order ${orderId}`)
    return row
  }
  const giveOther = (held: Holder, behavior: CardBehavior) => giveCard(of(), held.caller.accountId, behavior)

  /** In a new login, since a session does not last for a month. */
  async function again(held: Holder): Promise<Holder> {
    return { ...held, caller: await freshLogin({ first: of(), clock: of().clock }, held.caller, ROLES) }
  }

  /** Staff refund a part of the first payment. */
  async function giveBack({ caller }: Holder, amount: number) {
    const paid = and(
      eq(transactions.accountId, caller.accountId ?? 0),
      eq(transactions.gatewayResponse, 'approved'),
    )
    const [first] = await of().db.select().from(transactions).where(paid).orderBy(transactions.created)
    if (!first) throw new Error('nothing was paid')
    const { transactionId } = first
    const input = { transactionId, amount, reason: 'Too much', requestKey: newId() }
    await refundOnce(paymentContext(of().kernel), input, async () => {})
  }

  async function agreeToEarlyPurchase({ caller, trackId }: Holder, planId: keyof typeof PRICES) {
    const body = {
      ...{ max_times: 3, monthly_limit: 1_000_000, price: PRICES[planId] },
      renewal_consent: RENEWAL_CONSENT_VERSION,
    }
    const { status, text } = await send(of(), setEarlyPurchase, { caller, params: { id: trackId }, body })
    if (status !== 200) throw new Error(text)
  }

  return {
    giveBack,
    agreeToEarlyPurchase,
    holder,
    again,
    buy,
    pay,
    use,
    preview,
    place,
    upgrade,
    termsOf,
    orderOf,
    giveOther,
  }
}
