import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import type { OrderedEarlyPurchase } from '#generated/sales/types.ts'
import {
  type CapInput,
  capError,
  type EarlyItem,
  readCap,
} from '#portal/shared/subscriptions/early-purchase.tsx'
import type { SummaryItem } from './summary.ts'

/** The caps as they are typed, by plan; undefined for a plan that is not bought early. */
export type EarlyCaps = Readonly<Record<number, CapInput | undefined>>

/** What of an order can be bought early; undefined while its tax is unknown. */
export function earlyItem({ license, plan, amount, tax }: SummaryItem): EarlyItem | undefined {
  return tax === null || amount === 0
    ? undefined
    : { license_label: license, plan_description: plan, amount, tax }
}

/** What is wrong with the first cap that is not one. */
export function earlyFault(items: readonly SummaryItem[], caps: EarlyCaps): string | undefined {
  for (const item of items) {
    const [input, early] = [caps[item.planId], earlyItem(item)]
    const fault = input && early && capError(input, early)
    if (fault) return fault
  }
  return undefined
}

/** What is bought early of what is renewed, in the contract's words. */
export function earlyRequests(items: readonly SummaryItem[], caps: EarlyCaps): OrderedEarlyPurchase[] {
  return items.flatMap(item => {
    const [input, early] = [caps[item.planId], earlyItem(item)]
    const cap = input && early && readCap(input, early)
    if (!cap) return []
    const { planId: plan_id, amount: price } = item
    return [{ plan_id, ...cap, price, renewal_consent: RENEWAL_CONSENT_VERSION }]
  })
}
