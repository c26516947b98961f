import { useQuery } from '@tanstack/react-query'
import {
  type SubscriptionStatus,
  subscriptionStatus,
  timeOf,
} from '#domain/subscription/subscription-status.ts'
import type { Invitation } from '#generated/authorization/types.ts'
import type { SurveyedKey } from '#generated/security/types.ts'
import { listHoldings } from '#generated/subscription/operations/listHoldings.ts'
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
import { DAY } from './usage.ts'

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

/** Milliseconds between two looks for the first lookup, which any program may make. */
const FIRST_LOOKUP = 5_000

/** The same, fetched again until a lookup was taken from one of them. */
export function useHoldingsUntilUsed(isEnabled: boolean): LoadedQuery<readonly Holding[]> {
  return useQuery({
    ...byLabel,
    enabled: isEnabled,
    refetchInterval: ({ state: { data } }) =>
      data?.holdings.every(holding => !holding.ever_used) ? FIRST_LOOKUP : false,
  })
}

/** The licenses of the account whose terms end first. */
export function useEndingHoldings(isEnabled: boolean): LoadedQuery<readonly Holding[]> {
  return useQuery({ ...byEnd, enabled: isEnabled })
}

/** How long before its end a thing is worth a line. */
const NOTICE = { key: 30 * DAY, token: 7 * DAY, invitation: 3 * DAY, subscription: 30 * DAY }

/** Something that ends soon if no one acts. */
export type Ending = { at: number } & (
  | { kind: 'key' | 'token'; keyId: string; keyKind: SurveyedKey['kind']; label: string }
  | { kind: 'invitation'; email: string }
  | { kind: 'subscription'; licenseId: number; label: string; isTrial: boolean }
)

interface Ends {
  keys: readonly SurveyedKey[]
  invitations: readonly Invitation[]
  holdings: readonly Holding[]
}

/** What ends soon, the first to end first. */
export function endingsOf({ keys, invitations, holdings }: Ends, now: Date): Ending[] {
  const isSoon = (at: number | undefined, notice: number): at is number =>
    at !== undefined && at > now.getTime() && at - now.getTime() <= notice
  const endings: Ending[] = []
  for (const {
    key_id: keyId,
    kind: keyKind,
    label,
    paused,
    recovery_deadline,
    expires,
    previous_token_ends,
  } of keys) {
    if (paused || timeOf(recovery_deadline) !== undefined) continue
    const key = { keyId, keyKind, label }
    const end = timeOf(expires)
    if (isSoon(end, NOTICE.key)) endings.push({ kind: 'key', at: end, ...key })
    const tokenEnd = timeOf(previous_token_ends)
    if (isSoon(tokenEnd, NOTICE.token)) endings.push({ kind: 'token', at: tokenEnd, ...key })
  }
  for (const { email_address: email, expiration } of invitations) {
    const end = timeOf(expiration)
    if (isSoon(end, NOTICE.invitation)) endings.push({ kind: 'invitation', at: end, email })
  }
  for (const { license, current, status, facts } of holdings) {
    const end = timeOf(current?.expiration)
    // A term that another one follows is not the end of its license.
    const isEnding = status === 'active' && !facts.next && facts.renewal.state !== 'on'
    if (isEnding && isSoon(end, NOTICE.subscription))
      endings.push({
        kind: 'subscription',
        at: end,
        licenseId: license.license_id,
        label: license.license_label,
        isTrial: current?.plan.one_time_free_trial === true,
      })
  }
  return endings.toSorted((a, b) => a.at - b.at)
}

/** "42 days left" on the first day of 42, and "1 day left" on the last. */
export function daysLeft(end: string): string {
  const days = Math.max(0, Math.ceil((Date.parse(end) - Date.now()) / DAY))
  return `${days} ${days === 1 ? 'day' : 'days'} left`
}
