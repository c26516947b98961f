import { exactAmount, UNLIMITED_LOOKUPS } from '#domain/text/amounts.ts'
import { dollars } from '#domain/text/money.ts'

/** The length of a term; one of them is 0. */
export interface PlanTerm {
  days: number
  months: number
}

/** The interval of a plan, as an adjective (storefront-and-session §4, decision S7). */
export function intervalOf({ days, months }: PlanTerm): 'Monthly' | 'Yearly' | 'Custom Term' {
  if (days) return 'Custom Term'
  if (months === 1) return 'Monthly'
  return months === 12 ? 'Yearly' : 'Custom Term'
}

/** The term as a noun after a price: "$540.00 / year" (account-portal §9, feature CC12). */
export function termNoun({ days, months }: PlanTerm): 'month' | 'year' | 'custom term' {
  if (days) return 'custom term'
  if (months === 12) return 'year'
  return months === 1 ? 'month' : 'custom term'
}

/** How long one term lasts: "1 year". */
export function termLength({ days, months }: PlanTerm): string {
  const [count, noun] = days ? [days, 'day'] : months === 12 ? [1, 'year'] : [months, 'month']
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** Money as people read it: "Free" for nothing. */
export function priceText(cents: number): string {
  return cents === 0 ? 'Free' : dollars(cents)
}

/** Cents for 1,000 lookups, half up; null where that says nothing: for free and for unlimited plans. */
export function perThousand({ price, lookups }: { price: number; lookups: number }): number | null {
  if (price <= 0 || lookups <= 0 || lookups >= UNLIMITED_LOOKUPS) return null
  return Math.round((price * 1000) / lookups)
}

export function lookupsText(lookups: number): string {
  if (lookups >= UNLIMITED_LOOKUPS) return 'Unlimited lookups'
  return `${exactAmount(lookups)} ${lookups === 1 ? 'lookup' : 'lookups'}`
}
