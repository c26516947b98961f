import { eq } from 'drizzle-orm'
import { accountLabelOf } from '#backend/modules/accounts/public.ts'
import type { OrderRow } from '#backend/services/sales/public.ts'
import { countryName } from '#domain/text/countries.ts'
import type { AccountOrder, Receipt } from '#generated/billing/types.ts'
import type { Config } from '#kernel/config.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { namedOrders } from '../order-list.ts'
import { paymentsOf, settlementOf } from '../payments.ts'
import { receipts } from '../tables.ts'
import { addressLines } from '../variables.ts'

/**
 * The receipt of a paid order, as it was issued. Issues it the first time: it then stays, whatever later becomes of the
 * names and addresses on it. Throws `order-not-paid`.
 */
export async function receiptOf(
  { db, config, now }: { db: Queries; config: Config; now: Date },
  order: OrderRow,
): Promise<Receipt> {
  if (!order.processed) throw problem('order-not-paid')
  const { orderId, accountId } = order
  const matches = eq(receipts.orderId, orderId)
  const [issued] = await db.select().from(receipts).where(matches)
  if (issued) return withCredit(issued.document)
  const document = await draftOf(db, config, order, order.processed)
  await db.insert(receipts).values({ orderId, accountId, document, created: now }).onConflictDoNothing()
  // Someone else may have issued it in the meantime, and theirs counts.
  const [first] = await db.select().from(receipts).where(matches)
  if (!first) throw new Error('an issued receipt stays')
  return withCredit(first.document)
}

/** Receipts that were issued before plans could change have none. */
const withCredit = (document: Receipt): Receipt => ({ ...document, credit: document.credit ?? 0 })

async function draftOf(db: Queries, config: Config, row: OrderRow, paid: Date): Promise<Receipt> {
  const [order] = await namedOrders(db, [row])
  if (!order) throw new Error('an order has its wire form')
  return {
    order_id: row.orderId,
    paid: paid.toISOString(),
    seller: {
      name: config.SELLER_NAME,
      address: addressLines(config.SELLER_ADDRESS),
      email: config.SELLER_EMAIL,
      tax_number: config.SELLER_TAX_NUMBER ?? null,
    },
    buyer: {
      name: await accountLabelOf(db, row.accountId),
      address: row.address ? linesOf(row.address) : [],
      country_iso3: row.address?.country_iso3 ?? null,
    },
    items: order.items.map(item => ({
      description: item.license_label,
      detail: item.plan_description,
      // The price of the new term, of which the credit is a line of its own.
      amount: item.amount + order.credit,
      tax_amount: item.tax_amount,
    })),
    credit: order.credit,
    amount: order.amount,
    tax_amount: order.tax_amount,
    tax_lines: taxLines(order),
    total_amount: order.total_amount,
    payment: await howPaid(db, row),
  }
}

async function howPaid(db: Queries, { orderId, totalAmount }: OrderRow): Promise<Receipt['payment']> {
  if (totalAmount === 0) return null
  const settlement = settlementOf(await paymentsOf(db, orderId))
  if (!settlement) return { form: 'offline', card: null }
  const { transaction, card } = settlement
  return { form: transaction.paymentForm, card }
}

/** One line while one rate explains the whole tax; items of two different rates share a line without one. */
function taxLines(order: AccountOrder): Receipt['tax_lines'] {
  const { tax_amount: amount } = order
  if (amount === 0) return []
  const rates = new Set([order.saas_tax_rate, order.data_tax_rate].filter(rate => rate > 0))
  const [rate] = rates
  const label = rates.size === 1 && rate ? `Sales tax (${Number((rate * 100).toFixed(4))}%)` : 'Sales tax'
  return [{ label, amount }]
}

function linesOf({
  thoroughfare,
  locality,
  administrative_area: area,
  postal_code: code,
  country_iso3: country,
}: NonNullable<OrderRow['address']>): string[] {
  const place =
    country === 'USA'
      ? `${locality}, ${area} ${code}`
      : [[code, locality].filter(Boolean).join(' '), area].filter(Boolean).join(', ')
  return [thoroughfare, place, countryName(country)]
}
