import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { accountLabelOf, requireAccount } from '#backend/modules/accounts/public.ts'
import { post } from '#backend/modules/ledger/public.ts'
import { findPerson } from '#backend/modules/people/public.ts'
import { takeBackTerms } from '#backend/services/subscription/public.ts'
import { isTooSmall, SMALLEST_CHARGE } from '#domain/billing/smallest-charge.ts'
import type { operations } from '#generated/sales/types.ts'
import type { Context } from '#kernel/contract/context.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { amountsOf, problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { lockAccount } from '../account-lock.ts'
import { totalsOf } from '../amounts.ts'
import { itemOf, offersFor } from '../catalog.ts'
import { giftDeclined } from '../mails.ts'
import { itemsOf, lockOrder, type OrderRow, readOrder, requireAction } from '../order-rows.ts'
import { insertOrder, placedWire } from '../place.ts'
import { type Priced, priceFor, requirePlans } from '../quotes.ts'
import { approve, cancel, difference, entryOf } from '../settle.ts'
import { orderItems, orders } from '../tables.ts'
import { isExempt } from '../tax/exemptions.ts'
import { NO_TAX, ratesAt, rateWire } from '../tax/rates.ts'
import { requireAddress } from '../tax/taxable-locations.ts'
import { requireSecondPerson } from './second-person.ts'

/** Handlers of `openapi/sales/orders.yaml` that staff call, for orders of any account. */
export const staffOrderHandlers = {
  async placeCustomOrder({ db, body, caller, now, recordActivity }) {
    const { account_id: accountId, items: wanted, reason, ...rest } = body
    assertAllRead(rest)
    await requireAccount(db, accountId)
    await lockAccount(db, accountId)
    const offers = await requirePlans(db, { accountId, planIds: wanted.map(({ plan_id }) => plan_id) })
    const items = offers.map((offer, index) => {
      const { amount = 0, lookups = 0, free } = wanted[index] ?? {}
      return itemOf(offer, { amount: free ? 0 : amount, lookups })
    })
    const priced = await priceFor(db, { accountId, items, now })
    requireChargeable(priced)
    const placing = { accountId, origin: 'custom', placedBy: caller.userId, priced, now } as const
    const order = await insertOrder(db, placing)
    await recordActivity(String(order.orderId), { reason })
    return { status: 201, body: await placedWire(db, order) }
  },

  async donatePlan({ db, body, caller, now, recordActivity }) {
    const { account_id: accountId, plan_id, lookups, reason, change_id: giftChange, ...rest } = body
    assertAllRead(rest)
    await requireAccount(db, accountId)
    await lockAccount(db, accountId)
    const offers = await requirePlans(db, { accountId, planIds: [plan_id] })
    const items = offers.map(offer => itemOf(offer, { amount: 0, lookups }))
    const priced = await priceFor(db, { accountId, items, now })
    const placing = {
      accountId,
      origin: 'donated',
      placedBy: caller.userId,
      giftChange,
      priced,
      now,
    } as const
    const order = await insertOrder(db, placing)
    await recordActivity(String(order.orderId), { reason })
    return { status: 200, body: await placedWire(db, order) }
  },

  async approveOrder({ db, params, body, caller, now, recordActivity, nothingChanged }) {
    const { reason, ...rest } = body
    assertAllRead(rest)
    const order = await requireOrder(db, params.id)
    requireAction(order, 'approve', now)
    await requireSecondPerson(db, order, { userId: caller.userId, missing: order.totalAmount, now })
    if (await approve(db, { order, at: now })) await recordActivity(String(order.orderId), { reason })
    else nothingChanged()
    return { status: 200, body: await readOrder(db, order.orderId) }
  },

  async cancelOrder(context) {
    const { db, params, body, caller, now, recordActivity } = context
    const { reason, undoes_change: undoes, ...rest } = body
    assertAllRead(rest)
    const order = await requireOrder(db, params.id)
    if (undoes === undefined) requireAction(order, 'cancel', now)
    else {
      if (order.giftChange !== undoes || order.canceled) throw problem('changed-since')
      await takeBackTerms(db, order.orderId)
    }
    await cancel(db, { order, at: now })
    await recordActivity(String(order.orderId), { accountId: order.accountId, reason })
    if (undoes === undefined && order.placedBy && order.placedBy !== caller.userId)
      await tellAuthor(context, { ...order, placedBy: order.placedBy }, reason)
    return { status: 200, body: await readOrder(db, order.orderId) }
  },

  async getOrderTaxPreview({ db, params, now }) {
    const [order] = await db.select().from(orders).where(eq(orders.orderId, params.id))
    if (!order) throw problem('not-found')
    requireAction(order, 'amend', now)
    const { totals, isRight } = await taxOf(db, order, now)
    return {
      status: 200,
      body: {
        tax_amount: totals.taxAmount,
        total_amount: totals.totalAmount,
        saas_tax_rate: rateWire(totals.rates.saas),
        data_tax_rate: rateWire(totals.rates.data),
        changed: !isRight,
      },
    }
  },

  async recalculateOrderTax({ db, params, body, now, recordActivity, nothingChanged }) {
    const { reason, ...rest } = body
    assertAllRead(rest)
    const order = await requireOrder(db, params.id)
    requireAction(order, 'amend', now)
    if (await recalculateTax(db, order, now)) await recordActivity(String(order.orderId), { reason })
    else nothingChanged()
    return { status: 200, body: await readOrder(db, order.orderId) }
  },

  async getOrderTaxRate({ db, params }) {
    const [order] = await db.select().from(orders).where(eq(orders.orderId, params.id))
    if (!order) throw problem('not-found')
    const { saasTaxRate, dataTaxRate } = order
    return {
      status: 200,
      body: { saas_tax_rate: rateWire(saasTaxRate), data_tax_rate: rateWire(dataTaxRate) },
    }
  },

  async updateOrderLocation({ db, params, body, now, recordActivity, nothingChanged }) {
    const { reason, change_id: addressChange = null, undoes_change: undoes, ...given } = body
    const address = requireAddress(given)
    const order = await requireOrder(db, params.id)
    requireAction(order, 'amend', now)
    const response = { status: 200, body: { order_id: order.orderId, address } } as const
    if (isDeepStrictEqual(order.address, address)) {
      nothingChanged()
      return response
    }
    if (undoes !== undefined && order.addressChange !== undoes) throw problem('changed-since')
    await db.update(orders).set({ address, addressChange }).where(eq(orders.orderId, order.orderId))
    await recordActivity(String(order.orderId), { accountId: order.accountId, reason })
    return response
  },
} satisfies Partial<Handlers<operations>>

/** Throws `amount-too-small`, next to the amounts that make up the total, if no card could pay it. */
function requireChargeable({ items, totalAmount }: Priced): void {
  if (!isTooSmall(totalAmount)) return
  const fields = items.flatMap(({ amount }, index) => (amount > 0 ? [`items.${index}.amount`] : []))
  throw problem('amount-too-small', {
    fields,
    ...amountsOf({ charge: totalAmount, smallest: SMALLEST_CHARGE }),
  })
}

/** Writes to the member of staff whose order a colleague has declined. */
async function tellAuthor(
  { db, caller, kernel, sendMail }: Pick<Context, 'db' | 'caller' | 'kernel' | 'sendMail'>,
  { orderId, accountId, placedBy }: OrderRow & { placedBy: string },
  reason: string,
): Promise<void> {
  const [author, colleague] = [await findPerson(db, placedBy), await findPerson(db, caller.userId)]
  if (!author || !colleague) return
  const account = await accountLabelOf(db, accountId)
  const facts = { orderId, account, colleague: colleague.username, reason }
  await sendMail(giftDeclined.to(author.username, facts, kernel))
}

async function requireOrder(db: Queries, orderId: number): Promise<OrderRow> {
  const order = await lockOrder(db, { orderId })
  if (!order) throw problem('not-found')
  return order
}

/** The tax of an order by its address and the exemption of its account, as they are now. */
async function taxOf(db: Queries, order: OrderRow, now: Date) {
  const { orderId, accountId, address } = order
  const rows = (await itemsOf(db, [orderId])).get(orderId) ?? []
  const offers = await offersFor(db, { accountId, planIds: rows.map(({ planId }) => planId) })
  const isTaxed = address && !(await isExempt(db, accountId, now))
  const rates = isTaxed ? ratesAt(address) : NO_TAX
  const items = rows.map(row => {
    const offer = offers.get(row.planId)
    if (!offer) throw new Error(`the catalog lacks plan ${row.planId}`)
    return { ...row, taxedAs: itemOf(offer).taxedAs }
  })
  const totals = totalsOf(items, rates)
  const isRight =
    totals.taxAmount === order.taxAmount &&
    rates.saas === order.saasTaxRate &&
    rates.data === order.dataTaxRate
  return { rows, totals, isRight }
}

/** Computes the tax of a pending order anew. False if it was right. */
async function recalculateTax(db: Queries, order: OrderRow, now: Date): Promise<boolean> {
  const { rows, totals, isRight } = await taxOf(db, order, now)
  if (isRight) return false
  for (const [index, { taxAmount }] of totals.items.entries()) {
    const itemId = rows[index]?.itemId ?? 0
    await db.update(orderItems).set({ taxAmount }).where(eq(orderItems.itemId, itemId))
  }
  const { taxAmount, rates } = totals
  await db
    .update(orders)
    .set({ taxAmount, saasTaxRate: rates.saas, dataTaxRate: rates.data })
    .where(eq(orders.orderId, order.orderId))
  const more = taxAmount - order.taxAmount
  await post(db, {
    ...entryOf(order, now),
    kind: 'tax-recalculated',
    lines: [...difference('receivable', more), ...difference('tax-payable', -more)],
  })
  return true
}
