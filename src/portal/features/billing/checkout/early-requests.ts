import { type EarlyPurchaseCap, RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import { setEarlyPurchase } from '#generated/billing/operations.ts'
import { listHoldings } from '#generated/subscription/operations.ts'
import { call } from '#portal/api/call.ts'
import {
  type CapInput,
  capError,
  type EarlyItem,
  readCap,
} from '#portal/shared/subscriptions/early-purchase-cap.ts'
import type { SummaryItem } from './summary.ts'

/** The caps as they are typed, by plan; undefined for a plan that is not bought early. */
export type EarlyCaps = Readonly<Record<number, CapInput | undefined>>

/** What a person has agreed to buy early, once its first term is paid. */
export interface EarlyRequest {
  planId: number
  license: string
  /** Price of a term before tax, in cents. */
  price: number
  cap: EarlyPurchaseCap
}

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

/** The caps in the contract's words, for what is renewed. */
export function earlyRequests(items: readonly SummaryItem[], caps: EarlyCaps): EarlyRequest[] {
  return items.flatMap(item => {
    const [input, early] = [caps[item.planId], earlyItem(item)]
    const cap = input && early && readCap(input, early)
    return cap ? [{ planId: item.planId, license: item.license, price: item.amount, cap }] : []
  })
}

/** Turns early purchase on for what was just paid. Returns the licenses for which it could not. */
export async function turnOnEarly(requests: readonly EarlyRequest[]): Promise<string[]> {
  if (!requests.length) return []
  const { holdings } = await call(listHoldings, { query: { page_size: 100 } })
  const failed: string[] = []
  for (const { planId, license, price, cap } of requests) {
    const held = holdings.find(({ renewal }) => renewal.renews_with?.plan_id === planId)
    const body = { ...cap, price, renewal_consent: RENEWAL_CONSENT_VERSION }
    const isOn =
      held &&
      (await call(setEarlyPurchase, { path: { id: held.track_id }, body }).then(
        () => true,
        () => false,
      ))
    if (!isOn) failed.push(license)
  }
  return failed
}
