import { type FirstLookup, firstLookups } from '#portal/content/first-lookups.ts'
import type { Holding } from '../holdings.ts'

/** The lookup that an active subscription of the account pays for; undefined if the gateway has none. */
export function lookupOf(holdings: readonly Holding[]): FirstLookup | undefined {
  const paying = holdings
    .filter(({ status }) => status === 'active')
    .map(({ license }) => license.license_key)
  return firstLookups.find(({ licenses }) => licenses.some(license => paying.includes(license)))
}
