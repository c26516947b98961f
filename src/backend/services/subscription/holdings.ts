import { eq } from 'drizzle-orm'
import { sumOfTerms } from '#domain/subscription/lookups-left.ts'
import { nextPlanIdOf, renewalState } from '#domain/subscription/renewal.ts'
import { shownStatus, timeOf } from '#domain/subscription/subscription-status.ts'
import type {
  Holding,
  License,
  operations,
  Plan,
  QueryDefaults,
  Subscription,
} from '#generated/subscription/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { byLabel, licenseOf, type PlanFacts, plansFor, unknownLicense } from './catalog/catalog.ts'
import { type DecidingTerms, decidingTerms } from './deciding-terms.ts'
import { earlyPurchasesOf } from './early-purchase/counted.ts'
import { wireOf } from './subscriptions/subscriptions.ts'
import { licenses, tracks } from './tables.ts'
import { termsThatCount } from './terms-that-count.ts'
import { isFree } from './track-terms.ts'

/** Handlers of `openapi/subscription/holdings.yaml`. */
export const holdingHandlers = {
  /**
   * A few statements, however long the history is: the licenses, the terms that count, prices, and early purchases. By
   * label, without a status, the terms of the page alone are read.
   */
  async listHoldings({ db, caller, query, now }) {
    const { search, status, license_id, sort, direction, page, page_size } = query
    const accountId = accountOf(caller)
    const pageOf = <T>(list: readonly T[]) => list.slice((page - 1) * page_size, page * page_size)
    const all = await heldLicenses(db, accountId)
    const words = search?.toLowerCase().split(' ') ?? []
    const found = all.filter(
      ({ license }) =>
        (!license_id || license.license_id === license_id) &&
        words.every(word => `${license.license_label} ${license.license_key}`.toLowerCase().includes(word)),
    )
    const isByLabel = sort === 'label' && !status
    const inOrder = sort === 'label' && direction === 'desc' ? found.toReversed() : found
    const read = await withTerms(db, isByLabel ? pageOf(inOrder) : inOrder, now)
    const kept = status ? read.filter(({ current }) => shownStatus(current, now) === status) : read
    const shown = isByLabel ? kept : pageOf(sort === 'label' ? kept : sorted(kept, sort, direction))
    const prices = await plansFor(db, {
      accountId,
      planIds: shown.flatMap(({ last }) => (last ? nextPlanIdOf(last) : [])),
    })
    const early = await earlyPurchasesOf(
      db,
      shown.map(({ trackId }) => trackId),
      now,
    )
    const holdings = shown.map(held => ({
      ...holdingOf(held, all, prices, now),
      early_purchase: early.get(held.trackId) ?? null,
    }))
    return { status: 200, body: { holdings, total: isByLabel ? found.length : kept.length, page, page_size } }
  },
} satisfies Pick<Handlers<operations, QueryDefaults>, 'listHoldings'>

interface HeldLicense {
  trackId: number
  license: License
}

/** A subscription as the API returns it, with what its plan says. */
interface KnownTerm extends Subscription {
  subscriptionId: number
  isFree: boolean
  facts: PlanFacts | undefined
}

/** A license with what counts of its terms. */
interface Held extends HeldLicense, DecidingTerms<KnownTerm> {
  count: number
  used: boolean
}

/** All licenses that an account holds, by label. */
async function heldLicenses(db: Queries, accountId: number): Promise<HeldLicense[]> {
  const rows = await db
    .select({ trackId: tracks.trackId, licenseId: tracks.licenseId, license: licenses })
    .from(tracks)
    .leftJoin(licenses, eq(licenses.licenseId, tracks.licenseId))
    .where(eq(tracks.accountId, accountId))
  return rows
    .map(({ trackId, licenseId, license }) => ({
      trackId,
      license: license ? licenseOf(license) : unknownLicense(licenseId),
    }))
    .toSorted((a, b) => byLabel(a.license, b.license))
}

/** Adds to licenses what counts of their terms, in the same order. */
async function withTerms(db: Queries, held: readonly HeldLicense[], now: Date): Promise<Held[]> {
  const counted = await termsThatCount(
    db,
    held.map(({ trackId }) => trackId),
    now,
  )
  return held.map(({ trackId, license }) => {
    const { count = 0, used = false, terms: rows = [] } = counted.get(trackId) ?? {}
    const terms = rows.map(({ plan: facts, ...term }) => ({
      ...wireOf(term, facts, license),
      subscriptionId: term.row.subscriptionId,
      isFree: isFree(facts),
      facts,
    }))
    return { trackId, license, count, used, ...decidingTerms(terms, now) }
  })
}

function holdingOf(
  { trackId, license, count, used, current, running, next, last }: Held,
  all: readonly HeldLicense[],
  prices: ReadonlyMap<number, Plan>,
  now: Date,
): Omit<Holding, 'early_purchase'> {
  const state = renewalState(last, last?.facts, now)
  const renews = last && state !== 'never' && state !== 'over'
  return {
    track_id: trackId,
    license,
    license_needed: all.some(
      other =>
        other.trackId !== trackId &&
        other.license.endpoints.some(endpoint => license.endpoints.includes(endpoint)),
    ),
    current: current ? toSubscription(current) : null,
    running: running.map(toSubscription),
    next: next ? toSubscription(next) : null,
    subscription_count: count,
    ever_used: used,
    renewal: {
      state,
      at: state === 'over' ? null : (last?.expiration ?? null),
      renews_with: renews ? (prices.get(nextPlanIdOf(last)) ?? null) : null,
    },
  }
}

function toSubscription({
  subscriptionId: _number,
  isFree: _free,
  facts: _facts,
  ...term
}: KnownTerm): Subscription {
  return term
}

/** By what is left or by the end. Licenses without the value come last in either direction. */
function sorted(list: readonly Held[], sort: 'left' | 'end', direction: 'asc' | 'desc'): Held[] {
  const sign = direction === 'asc' ? 1 : -1
  const amountOf = ({ current, running }: Held) => {
    if (!current) return undefined
    if (sort === 'end') return timeOf(current.expiration)
    const { issued, remaining } = sumOfTerms(running.length ? running : [current])
    return issued > 0 ? remaining / issued : undefined
  }
  return list.toSorted((a, b) => {
    const [left, right] = [amountOf(a), amountOf(b)]
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined)
    return sign * (left - right)
  })
}
