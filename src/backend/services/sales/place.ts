import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { findPerson } from '#backend/modules/people/public.ts'
import { trialHolderOf } from '#backend/services/identity/public.ts'
import {
  claimTrial,
  givenToday,
  hasHadPlan,
  hasLookups,
  lookupsValue,
  recordGift,
} from '#backend/services/subscription/public.ts'
import { needsSecondPerson } from '#domain/billing/second-person.ts'
import { RENEWAL_GRACE } from '#domain/subscription/renewal.ts'
import { UNLIMITED_LOOKUPS } from '#domain/text/amounts.ts'
import { GRACE_PERIOD } from '#generated/durations.ts'
import type { Address, PlacedOrder } from '#generated/sales/types.ts'
import { Problem, problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { OfferedPlan } from './catalog.ts'
import { type EarlyPurchaseOfItem, insertEarlyPurchases, turnOnEarlyPurchases } from './early-purchases.ts'
import { invoiceDetailsOf } from './invoices/invoice-details.ts'
import { transferDates } from './invoices/transfers.ts'
import { itemsOf, itemWire, type OrderItemRow, type OrderRow, recordOrderEvent } from './order-rows.ts'
import { insertChange, type PlanChange } from './plan-changes/changes.ts'
import type { Priced } from './quotes.ts'
import { isTrial, postPlaced, startItems } from './settle.ts'
import { noteSpending, requireWithinCap } from './spending/cap.ts'
import { type OrderOrigin, orderItems, orders, renewalConsents } from './tables.ts'
import { addressOf } from './tax/taxable-locations.ts'

export interface OrderToPlace {
  accountId: number
  origin: OrderOrigin
  placedBy: string | null
  /** Whether staff place it as the customer, so that it counts what it is worth. */
  isByStaff?: boolean
  /** The id that staff gave a gift so that they can undo it. */
  giftChange?: string | undefined
  intent?: { id: string; hash: string } | undefined
  priced: Priced
  now: Date
  /** Whether the account gets time to pay. Renewals always get it. */
  hasGrace?: boolean
  /** Whether it is paid by bank transfer: then nothing starts before the money has arrived. */
  isByTransfer?: boolean
  /** The customer's own number of the order; undefined takes the one of the account. */
  purchaseOrder?: string | null | undefined
  /** When the term of a renewal starts. */
  renewal?: Date
  /** False for an order whose subscriptions are there already. */
  startsTerms?: boolean
  /** The words agreed to for each item that renews, by its place in the order. */
  consent?: { version: string; texts: ReadonlyMap<number, string> } | undefined
  /** What was agreed to buy early, by its place in the order. */
  earlyPurchases?: ReadonlyMap<number, EarlyPurchaseOfItem>
  /** What its term replaces, once it is settled. */
  change?: PlanChange
  /** Whether a person has confirmed that it may exceed the spending cap. Set only for orders that people place. */
  exceedsCap?: boolean
}

/**
 * Places an order, in the caller's transaction, with its items, ledger entry and events. With a total of zero
 * it is processed, and its subscriptions start, unless it is worth so much that a second person has to approve it
 * (decision B22); with a grace period they start as well. Free trials start in any case. Throws
 * `taxable-location-required` for a charge without an address, and `spending-cap-reached` for one that a person has to
 * confirm.
 */
export async function insertOrder(db: Queries, wanted: OrderToPlace): Promise<OrderRow> {
  const { accountId, origin, placedBy, intent, priced, now, consent } = wanted
  const { location, rates, totalAmount } = priced
  if (priced.amount > 0 && !location) throw problem('taxable-location-required')
  if (wanted.exceedsCap !== undefined)
    await requireWithinCap(db, { accountId, total: totalAmount, isConfirmed: wanted.exceedsCap, now })
  const isStaffs = origin === 'custom' || origin === 'donated'
  const gift = isStaffs || wanted.isByStaff ? await giftOf(db, accountId, priced, now) : undefined
  // What a customer can have for nothing is no gift.
  const worth = isStaffs ? gift?.worth : undefined
  const isFree = totalAmount === 0 && !needsSecondPerson({ ...priced, worth })
  const grace = wanted.renewal ? RENEWAL_GRACE : GRACE_PERIOD
  const isByTransfer = totalAmount > 0 && wanted.isByTransfer === true
  const hasGrace =
    totalAmount > 0 && !isByTransfer && (wanted.hasGrace === true || wanted.renewal !== undefined)
  const { purchaseOrder = (await invoiceDetailsOf(db, accountId)).purchase_order } = wanted
  const address: Address | null = location ? addressOf(location) : null
  const [order] = await db
    .insert(orders)
    .values({
      accountId,
      origin,
      placedBy,
      intentId: intent?.id ?? null,
      intentHash: intent?.hash ?? null,
      worth: gift?.worth ?? null,
      giftChange: wanted.giftChange ?? null,
      placed: now,
      processed: isFree ? now : null,
      gracePeriodEnd: hasGrace ? new Date(now.getTime() + grace) : null,
      ...(isByTransfer && transferDates(now)),
      purchaseOrder,
      amount: priced.amount,
      unitAmount: priced.unitAmount,
      taxAmount: priced.taxAmount,
      saasTaxRate: rates.saas,
      dataTaxRate: rates.data,
      address,
    })
    .returning()
  if (!order) throw new Error('an inserted row comes back')
  if (gift && isStaffs) await recordGift(db, { accountId, orderId: order.orderId, value: gift.value, now })
  const items = await insertItems(db, order, priced)
  if (consent) await keepConsents(db, { items, consent, accountId, userId: placedBy, now })
  if (wanted.earlyPurchases) await insertEarlyPurchases(db, items, wanted.earlyPurchases)
  if (wanted.change) await insertChange(db, order, wanted.change)
  await postPlaced(db, order)
  // A change of plan that is not paid at once does not wait for its payment.
  const isMailed = origin === 'customer' && !wanted.change && !isByTransfer
  await recordOrderEvent(db, order, { kind: 'placed', at: now, amount: totalAmount, isMailed })
  // Its email has the invoice, so it is sent at once.
  if (isByTransfer) await recordOrderEvent(db, order, { kind: 'invoiced', at: now, amount: totalAmount })
  if (isFree) await recordOrderEvent(db, order, { kind: 'paid', at: now, amount: 0, isMailed: false })
  if (wanted.startsTerms !== false)
    await startItems(db, order, isFree || hasGrace ? items : items.filter(isTrial), {
      now,
      renewal: wanted.renewal,
    })
  await noteSpending(db, order, now)
  if (isFree) await turnOnEarlyPurchases(db, { orderId: order.orderId, card: undefined, now })
  return order
}

/** What an order of staff gives away, and what it is worth with what the customer was given that day. */
async function giftOf(db: Queries, accountId: number, { items, amount }: Priced, now: Date) {
  let worth = 0
  let price = 0
  for (const item of items) {
    const value = Math.max(item.unitAmount, await lookupsValue(db, item))
    const isAtListPrice = item.amount >= item.unitAmount && (await hasLookups(db, item))
    worth += value
    price += isAtListPrice ? item.amount : value
  }
  return { value: Math.max(0, price - amount), worth: worth + (await givenToday(db, accountId, now)) }
}

async function insertItems(db: Queries, { orderId }: OrderRow, { items }: Priced): Promise<OrderItemRow[]> {
  const rows = await db
    .insert(orderItems)
    .values(
      items.map(({ planId, lookups, amount, unitAmount, taxAmount }, position) => ({
        orderId,
        position,
        planId,
        lookups,
        amount,
        unitAmount,
        taxAmount,
      })),
    )
    .returning()
  return rows.toSorted((a, b) => a.position - b.position)
}

async function keepConsents(
  db: Queries,
  {
    items,
    consent: { version, texts },
    accountId,
    userId,
    now: consented,
  }: {
    items: readonly OrderItemRow[]
    consent: NonNullable<OrderToPlace['consent']>
    accountId: number
    userId: string | null
    now: Date
  },
): Promise<void> {
  if (userId === null) throw new Error('someone has to consent')
  const rows = items.flatMap(({ itemId, position }) => {
    const text = texts.get(position)
    return text === undefined ? [] : [{ itemId, accountId, userId, version, text, consented }]
  })
  if (rows.length) await db.insert(renewalConsents).values(rows)
}

/**
 * Claims each free trial among `plans` for the account and for the person who orders it. Throws for each that is
 * rejected, at its place in `plans` and with the name of its license: `plan-ordered-too-recently` if the account has
 * had it (decision T8), `trial-used-elsewhere` if the person or their company has, in another account (decision
 * T11). The account must be locked, or two orders at once would both pass.
 */
export async function claimTrials(
  db: Queries,
  {
    accountId,
    userId,
    offers,
    now,
  }: { accountId: number; userId: string; offers: readonly OfferedPlan[]; now: Date },
): Promise<void> {
  const wanted = [...offers.entries()].filter(([, { plan }]) => plan.one_time_free_trial)
  if (!wanted.length) return
  const person = await findPerson(db, userId)
  if (!person) throw new Error('someone has to order')
  const holder = trialHolderOf(person)
  const rejected: Problem['items'] = []
  // By license, so that no two orders wait for each other.
  for (const [index, { plan, license }] of wanted.toSorted(
    ([, a], [, b]) => a.plan.plan_id - b.plan.plan_id,
  )) {
    const rejection = (await hasHadPlan(db, accountId, plan.plan_id))
      ? 'plan-ordered-too-recently'
      : (await claimTrial(db, { licenseId: plan.license_id, accountId, holder, now }))
        ? undefined
        : 'trial-used-elsewhere'
    const where = { fields: [`plans.${index}`], values: { license: license.license_label } }
    if (rejection) rejected.push(...problem(rejection, where).items)
  }
  if (rejected.length) throw new Problem(rejected)
}

/** Whether an account gets a grace period: it has paid for an order before, and owes nothing. */
export async function isTrusted(db: Queries, accountId: number): Promise<boolean> {
  const isTheirs = eq(orders.accountId, accountId)
  const isPending = and(isNull(orders.processed), isNull(orders.approved), isNull(orders.canceled))
  const pending = and(isTheirs, isPending, gt(orders.totalAmount, 0))
  if (await db.$count(orders, pending)) return false
  const [paid] = await db
    .select({ one: orders.orderId })
    .from(orders)
    .where(and(isTheirs, isNotNull(orders.processed), gt(orders.totalAmount, 0)))
    .limit(1)
  return paid !== undefined
}

/** An order that was placed, as the API returns it to the person who placed it. */
export async function placedWire(db: Queries, order: OrderRow): Promise<PlacedOrder> {
  const items = (await itemsOf(db, [order.orderId])).get(order.orderId) ?? []
  const lookups = items.reduce((sum, item) => sum + item.lookups, 0)
  return {
    order_id: order.orderId,
    account_id: order.accountId,
    items: items.map(itemWire),
    lookups: Math.min(lookups, UNLIMITED_LOOKUPS),
    amount: order.amount,
    unit_amount: order.unitAmount,
    tax_amount: order.taxAmount,
    total_amount: order.totalAmount,
    placed: order.placed.toISOString(),
    processed: order.processed?.toISOString() ?? null,
    grace_period_end: order.gracePeriodEnd?.toISOString() ?? null,
    transfer_due: order.transferDue?.toISOString() ?? null,
  }
}
