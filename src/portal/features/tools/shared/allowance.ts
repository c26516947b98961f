import { useQueries, useQuery } from '@tanstack/react-query'
import { sumOfTerms } from '#domain/subscription/lookups-left.ts'
import { isUnlimited } from '#domain/subscription/subscription-status.ts'
import type { EmbeddedKey } from '#generated/security/types.ts'
import { listLicenses } from '#generated/subscription/operations.ts'
import type { License, Subscription } from '#generated/subscription/types.ts'
import { query } from '#portal/api/call.ts'
import { runningTerms, termsQuery } from '#portal/shared/subscriptions/license-terms.ts'

/** The licenses that serve each address API, the preferred one first, as the gateway's contract lists them. */
const LICENSES = {
  usStreet: ['us-core-cloud', 'us-standard-cloud'],
  usAutocomplete: ['us-autocomplete-pro-cloud'],
} as const

export type Product = keyof typeof LICENSES

/** What lookups of a product count against, and how many are left. */
export interface Allowance {
  /** Of the license. */
  label: string
  /** Lookups that the subscriptions and the key's limit leave; Infinity without an end. */
  left: number
  /** Whether the key's own limit leaves fewer than the subscription. */
  isByKey: boolean
}

/**
 * The allowance for a key: undefined while it loads or cannot be read, null if the account has no active
 * subscription to the product.
 */
export function allowanceOf(
  held: readonly { license: License; subscriptions: readonly Subscription[] }[],
  product: Product,
  limit: EmbeddedKey['limit'],
  now: Date,
): Allowance | null {
  for (const wanted of LICENSES[product]) {
    const found = held.find(({ license }) => license.license_key === wanted)
    const running = found ? runningTerms(found.subscriptions, now) : []
    if (!found || !running.length) continue
    const left = sumOfTerms(running)
    const ofTerms = isUnlimited(left) ? Infinity : left.remaining
    const ofKey = limit ? Math.max(0, limit.max_lookups - limit.lookups_used) : Infinity
    return { label: found.license.license_label, left: Math.min(ofTerms, ofKey), isByKey: ofKey < ofTerms }
  }
  return null
}

export const licensesQuery = query(listLicenses)

export function useAllowance(product: Product, limit: EmbeddedKey['limit']): Allowance | null | undefined {
  const { data } = useQuery(licensesQuery)
  const serving = data?.licenses.filter(({ license_key }) =>
    (LICENSES[product] as readonly string[]).includes(license_key),
  )
  const answers = useQueries({
    queries: (serving ?? []).map(({ license_id: id }) => termsQuery(id)),
  })
  if (!serving || answers.some(({ data }) => !data)) return undefined
  const held = serving.map((license, at) => ({
    license,
    subscriptions: answers[at]?.data?.subscriptions ?? [],
  }))
  return allowanceOf(held, product, limit, new Date())
}
