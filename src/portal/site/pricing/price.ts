import type { VolumePlan } from '#portal/content/page.ts'

export type Term = 'month' | 'year'

/** The visitor's choice on the pricing page. */
export interface PricingChoice {
  /** Lookups per month. */
  lookups: number
  term: Term
}

/** A year is paid at once and costs ten months. */
const MONTHS_PAID_PER_YEAR = 10

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Cents as dollars: 123456 is $1,234.56. */
export function money(cents: number) {
  return dollars.format(cents / 100)
}

/** What a plan costs for a whole term, in cents. */
export function termCents(plan: VolumePlan, term: Term) {
  return term === 'year' ? plan.monthlyCents * MONTHS_PAID_PER_YEAR : plan.monthlyCents
}

/** What a month of the term costs, rounded to whole cents. */
export function monthCents(plan: VolumePlan, term: Term) {
  return Math.round(term === 'year' ? termCents(plan, term) / 12 : termCents(plan, term))
}

/** How many lookups a plan includes in a whole term. */
export function termLookups(plan: VolumePlan, term: Term) {
  return term === 'year' ? plan.lookups * 12 : plan.lookups
}

/** Cents per 1,000 lookups, rounded to whole cents. */
export function centsPerThousand(plan: VolumePlan, term: Term) {
  return Math.round((termCents(plan, term) * 1000) / termLookups(plan, term))
}

/** The plan for a volume: the smallest that covers it, otherwise the largest. */
export function planFor(plans: readonly VolumePlan[], lookups: number): VolumePlan {
  const plan = plans.find(candidate => candidate.lookups >= lookups) ?? plans.at(-1)
  if (!plan) throw new Error('There are no plans.')
  return plan
}
