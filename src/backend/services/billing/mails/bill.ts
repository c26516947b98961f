import { orderOutlook } from '#domain/subscription/outlook.ts'
import { dollars } from '#domain/text/money.ts'
import type { AccountOrder } from '#generated/billing/types.ts'
import { type Block, bill } from '#kernel/mail/blocks.ts'
import { CREDIT, dayOf } from '../receipts/words.ts'

/** What was ordered, line by line, and what it comes to. */
export function billOf({ items, credit, tax_amount: tax, total_amount: total }: AccountOrder): Block {
  return bill(
    [
      ...items.map(({ license_label: label, plan_description: detail, amount }) => ({
        label,
        detail,
        value: dollars(amount + credit),
      })),
      ...(credit ? [{ label: CREDIT, value: dollars(-credit) }] : []),
      ...(tax ? [{ label: 'Tax', value: dollars(tax) }] : []),
    ],
    dollars(total),
  )
}

/** Path of a page of the portal, in the account that an email is about. */
export const pathOf = (path: string, accountId: number): string => `/account/${path}?account_id=${accountId}`

export const orderPath = ({ order_id: orderId, account_id: accountId }: AccountOrder): string =>
  pathOf(`billing/orders/${orderId}`, accountId)

/** What it means that an order is not paid, in the words of the pages. */
export function standing({ order, now }: { order: AccountOrder; now: Date }): string {
  const { order_id: orderId, total_amount: total, grace_period_end: payBy, next_attempt: nextAttempt } = order
  return orderOutlook(orderId, { total, payBy, nextAttempt }, dayOf, now)
}
