import { accountLabelOf } from '#backend/modules/accounts/public.ts'
import { invoiceDetailsOf, type OrderRow } from '#backend/services/sales/public.ts'
import { countryName } from '#domain/text/countries.ts'
import type { AccountOrder, Receipt } from '#generated/billing/types.ts'
import type { Config } from '#kernel/config.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { namedOrders } from '../order-list.ts'
import { addressLines } from '../variables.ts'

type DocumentParts = Omit<Receipt, 'paid' | 'purchase_order' | 'payment'>

/** What the invoice and the receipt of an order have in common: who sells what to whom, at which price and tax. */
export async function documentParts(db: Queries, config: Config, row: OrderRow): Promise<DocumentParts> {
  const [order] = await namedOrders(db, [row])
  if (!order) throw new Error('an order has its wire form')
  return {
    order_id: row.orderId,
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
      tax_id: (await invoiceDetailsOf(db, row.accountId)).tax_id,
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
  }
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
  suite,
  locality,
  administrative_area: area,
  postal_code: code,
  country_iso3: country,
}: NonNullable<OrderRow['address']>): string[] {
  const place =
    country === 'USA'
      ? `${locality}, ${area} ${code}`
      : [[code, locality].filter(Boolean).join(' '), area].filter(Boolean).join(', ')
  return [thoroughfare, ...(suite ? [suite] : []), place, countryName(country)]
}
