import { dollars } from '#domain/text/money.ts'
import type { AccountOrder } from '#generated/billing/types.ts'
import type { Kernel } from '#kernel/contract/handlers.ts'

/** What was ordered, line by line, and what it comes to. */
export function itemLines({ items, tax_amount: tax, total_amount: total }: AccountOrder): string[] {
  return [
    ...items.map(({ license_label: label, plan_description: plan, amount }) =>
      [`  ${label}${plan && `, ${plan}`}`, dollars(amount)].join(': '),
    ),
    ...(tax ? [`  Tax: ${dollars(tax)}`] : []),
    `  Total: ${dollars(total)}`,
  ]
}

/** A page of the portal, in the account that a mail is about. */
export function pageOf(kernel: Pick<Kernel, 'publicUrl'>, path: string, accountId: number): string {
  return `${kernel.publicUrl()}/account/${path}?account_id=${accountId}`
}

export const orderPage = (kernel: Pick<Kernel, 'publicUrl'>, order: AccountOrder): string =>
  pageOf(kernel, `billing/orders/${order.order_id}`, order.account_id)
