import { dollars } from '#domain/text/money.ts'

/**
 * Version of the words below. Whoever changes them gives it another one: consents are kept with the words
 * that were shown, and the server takes no consent to words that it does not know.
 */
export const RENEWAL_CONSENT_VERSION = '2026-11-22'

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

/** What a person consents to for one plan, beside its price and term. */
export function renewalConsentText(item: RenewingItem): string {
  const { license_label, plan_description, amount } = item
  return `${license_label}, ${plan_description}: I agree that this plan renews automatically ${everyTerm(item)} for ${dollars(amount)} plus tax, charged to my primary card, until I turn off automatic renewal in my account.`
}

function everyTerm({ days, months }: Pick<RenewingItem, 'days' | 'months'>): string {
  if (days) return days === 1 ? 'every day' : `every ${days} days`
  if (months === 12) return 'every year'
  return months === 1 ? 'every month' : `every ${months} months`
}
