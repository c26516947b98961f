import { queryOptions } from '@tanstack/react-query'
import {
  currentSubscription,
  type SubscriptionStatus,
  subscriptionStatus,
  timeOf,
} from '#domain/subscription/subscription-status.ts'
import { listHoldings } from '#generated/subscription/operations/listHoldings.ts'
import { listSubscriptions } from '#generated/subscription/operations/listSubscriptions.ts'
import type {
  HoldingPage,
  Subscription,
  SubscriptionList,
  Holding as WireHolding,
  Plan as WirePlan,
} from '#generated/subscription/types.ts'
import { call, keyOf, query } from '#portal/api/call.ts'
import { queryClient } from '#portal/api/query-client.ts'
import { timestampOf } from '#portal/api/timestamps.ts'
import { fetchList, type ListPage, listQuery } from '#portal/kit/list/queries.ts'
import { termsQuery } from '#portal/shared/subscriptions/license-terms.ts'
import { type LicenseFacts, licenseFacts } from '#portal/shared/subscriptions/outlook.tsx'
import type { ListSearch } from './search.ts'

/** A plan for one term, with its lookups (storefront-and-session §3 Subscription). */
export interface Term {
  subscriptionId: number
  start: string
  expiration: string | null
  /** Day of the month on which it and later terms end; null without an end. */
  anchorDay: number | null
  /** The one before, if the dates of this term were moved; null otherwise. */
  anchorMovedFrom: number | null
  /** When it ended, or will end, before its expiration. */
  termination: string | null
  suspended: boolean
  issued: number
  remaining: number
  planId: number
  orderId: number | null
  plan: {
    description: string
    interval: 'monthly' | 'yearly' | 'custom-term'
    /** Lookups a second; null for no limit. */
    rateLimit: number | null
    isTrial: boolean
  }
  /** Its own rate limit, which replaces that of the plan until it expires. */
  ownRateLimit: { rate_limit: number | null; expiration: string | null } | null
}

/** A plan that can follow, with its price for the account in cents, before tax. */
export interface NextPlan {
  planId: number
  description: string
  price: number
  days: number
  months: number
  lookups: number
  rateLimit: number | null
}

export interface Renewal {
  state: WireHolding['renewal']['state']
  /** When the last term ends; null without an end. */
  at: string | null
  /** What it renews with, or would; null if it can't. */
  plan: NextPlan | null
}

/** A license of the account, with the term that counts now, the one that follows, and its renewal. */
export interface Holding {
  trackId: number
  licenseId: number
  label: string
  description: string
  /** What calls name as `license`. */
  licenseKey: string
  /** Whether calls that name it choose it over another license of the account, which could pay for them too. */
  isOneOfSeveral: boolean
  current: Term | null
  next: Term | null
  /** Number of its terms, past and future ones included. */
  termCount: number
  renewal: Renewal
  /** The consent to buy the next term early, and how far its cap is used; null while it is off. */
  early: WireHolding['early_purchase']
  /** What decides about what happens next. */
  facts: LicenseFacts
}

/** The entity of a wire object; the only place where its names change. */
export function toHolding(holding: WireHolding): Holding {
  const { license, renewal, ...wire } = holding
  return {
    trackId: wire.track_id,
    licenseId: license.license_id,
    label: license.license_label,
    description: license.license_description,
    licenseKey: license.license_key,
    isOneOfSeveral: wire.license_needed,
    current: wire.current && toTerm(wire.current),
    next: wire.next && toTerm(wire.next),
    termCount: wire.subscription_count,
    renewal: {
      state: renewal.state,
      at: timestampOf(renewal.at),
      plan: renewal.renews_with && toNextPlan(renewal.renews_with),
    },
    early: wire.early_purchase,
    facts: licenseFacts(holding),
  }
}

function toTerm(wire: Subscription): Term {
  return {
    subscriptionId: wire.subscription_id,
    start: wire.start,
    expiration: timestampOf(wire.expiration),
    anchorDay: wire.anchor_day,
    anchorMovedFrom: wire.anchor_moved_from,
    termination: timestampOf(wire.termination),
    suspended: wire.suspended,
    issued: wire.issued,
    remaining: wire.remaining,
    planId: wire.plan_id,
    orderId: wire.order_id,
    plan: {
      description: wire.plan.description,
      interval: wire.plan.interval,
      rateLimit: wire.plan.rate_limit,
      isTrial: wire.plan.one_time_free_trial,
    },
    ownRateLimit: wire.rate_limit && {
      rate_limit: wire.rate_limit.rate_limit,
      expiration: timestampOf(wire.rate_limit.expiration),
    },
  }
}

export function toNextPlan(wire: WirePlan): NextPlan {
  return {
    planId: wire.plan_id,
    description: wire.plan_description,
    price: wire.price,
    days: wire.days,
    months: wire.months,
    lookups: wire.lookups,
    rateLimit: wire.rate_limit,
  }
}

/** Why renewal and the next plan of a license cannot be changed. */
export type Lock = Exclude<SubscriptionStatus, 'active' | 'prepaid'> | 'trial' | 'free' | 'not-renewable'

/** Undefined if they can: only until the term ends, and if its plan can renew. */
export function lockOf({ current, renewal: { state } }: Holding, now: Date): Lock | undefined {
  const status = subscriptionStatus(current, now)
  if (state === 'by-hand') return 'free'
  // A used-up term still renews at its end, so that can be changed until then.
  const end = timeOf(current?.expiration)
  const isOpen = status === 'depleted' && (end === undefined || end > now.getTime())
  if (status !== 'active' && status !== 'prepaid' && !isOpen) return status
  if (current?.plan.isTrial) return 'trial'
  return state === 'never' || state === 'over' ? 'not-renewable' : undefined
}

/** A term in the history of a license. */
export interface PastTerm {
  term: Term
  /** It is the one that counts now. */
  isCurrent: boolean
}

/** The terms of a license, newest start first. */
export function toHistory(wire: readonly Subscription[], now: Date): PastTerm[] {
  const terms = wire.map(toTerm)
  const current = currentSubscription(terms, now)
  const startOf = ({ start }: Term) => timeOf(start) ?? Number.NEGATIVE_INFINITY
  return terms
    .toSorted((a, b) => startOf(b) - startOf(a) || b.subscriptionId - a.subscriptionId)
    .map(term => ({ term, isCurrent: term === current }))
}

const toHoldings = ({ holdings }: HoldingPage) => holdings.map(toHolding)

/** One page of the licenses, as a query, for a file and for the palette. */
export const holdingsQuery = (search: ListSearch) => listQuery(listHoldings, { query: search }, toHoldings)
export const fetchHoldings = (search: ListSearch & { page_size: number }) =>
  fetchList(listHoldings, { query: search }, toHoldings)

/** One license; undefined if the account does not hold it. If the list has it already, it is there at once. */
export const holdingQuery = (licenseId: number) =>
  queryOptions({
    ...query(listHoldings, { query: { license_id: licenseId } }),
    select: response => toHoldings(response)[0],
    initialData: () => listed(licenseId)?.page,
    initialDataUpdatedAt: () => listed(licenseId)?.at,
  })

function listed(licenseId: number): { page: HoldingPage; at: number } | undefined {
  for (const { state } of queryClient.getQueryCache().findAll({ queryKey: keyOf(listHoldings) })) {
    if (state.isInvalidated) continue
    const page = state.data as HoldingPage | undefined
    const holding = page?.holdings.find(({ license }) => license.license_id === licenseId)
    if (holding)
      return { page: { holdings: [holding], total: 1, page: 1, page_size: 25 }, at: state.dataUpdatedAt }
  }
}

/** Rows of a page of the history, which the server sends at once. */
const HISTORY_PAGE = 25

/** One page of the subscriptions to a license, newest start first. */
export const historyQuery = (licenseId: number, page: number) =>
  queryOptions({
    ...termsQuery(licenseId),
    select: response => pageOf(response, page, HISTORY_PAGE),
  })

export async function fetchHistory(licenseId: number, page: number): Promise<ListPage<PastTerm>> {
  return pageOf(await call(listSubscriptions, { path: { id: licenseId } }), page, 100)
}

function pageOf({ subscriptions }: SubscriptionList, page: number, size: number): ListPage<PastTerm> {
  const terms = toHistory(subscriptions, new Date())
  return { rows: terms.slice((page - 1) * size, page * size), total: terms.length, page, page_size: size }
}
