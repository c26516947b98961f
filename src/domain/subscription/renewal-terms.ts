import { dollars } from '#domain/text/money.ts'

/**
 * Version of the consents below. It changes with their words: consents are stored with the words that were shown, and the
 * server accepts no consent to words that it does not know.
 */
export const RENEWAL_CONSENT_VERSION = '2026-11-27'

/** Name of the setting. */
export const EARLY_PURCHASE_LABEL = 'Auto-renew when lookups run out'

/** Terms that can be bought early during one term, at most. */
export const MOST_EARLY_PURCHASES = 12

/** Page that turns it off without a login, by the token after the `#`. */
export const EARLY_PURCHASE_OFF_PATH = '/turn-off-early-purchase'

/**
 * When a paid plan charges a card, one sentence each. Consents, emails, the FAQ, and the terms of service say it in
 * these words, so that no two of them promise different things.
 */
export const RENEWAL_RULE = {
  renews: 'A paid plan renews at the end of each term, until you turn renewal off.',
  stops:
    'If lookups run out earlier, they stop until the next term begins. You won’t be charged when they run out.',
  early: `To keep going, you can turn on “${EARLY_PURCHASE_LABEL}” and choose a cap: 1 to ${MOST_EARLY_PURCHASES} times per term, and an amount per month.`,
  cap: 'At the cap, or if the price has gone up, lookups stop and we email you.',
  turnOff: 'You can turn it off at any time, in your account or with the link in our emails about it.',
} as const

/** What renews, as the page shows it. */
export interface RenewingItem {
  license_label: string
  plan_description: string
  /** Price of a term before tax, in cents. */
  amount: number
  /** Length of the term; one of them is 0. */
  days: number
  months: number
}

/** The consent to the renewal of one plan, with its price and term. */
export function renewalConsentText(item: RenewingItem): string {
  const { license_label, plan_description, amount } = item
  return `${license_label}, ${plan_description}: I agree that this plan renews ${everyTerm(item)} at ${dollars(amount)} plus tax until I turn it off in my account. Each renewal is charged to my primary card at the end of a term, and not earlier when lookups run out.`
}

/** The cap of early purchases that a customer has chosen. */
export interface EarlyPurchaseCap {
  /** Terms bought early during one term, at most. */
  max_times: number
  /** Cents that they may come to in a calendar month (UTC), with tax. */
  monthly_limit: number
}

/** A cap, as consents, pages, and emails say it: at most 3 times per term and $400.00 per month. */
export function earlyPurchaseCap({ max_times, monthly_limit }: EarlyPurchaseCap): string {
  const times = max_times === 1 ? 'once' : `${max_times} times`
  return `at most ${times} per term and ${dollars(monthly_limit)} per month`
}

/** The consent to early purchase, with its price and cap. Pages show the card with it. */
export function earlyPurchaseConsentText(
  item: Pick<RenewingItem, 'license_label' | 'plan_description' | 'amount'> & EarlyPurchaseCap,
): string {
  const { license_label, plan_description, amount } = item
  return `${license_label}, ${plan_description}: I agree that the next term is bought early each time lookups run out before the end of a term, for ${dollars(amount)} plus tax, charged to my primary card, ${earlyPurchaseCap(item)} (tax included; months in UTC), until I turn this off. At the cap, or if the price has gone up, nothing is charged and lookups stop.`
}

/** Returns how often a plan renews: "every month". */
export function everyTerm({ days, months }: Pick<RenewingItem, 'days' | 'months'>): string {
  if (days) return days === 1 ? 'every day' : `every ${days} days`
  if (months === 12) return 'every year'
  return months === 1 ? 'every month' : `every ${months} months`
}
