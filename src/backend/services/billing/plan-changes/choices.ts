import { and, eq, isNull } from 'drizzle-orm'
import {
  isForSale,
  itemOf,
  type OfferedPlan,
  offersFor,
  priceFor,
  type ReplacedTerm,
} from '#backend/services/sales/public.ts'
import {
  endsOfNextTerm,
  plansById,
  plansOfLicense,
  subscriptions,
  type Track,
  termsOfTrack,
} from '#backend/services/subscription/public.ts'
import { isTooSmall } from '#domain/billing/smallest-charge.ts'
import { nextPlanIdOf, renewalState } from '#domain/subscription/renewal.ts'
import { timeOf } from '#domain/subscription/subscription-status.ts'
import type { PlanChangeOffer } from '#generated/billing/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { isUnpaid } from '../renewals/unpaid.ts'
import { isBeingPaid } from './open-changes.ts'
import { asSeen } from './preview.ts'
import { type TermRow, unusedOf } from './unused.ts'

/** A plan that a license can change to. */
export interface PlanChoice {
  offer: OfferedPlan
  wire: PlanChangeOffer['choices'][number]
}

/** How the plan of a license can change, and what that costs. */
export interface PlanChoices {
  /** Why it can't change now; null if it can. */
  blocked: PlanChangeOffer['blocked']
  /** The terms that a change replaces, as the preview had them at that time. */
  replaced: (ReplacedTerm & { term: TermRow })[]
  at: Date
  choices: PlanChoice[]
  scheduled: PlanChangeOffer['scheduled']
}

interface Asked {
  db: Queries
  kernel: Pick<Kernel, 'secretBox'>
  now: Date
}

/**
 * What the plan of a license can change to. A plan that costs more than the current one can begin now (decision B24); each
 * other one follows at the end of the last term, so that nothing that was paid for goes back. With `preview` as that had
 * it.
 */
export async function choicesFor(
  { db, kernel, now }: Asked,
  track: Track,
  preview?: string,
): Promise<PlanChoices> {
  const { trackId, accountId, licenseId } = track
  const live = await replaceable(db, trackId, now)
  const { terms, at } = asSeen(kernel, preview, { trackId, terms: live, now })
  const replaced: PlanChoices['replaced'] = []
  for (const term of terms) {
    const { subscriptionId, remaining } = term
    replaced.push({ subscriptionId, remaining, term, ...(await unusedOf(db, term, at)) })
  }
  const blocked = await obstacle(db, track, live)
  const credit = replaced.reduce((sum, term) => sum + term.credit, 0)

  const held = await termsOfTrack(db, track, now)
  const state = held && renewalState(held.last, held.plans.get(held.last.plan_id), now)
  const end = timeOf(held?.last.expiration)
  const followsAt = end !== undefined && (state === 'on' || state === 'off') ? new Date(end) : undefined
  const all = await offersFor(db, { accountId, planIds: await plansOfLicense(db, licenseId) })
  const current = held && all.get(held.current.plan_id)?.plan
  const offers = [...all.values()]
    .filter(offer => isForSale(offer) && offer.plan.price > 0 && offer.plan.plan_id !== current?.plan_id)
    .toSorted(bySize)
  const prices = (amountOf: (price: number) => number) =>
    priceFor(db, {
      accountId,
      items: offers.map(offer => itemOf(offer, { amount: amountOf(offer.plan.price) })),
      now,
    })
  const upgraded = await prices(price => Math.max(0, price - credit))
  const whole = await prices(price => price)
  // The same for all plans that begin at the same time.
  const endsNow = await endsOfNextTerm(db, { trackId, start: now })
  const endsLater = followsAt && (await endsOfNextTerm(db, { trackId, start: followsAt }))
  const choices: PlanChoice[] = []
  for (const [index, offer] of offers.entries()) {
    const { plan } = offer
    const { amount = 0, taxAmount = 0 } = upgraded.items[index] ?? {}
    const isUpgrade = blocked === null && current !== undefined && plan.price > current.price
    const isNow = isUpgrade && plan.price >= credit && !isTooSmall(amount + taxAmount)
    const start = isNow ? now : plan.renewable ? followsAt : undefined
    const endOf = isNow ? endsNow : endsLater
    if (!start || !endOf) continue
    const later = whole.items[index]
    const item = isNow || !later ? { amount, taxAmount } : later
    choices.push({
      offer,
      wire: {
        new_plan: plan,
        begins: isNow ? 'now' : 'at-end',
        start: start.toISOString(),
        term_expires_at: endOf(plan)?.toISOString() ?? null,
        credit: isNow ? credit : 0,
        amount: item.amount,
        tax_amount: item.taxAmount,
        total_amount: item.amount + item.taxAmount,
      },
    })
  }
  const nextId = held && nextPlanIdOf(held.last)
  const next = nextId === undefined || nextId === held?.last.plan_id ? undefined : all.get(nextId)
  return {
    ...{ blocked, replaced, at, choices },
    scheduled:
      next && followsAt
        ? { next_plan: next.plan, start: followsAt.toISOString(), renews: state === 'on' }
        : null,
  }
}

/** Why the plan can't change now. */
async function obstacle(
  db: Queries,
  { trackId, suspended }: Track,
  live: readonly TermRow[],
): Promise<PlanChangeOffer['blocked']> {
  if (suspended) return 'suspended'
  if (!live.length) return 'no-term'
  for (const term of live) if (await isUnpaid(db, term)) return 'unpaid'
  return (await isBeingPaid(db, trackId)) ? 'in-progress' : null
}

/** The paid terms of a track that have not ended, those that are yet to begin included. */
async function replaceable(db: Queries, trackId: number, now: Date): Promise<TermRow[]> {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.trackId, trackId), isNull(subscriptions.termination)))
  const plans = await plansById(
    db,
    rows.map(({ planId }) => planId),
  )
  const isPaid = ({ planId }: TermRow) => {
    const plan = plans.get(planId)
    return plan !== undefined && !plan.one_time_free_trial && !plan.ongoing_free
  }
  return rows
    .filter(term => isPaid(term) && !(term.expiration && term.expiration <= now))
    .toSorted((a, b) => a.subscriptionId - b.subscriptionId)
}

const bySize = ({ plan: a }: OfferedPlan, { plan: b }: OfferedPlan) =>
  a.months - b.months || a.lookups - b.lookups || a.price - b.price
