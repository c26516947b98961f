import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LicenseFacts, Rejection } from '#domain/gateway/lookup/facts.ts'
import type { UsageLimitFacts } from '#domain/gateway/usage-limits.ts'
import type { SurveyedKey } from '#domain/keys/health/findings.ts'
import { effectiveRateLimit } from '#domain/subscription/subscription-status.ts'
import { getUsageLimits } from '#generated/security/operations/getUsageLimits.ts'
import type { AccountUsageLimits } from '#generated/security/types.ts'
import { listLicenses } from '#generated/subscription/operations/listLicenses.ts'
import type { License, Subscription } from '#generated/subscription/types.ts'
import { query } from '#portal/api/call.ts'
import { surveyQuery, toSurveyedKey } from '#portal/shared/keys/survey.ts'
import { termsQuery } from '#portal/shared/subscriptions/license-terms.ts'
import { type RejectionGroup, recordedGroupsQuery } from '../rejections.ts'

/** A license of the account, with its names in calls and for people. */
export interface HeldLicense extends LicenseFacts {
  key: string
  label: string
  /** Hosts of its APIs. */
  endpoints: readonly string[]
}

export interface ManagedKey {
  keyId: string
  label: string
}

export interface Account {
  keys: readonly SurveyedKey[]
  /** What the portal made for its own pages; people have no page for them. */
  managedKeys: readonly ManagedKey[]
  /** By label. */
  licenses: readonly HeldLicense[]
  /** What the API rejected in the last 30 days, the most frequent first. */
  rejected: readonly RejectionGroup[]
}

/**
 * The rule that decided; in addition to the gateway's rules, what the portal knows without a page or an
 * address.
 */
export type Reason =
  | Rejection
  | { rule: 'no-hostname' }
  | { rule: 'plan-rate-limit' }
  | { rule: 'addresses'; allowed: readonly string[] }
  | { rule: 'scope'; scope: readonly number[] }

/** A key or a license of the account that could have caused an error, and why. */
export type Suspect =
  | { key: SurveyedKey; license: null; reason: Reason }
  | { key: null; license: HeldLicense; reason: Reason }

/** A license with its subscriptions. The wire does not have the rate limit of a plan, so it is null. */
export function toHeldLicense(wire: License, subscriptions: readonly Subscription[], now: Date): HeldLicense {
  return {
    licenseId: wire.license_id,
    key: wire.license_key,
    label: wire.license_label,
    endpoints: wire.endpoints,
    subscriptions: subscriptions.map(term => ({
      subscriptionId: term.subscription_id,
      start: term.start,
      expiration: term.expiration,
      termination: term.termination,
      suspended: term.suspended,
      issued: term.issued,
      remaining: term.remaining,
      rateLimit: effectiveRateLimit(term.rate_limit, null, now),
    })),
  }
}

export const licensesQuery = query(listLicenses)

/** The limits that count for a key: its own, and those of the account. */
function usageLimitsOf(keyId: string, limits: AccountUsageLimits): UsageLimitFacts[] {
  const own = limits.keys.find(key => key.key_id === keyId)
  const { zone: timeZone } = limits
  return (['day', 'month'] as const).flatMap(period =>
    (['key', 'account'] as const).flatMap(of => {
      const limit = of === 'key' ? own?.[period] : limits[period]
      const { max_lookups: max, lookups_used: used, resets_at: ends } = limit ?? {}
      return max === undefined || used === undefined || ends === undefined
        ? []
        : [{ of, period, max, used, ends, timeZone }]
    }),
  )
}

interface AccountFacts {
  /** Undefined until all of it has loaded. */
  account: Account | undefined
  error: Error | null
  isFetching: boolean
  retry: () => void
}

/**
 * The data that explains rejections, loaded completely with the page. A paste triggers no request, because that
 * would send a part of it.
 */
export function useAccountFacts(): AccountFacts {
  const survey = useQuery(surveyQuery)
  const licenses = useQuery(licensesQuery)
  const rejected = useQuery(recordedGroupsQuery)
  const usage = useQuery(query(getUsageLimits))
  const limits = usage.data
  const held = licenses.data?.licenses
  const subscriptions = useQueries({
    queries: (held ?? []).map(({ license_id: id }) => termsQuery(id)),
    combine: results => ({
      lists: results.map(({ data }) => data?.subscriptions),
      error: results.find(({ error }) => error)?.error ?? null,
      isFetching: results.some(result => result.isFetching),
      retry: () => results.forEach(result => void result.refetch()),
    }),
  })
  const { lists } = subscriptions
  const surveyed = survey.data
  const groups = rejected.data?.rows
  const account = useMemo(() => {
    if (!surveyed || !held || !groups || !limits || held.some((_, at) => !lists[at])) return undefined
    const now = new Date()
    return {
      keys: surveyed.keys.map(key => ({
        ...toSurveyedKey(key),
        usageLimits: usageLimitsOf(key.key_id, limits),
      })),
      managedKeys: surveyed.managed.map(({ key_id, label }) => ({ keyId: key_id, label })),
      licenses: held.map((license, at) => toHeldLicense(license, lists[at] ?? [], now)),
      rejected: groups,
    }
  }, [surveyed, held, lists, groups, limits])
  return {
    account,
    error: survey.error ?? licenses.error ?? rejected.error ?? usage.error ?? subscriptions.error,
    isFetching: [survey, licenses, rejected, usage, subscriptions].some(each => each.isFetching),
    retry: () => {
      void survey.refetch()
      void licenses.refetch()
      void rejected.refetch()
      void usage.refetch()
      subscriptions.retry()
    },
  }
}
