import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { commonError } from '#domain/errors/common.ts'
import { sumOfTerms } from '#domain/subscription/lookups-left.ts'
import { isUnlimited } from '#domain/subscription/subscription-status.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import type { UsStreetLookup } from '#generated/gateway/types.ts'
import { listEmbeddedKeys } from '#generated/security/operations/listEmbeddedKeys.ts'
import type { EmbeddedKey } from '#generated/security/types.ts'
import { listHoldings } from '#generated/subscription/operations/listHoldings.ts'
import { listLicenses } from '#generated/subscription/operations/listLicenses.ts'
import { listSubscriptions } from '#generated/subscription/operations/listSubscriptions.ts'
import type { License, Subscription } from '#generated/subscription/types.ts'
import { query } from '#portal/api/call.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { refresh } from '#portal/kit/action/send-operation.ts'
import { lookUp, lookupSource } from '#portal/shared/lookups/look-up.ts'
import { runningTerms, termsQuery } from '#portal/shared/subscriptions/license-terms.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'

/** The licenses that serve each address API, the preferred one first, as the gateway's contract lists them. */
const LICENSES = {
  usStreet: ['us-core-cloud', 'us-standard-cloud'],
  usAutocomplete: ['us-autocomplete-pro-cloud'],
} as const

type Product = keyof typeof LICENSES

/** What lookups of a product count against, and how many are left. */
interface Allowance {
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
function allowanceOf(
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
  const responses = useQueries({
    queries: (serving ?? []).map(({ license_id: id }) => termsQuery(id)),
  })
  if (!serving || responses.some(({ data }) => !data)) return undefined
  const held = serving.map((license, at) => ({
    license,
    subscriptions: responses[at]?.data?.subscriptions ?? [],
  }))
  return allowanceOf(held, product, limit, new Date())
}

/** How many lookups were used on this page, and how many are left. Read out after each lookup. */
export function AllowanceLine({
  product,
  limit,
  used,
}: {
  product: Product
  limit: EmbeddedKey['limit']
  used: number
}) {
  const allowance = useAllowance(product, limit)
  if (allowance === null)
    return (
      <Alert tone="warning" title="No active subscription covers these lookups">
        The API rejects them until you start one.
      </Alert>
    )
  const words = [
    used > 0 && `${exactAmount(used)} ${used === 1 ? 'lookup' : 'lookups'} used on this page`,
    allowance &&
      `${leftWords(allowance.left)} left ${allowance.isByKey ? 'of the key’s limit' : `in ${allowance.label}`}`,
  ]
  return (
    <p role="status" className="min-h-5 text-sm text-muted tnum">
      {words.filter(Boolean).join(', ')}
      {words.some(Boolean) && '.'}
    </p>
  )
}

export function leftWords(left: number): string {
  return left === Infinity ? 'Unlimited lookups' : `${exactAmount(left)} ${left === 1 ? 'lookup' : 'lookups'}`
}

/** What shows how many lookups are left: out of date after each one. */
export function useAllowanceRefresh(limit: EmbeddedKey['limit']): () => Promise<unknown> {
  const client = useQueryClient()
  const readers = [listHoldings, listSubscriptions]
  return () => refresh(client, limit ? [...readers, listEmbeddedKeys] : readers)
}

/** Verifies one address at a time; the response stays until the next one. */
export function useVerification({ key_id: key, limit }: Pick<EmbeddedKey, 'key_id' | 'limit'>) {
  const refreshAllowance = useAllowanceRefresh(limit)
  const [used, setUsed] = useState(0)
  const mutation = useMutation({
    mutationFn: async (lookup: UsStreetLookup) => {
      const [{ candidates, explanations = [] }, source] = await Promise.all([
        lookUp(verifyUsAddress, { query: { ...lookup, key, explain: 'no-match' } }),
        lookupSource(),
      ])
      return { lookup, candidates, explanations, source }
    },
    onSuccess: () => setUsed(count => count + 1),
    onSettled: () => void refreshAllowance(),
  })
  return { ...mutation, used }
}

/** Why lookups are off: staff who act as a customer do not spend what the customer paid for. */
export function useSpendingReason(): string | undefined {
  const { data: session } = useQuery(sessionQuery)
  return session?.acting ? commonError('acting-rejected').message : undefined
}
