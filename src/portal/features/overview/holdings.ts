import { useQueries, useQuery } from '@tanstack/react-query'
import {
  currentSubscription,
  type SubscriptionStatus,
  subscriptionStatus,
} from '#domain/subscription/subscription-status.ts'
import { listLicenses, listSubscriptions } from '#generated/subscription/operations.ts'
import type { License, Subscription } from '#generated/subscription/types.ts'
import { query } from '#portal/api/call.ts'
import { queryClient } from '#portal/api/query-client.ts'
import type { LoadedQuery } from '#portal/kit/loaded.tsx'

/** A license of the account, and the subscription to it that counts now. */
export interface Holding {
  license: License
  current: Subscription | undefined
  status: SubscriptionStatus
  /** Whether a lookup was ever taken from it. */
  isUsed: boolean
  /** Whether all its subscriptions are the free trial. */
  isTrial: boolean
}

/** Reads a license with all its subscriptions. */
export function holdingOf(license: License, terms: readonly Subscription[], now: Date): Holding {
  const known = terms.map(term => ({ ...term, subscriptionId: term.subscription_id }))
  const current = currentSubscription(known, now)
  return {
    license,
    current,
    status: subscriptionStatus(current, now),
    isUsed: terms.some(({ remaining, issued }) => remaining < issued),
    isTrial: terms.every(({ plan }) => plan.one_time_free_trial),
  }
}

const licensesQuery = query(listLicenses)
const subscriptionsQuery = ({ license_id: id }: License) => query(listSubscriptions, { path: { id } })

/** Starts both steps at once, for a loader: which licenses, and then the subscriptions to each. */
export async function loadHoldings(): Promise<void> {
  const answer = await queryClient.fetchQuery(licensesQuery).catch(() => undefined)
  for (const license of answer?.licenses ?? []) void queryClient.prefetchQuery(subscriptionsQuery(license))
}

/** All licenses of the account with their subscriptions. */
export function useHoldings(isEnabled = true): LoadedQuery<readonly Holding[]> {
  const held = useQuery({ ...licensesQuery, enabled: isEnabled })
  const licenses = held.data?.licenses ?? []
  const answers = useQueries({ queries: licenses.map(subscriptionsQuery) })
  const now = new Date()
  const isComplete = held.data !== undefined && answers.every(({ data }) => data)
  return {
    data: isComplete
      ? licenses.map((license, at) => holdingOf(license, answers[at]?.data?.subscriptions ?? [], now))
      : undefined,
    error: held.error ?? answers.find(({ error }) => error)?.error ?? null,
    isFetching: held.isFetching || answers.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all([held, ...answers].filter(({ error }) => error).map(each => each.refetch())),
  }
}
