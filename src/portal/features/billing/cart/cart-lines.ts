import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { getPricing } from '#generated/sales/operations/getPricing.ts'
import type { PricingSchedule } from '#generated/sales/types.ts'
import { query } from '#portal/api/call.ts'
import { changeCart, useCart } from '#portal/shared/cart/cart.ts'
import { perThousand } from '#portal/shared/subscriptions/plan-words.ts'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { TOAST_TIMES } from '#portal/ui/feedback/toast-time.ts'

/** One plan of the cart, as a person reads it. */
export interface CartLine {
  planId: number
  /** "US Address Verification, Plus". */
  license: string
  /** "500,000 lookups a year". */
  plan: string
  days: number
  months: number
  lookups: number
  /** Price of a term in cents, before tax. */
  price: number
  /** In cents; null for free and for unlimited plans. */
  perThousand: number | null
  isTrial: boolean
  isRenewable: boolean
}

export interface SortedCart {
  lines: readonly CartLine[]
  /** The plans that stay. */
  kept: readonly number[]
  /** Plans that no one can order: unknown, discontinued or not for sale. */
  invalid: readonly number[]
  /** Free trials of a license that an earlier line has a free trial of. */
  duplicateTrials: readonly number[]
}

/** Sorts the plans of a cart by the price list (storefront-and-session §4): what stays, and what has to leave. */
export function sortCart(
  planIds: readonly number[],
  { plans, licenses }: Pick<PricingSchedule, 'plans' | 'licenses'>,
): SortedCart {
  const planById = new Map(plans.map(plan => [plan.plan_id, plan]))
  const labelById = new Map(licenses.map(license => [license.license_id, license.license_label]))
  const lines: CartLine[] = []
  const invalid: number[] = []
  const duplicateTrials: number[] = []
  const tried = new Set<number>()
  for (const planId of planIds) {
    const plan = planById.get(planId)
    const license = plan && labelById.get(plan.license_id)
    if (!plan || !license || !plan.purchasable || plan.discontinued) {
      invalid.push(planId)
      continue
    }
    if (plan.one_time_free_trial) {
      if (tried.has(plan.license_id)) {
        duplicateTrials.push(planId)
        continue
      }
      tried.add(plan.license_id)
    }
    lines.push({
      planId,
      license,
      plan: plan.plan_description,
      days: plan.days,
      months: plan.months,
      lookups: plan.lookups,
      price: plan.price,
      perThousand: perThousand(plan),
      isTrial: plan.one_time_free_trial,
      isRenewable: plan.renewable,
    })
  }
  return { lines, kept: lines.map(({ planId }) => planId), invalid, duplicateTrials }
}

/** The messages about what has left the cart (storefront-and-session §5), one for each reason. */
export function removalTexts({ invalid, duplicateTrials }: SortedCart): string[] {
  return [
    ...(invalid.length ? ['Invalid plan has been removed from your cart'] : []),
    ...(duplicateTrials.length ? ['Duplicate free trial has been removed from your cart'] : []),
  ]
}

const pricingQuery = query(getPricing)

/**
 * The cart by the price list. What no one can order leaves it by itself: a toast says so once, and `removed` holds
 * the same texts for the page.
 */
export function useSortedCart() {
  const plans = useCart()
  const pricing = useQuery(pricingQuery)
  const [removed, setRemoved] = useState<readonly string[]>([])
  const schedule = pricing.data
  const sorted = useMemo(() => (schedule ? sortCart(plans, schedule) : undefined), [plans, schedule])

  useEffect(() => {
    if (!schedule || !sorted) return
    let texts: string[] = []
    // By the plans that are there now: an effect that runs twice finds nothing the second time.
    changeCart(now => {
      const found = sortCart(now, schedule)
      texts = removalTexts(found)
      return found.kept
    })
    if (!texts.length) return
    for (const text of texts) void toast.info(text, { ms: TOAST_TIMES.cartRemoval })
    setRemoved(earlier => [...earlier.filter(text => !texts.includes(text)), ...texts])
  }, [sorted, schedule])

  return { pricing, sorted, removed, dismissRemoved: () => setRemoved([]) }
}
