import { useQueries, useQuery } from '@tanstack/react-query'
import { getPricing } from '#generated/sales/operations.ts'
import { listLicenses } from '#generated/subscription/operations.ts'
import { query } from '#portal/api/call.ts'
import type { LoadedQuery } from '#portal/kit/loaded.tsx'
import { termsQuery } from '#portal/shared/subscriptions/license-terms.ts'
import { type PairedGroup, pairGroups, trialGroups } from './plan-groups.ts'

/** The free trials of the price list, each with what the account has had of it. */
export function useTrialGroups(): LoadedQuery<readonly PairedGroup[]> {
  const pricing = useQuery(query(getPricing))
  const licenses = useQuery(query(listLicenses))
  const groups = pricing.data && trialGroups(pricing.data)
  const held = new Set(licenses.data?.licenses.map(({ license_id }) => license_id))
  const tried = new Set(groups?.flatMap(({ plans }) => plans.map(({ license }) => license.licenseId)))
  // An account has a trial only of what it holds, so there are no more calls than products with a trial.
  const terms = useQueries({
    queries: [...tried].filter(id => held.has(id)).map(termsQuery),
  })
  const all = [pricing, licenses, ...terms]
  const isComplete = groups && all.every(({ data }) => data)
  return {
    data: isComplete
      ? pairGroups(
          groups,
          terms.flatMap(({ data }) => data?.subscriptions ?? []),
        )
      : undefined,
    error: all.find(({ error }) => error)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(all.filter(({ error }) => error).map(each => each.refetch())),
  }
}
