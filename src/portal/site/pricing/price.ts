import { exactAmount, UNLIMITED_LOOKUPS } from '#domain/text/amounts.ts'
import type { PricedEdition, PricedPlan, PricedProduct, PricingPage } from '#portal/content/page.ts'

export type Term = 'month' | 'year'

/** Search parameters of a pricing page. Missing ones get the page's defaults. */
export interface PricingSearch {
  /** Lookups of a term. */
  lookups?: number
  term?: 'year'
  /** An edition that is not the first one. */
  edition?: string
}

/** The visitor's choice. */
export interface PricingChoice {
  edition: PricedEdition
  term: Term
  plan: PricedPlan
}

/** The plans of a product with a term, the smallest first. */
export function plansOf({ plans }: PricedProduct, term: Term): PricedPlan[] {
  return plans.filter(({ months }) => months === (term === 'year' ? 12 : 1))
}

/** The plan for a volume: the smallest that covers it, otherwise the largest. */
export function planFor(plans: readonly PricedPlan[], lookups: number): PricedPlan {
  return some(plans.find(plan => plan.lookups >= lookups) ?? plans.at(-1))
}

/** Returns the choice in the URL. Invalid values fall back to the defaults. */
export function readChoice(
  { editions }: Pick<PricingPage, 'editions'>,
  { lookups, term = 'month', edition: slug }: Omit<PricingSearch, 'term'> & { term?: Term },
): PricingChoice {
  const edition = editions.find(each => each.slug === slug) ?? editions[0]
  const plans = plansOf(edition.product, term)
  const plan =
    lookups === undefined ? some(plans.find(({ tier }) => tier === edition.tier)) : planFor(plans, lookups)
  return { edition, term, plan }
}

/** The address of a choice. */
export function searchOf(
  { editions }: Pick<PricingPage, 'editions'>,
  { edition, term, plan }: PricingChoice,
): PricingSearch {
  return {
    lookups: plan.lookups,
    ...(term === 'year' && { term }),
    ...(edition !== editions[0] && { edition: edition.slug }),
  }
}

/** The same volume with another term. */
export function withTerm({ edition, plan }: PricingChoice, term: Term): PricingChoice {
  return { edition, term, plan: counterpart(edition.product, plan, term) }
}

/** The volume of another edition that is nearest from above. */
export function withEdition({ term, plan }: PricingChoice, edition: PricedEdition): PricingChoice {
  return { edition, term, plan: planFor(plansOf(edition.product, term), plan.lookups) }
}

function counterpart(product: PricedProduct, plan: PricedPlan, term: Term): PricedPlan {
  const plans = plansOf(product, term)
  return some(plans.find(({ tier }) => tier === plan.tier) ?? plans.at(-1))
}

/** What a month of the plan costs, in whole cents. */
export function monthCents({ price, months }: PricedPlan): number {
  return Math.round(price / months)
}

/** Returns how many percent a lookup is cheaper than with a monthly plan, rounded down; 0 for a monthly plan. */
export function savedPercent(product: PricedProduct, plan: PricedPlan): number {
  const monthly = counterpart(product, plan, 'month')
  const share = isUnlimited(plan)
    ? plan.price / plan.months / monthly.price
    : plan.price / plan.lookups / (monthly.price / monthly.lookups)
  // Rounded first: nine tenths are not exact.
  return Math.floor(Math.round((1 - share) * 10_000) / 100)
}

export function isUnlimited({ lookups }: Pick<PricedPlan, 'lookups'>): boolean {
  return lookups >= UNLIMITED_LOOKUPS
}

/** 10,000, or Unlimited. */
export function volumeText(plan: Pick<PricedPlan, 'lookups'>): string {
  return isUnlimited(plan) ? 'Unlimited' : exactAmount(plan.lookups)
}

/** 10K, 1M, or ∞: a volume where there is little room. */
export function shortVolume(plan: Pick<PricedPlan, 'lookups'>): string {
  if (isUnlimited(plan)) return '∞'
  const [unit, sign] = plan.lookups < 1_000_000 ? [1_000, 'K'] : [1_000_000, 'M']
  return `${plan.lookups / unit}${sign}`
}

/** Returns the editions from the least to the most expensive: what a lookup costs with the first plan decides. */
export function byPrice(editions: readonly PricedEdition[]): PricedEdition[] {
  const smallest = ({ product }: PricedEdition) => plansOf(product, 'month')[0]?.price ?? 0
  return editions.toSorted((a, b) => smallest(a) - smallest(b))
}

/** Returns the rate limit of a plan as text. */
export function rateText({ rateLimit }: Pick<PricedPlan, 'rateLimit'>): string {
  return rateLimit === null ? 'Unlimited' : `${exactAmount(rateLimit)} per second`
}

function some<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('A product with a price has plans of both terms.')
  return found
}
