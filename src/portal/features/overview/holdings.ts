import { useQuery } from '@tanstack/react-query'
import { type SubscriptionStatus, subscriptionStatus } from '#domain/subscription/subscription-status.ts'
import { listHoldings } from '#generated/subscription/operations.ts'
import type {
  HoldingPage,
  License,
  Subscription,
  Holding as WireHolding,
} from '#generated/subscription/types.ts'
import { query } from '#portal/api/call.ts'
import { queryClient } from '#portal/api/query-client.ts'
import type { LoadedQuery } from '#portal/kit/loaded.tsx'
import { type LicenseFacts, licenseFacts } from '#portal/shared/subscriptions/outlook.tsx'

/** A license of the account, and the subscription to it that counts now. */
export interface Holding {
  license: License
  current: Subscription | undefined
  status: SubscriptionStatus
  /** Whether a lookup was ever taken from it. */
  isUsed: boolean
  /** Whether all its subscriptions are the free trial, which an account has once. */
  isTrial: boolean
  /** What decides about what happens next. */
  facts: LicenseFacts
}

export function holdingOf(wire: WireHolding, now: Date): Holding {
  const { license, current, ever_used: isUsed, subscription_count: terms } = wire
  return {
    facts: licenseFacts(wire),
    license,
    current: current ?? undefined,
    status: subscriptionStatus(current, now),
    isUsed,
    isTrial: terms === 0 || (terms === 1 && current?.plan.one_time_free_trial === true),
  }
}

const toHoldings = ({ holdings }: HoldingPage) => holdings.map(holding => holdingOf(holding, new Date()))

const byLabel = { ...query(listHoldings), select: toHoldings }
const byEnd = { ...query(listHoldings, { query: { sort: 'end', status: 'active' } }), select: toHoldings }

export const loadHoldings = () => queryClient.prefetchQuery(query(listHoldings))

/** The licenses of the account by name. Of an account with very many, the first page. */
export function useHoldings(isEnabled = true): LoadedQuery<readonly Holding[]> {
  return useQuery({ ...byLabel, enabled: isEnabled })
}

/** The licenses of the account whose terms end first. */
export function useEndingHoldings(isEnabled: boolean): LoadedQuery<readonly Holding[]> {
  return useQuery({ ...byEnd, enabled: isEnabled })
}
