import { monthsPaidInYear, type Term, usPlans, type VolumePlan } from '#portal/content/us-plans.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Cents as dollars: 123456 is $1,234.56. */
export function money(cents: number) {
  return dollars.format(cents / 100)
}

/** What a plan costs for a whole term, in cents. */
export function termCents(plan: VolumePlan, term: Term) {
  return term === 'year' ? plan.monthlyCents * monthsPaidInYear : plan.monthlyCents
}

/** What a plan gives in a whole term. */
export function termLookups(plan: VolumePlan, term: Term) {
  return term === 'year' ? plan.lookups * 12 : plan.lookups
}

/** Cents for 1,000 lookups, rounded to whole cents. */
export function centsPerThousand(plan: VolumePlan, term: Term) {
  return Math.round((termCents(plan, term) * 1000) / termLookups(plan, term))
}

/** The plan for a volume: the smallest that holds it, else the largest. */
export function planFor(lookups: number): VolumePlan {
  const plan = usPlans.find(candidate => candidate.lookups >= lookups) ?? usPlans.at(-1)
  if (!plan) throw new Error('There are no plans.')
  return plan
}
