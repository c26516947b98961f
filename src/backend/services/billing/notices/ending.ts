import { and, eq } from 'drizzle-orm'
import type { NoRenewal } from '#backend/services/notification/public.ts'
import { cards } from '#backend/services/payment/public.ts'
import { itemOf, offersFor, priceFor } from '#backend/services/sales/public.ts'
import { cardName } from '#domain/billing/card-name.ts'
import { isUsedUp } from '#domain/subscription/renewal.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { RENEWAL_GRACE, stageAt } from './stages.ts'
import { goesOn, type Look, type Told, type WatchedTerm } from './terms.ts'

export const stoppedKey = (subscriptionId: number) => `stopped:${subscriptionId}`

/** That a term which nothing follows is about to renew, about to end, or has ended. */
export async function endingNotice(
  db: Queries,
  term: WatchedTerm,
  { events, planned }: Look,
  now: Date,
): Promise<Told | undefined> {
  const { row, isLast } = term
  const { start, expiration } = row
  // The person who has just bought it or switched its renewal knows; the next stage tells the others.
  const isTime = planned !== undefined || events.has('moved')
  if (!isTime || !isLast || !expiration || start > now) return undefined
  if (expiration <= now) return stoppedNotice(db, term, expiration, now)
  // People have heard already that the lookups have stopped. What matters then is that it renews, or can be renewed.
  if (isUsedUp(row) && term.state !== 'by-hand' && term.state !== 'on') return undefined
  return (await renewalNotice(db, term, expiration, now)) ?? expiryNotice(db, term, expiration, now)
}

async function renewalNotice(
  db: Queries,
  term: WatchedTerm,
  expiration: Date,
  now: Date,
): Promise<Told | undefined> {
  const { row, track, license } = term
  const stage = stageAt(row, 'renew', now)
  if (stage === undefined || term.state !== 'on') return undefined
  const offer = await offerOf(db, term)
  if (!offer) return undefined
  const { accountId } = track
  const { amount, taxAmount } = await priceFor(db, { accountId, items: [itemOf(offer)], now })
  return {
    key: `renewal:${row.subscriptionId}:${stage}`,
    facts: {
      kind: 'renewal',
      license,
      plan: offer.plan.plan_description,
      at: expiration.toISOString(),
      price: amount,
      tax: taxAmount,
      card: await primaryCard(db, accountId),
    },
  }
}

async function expiryNotice(
  db: Queries,
  term: WatchedTerm,
  expiration: Date,
  now: Date,
): Promise<Told | undefined> {
  const { row, license, plan } = term
  const stage = stageAt(row, 'expire', now)
  if (stage === undefined || (await willRenew(db, term))) return undefined
  return {
    key: `expiring:${row.subscriptionId}:${stage}`,
    facts: {
      kind: 'expiring',
      license,
      plan: plan?.plan_description ?? 'Unknown plan',
      ends: expiration.toISOString(),
      why: whyNot(term),
    },
  }
}

async function stoppedNotice(
  db: Queries,
  term: WatchedTerm,
  expiration: Date,
  now: Date,
): Promise<Told | undefined> {
  const { row, license } = term
  const isLate = now.getTime() - expiration.getTime() >= RENEWAL_GRACE
  if (isUsedUp(row) || goesOn(term, now) || (!isLate && (await willRenew(db, term)))) return undefined
  return {
    key: stoppedKey(row.subscriptionId),
    facts: {
      kind: 'stopped',
      subscriptionId: row.subscriptionId,
      license,
      ended: expiration.toISOString(),
      why: whyNot(term),
    },
  }
}

const willRenew = async (db: Queries, term: WatchedTerm) =>
  term.state === 'on' && (await offerOf(db, term)) !== undefined

/** The plan that the term renews with, at the account's price; undefined if it is gone, or has no price. */
async function offerOf(db: Queries, { track: { accountId }, nextPlanId }: WatchedTerm) {
  return (await offersFor(db, { accountId, planIds: [nextPlanId] })).get(nextPlanId)
}

function whyNot({ plan, row }: WatchedTerm): NoRenewal {
  if (!plan) return 'gone'
  if (plan.one_time_free_trial) return 'trial'
  if (plan.ongoing_free) return 'by-hand'
  if (!plan.renewable) return 'never'
  return row.autorenewDisabled ? 'off' : 'gone'
}

export async function primaryCard(db: Queries, accountId: number): Promise<string | null> {
  const [card] = await db
    .select()
    .from(cards)
    .where(and(eq(cards.accountId, accountId), eq(cards.isPrimary, true)))
  return card ? cardName(card) : null
}
