import { and, eq } from 'drizzle-orm'
import { accounts } from '#backend/modules/accounts/public.ts'
import { isOfAccount, readEarlyPurchaseToken } from '#backend/services/notification/public.ts'
import { cards, primaryCardOf } from '#backend/services/payment/public.ts'
import {
  itemOf,
  offersFor,
  priceFor,
  priceRenewal,
  requireAgreement,
} from '#backend/services/sales/public.ts'
import {
  earlyPurchasesOf,
  keepConsent,
  licensesById,
  lockTrack,
  requireRenewable,
  type Track,
  termsOfTrack,
  tracks,
  turnOff,
  unknownLicense,
} from '#backend/services/subscription/public.ts'
import { cardName } from '#domain/billing/card-name.ts'
import { nextPlanIdOf, renewalState } from '#domain/subscription/renewal.ts'
import { earlyPurchaseConsentText } from '#domain/subscription/renewal-terms.ts'
import { dollars } from '#domain/text/money.ts'
import type { EarlyPurchaseLink, EarlyPurchaseOffer, operations, PaidCard } from '#generated/billing/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Context, Kernel } from '#kernel/contract/context.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'

type OnTrack = Pick<Context<{ id: number }>, 'db' | 'kernel' | 'params' | 'caller' | 'now'>

/** Handlers of `openapi/billing/early-purchase.yaml`. */
export const earlyPurchaseHandlers = {
  async getEarlyPurchase(context) {
    const { db, params, caller } = context
    const isTheirs = and(eq(tracks.trackId, params.id), eq(tracks.accountId, accountOf(caller)))
    const [track] = await db.select().from(tracks).where(isTheirs)
    if (!track) throw problem('not-found')
    return { status: 200, body: await offerOf(context, track) }
  },

  async setEarlyPurchase(context) {
    const { max_times, monthly_limit, price, renewal_consent: version, ...rest } = context.body
    assertAllRead(rest)
    const { db, caller, now, params, nothingChanged, recordActivity } = context
    const track = await lockTrack(db, params.id, accountOf(caller))
    const { last } = requireRenewable(await termsOfTrack(db, track, now), now)
    if (last.autorenew_disabled) throw problem('renewal-off')
    const offer = await offerOf(context, track)
    const { next_plan: plan, card } = offer
    if (!plan) throw problem('plan-not-renewable')
    requireAgreement(context.body, { today: plan.price, tax: offer.tax_amount })
    if (!card) throw problem('card-required')
    const priced = await priceRenewal(db, { accountId: track.accountId, planId: plan.plan_id, now })
    if (priced === 'no-address') throw problem('taxable-location-required')
    const before = offer.early_purchase
    const isSame =
      before?.max_times === max_times &&
      before.monthly_limit === monthly_limit &&
      before.price === price &&
      before.plan_id === plan.plan_id &&
      before.renewal_consent === version
    if (isSame) {
      nothingChanged()
      return { status: 200, body: offer }
    }
    const { license_label } = offer
    const { plan_description } = plan
    const cap = { max_times, monthly_limit }
    const consent = {
      trackId: track.trackId,
      accountId: track.accountId,
      userId: caller.userId,
      actorUserId: caller.actor?.userId ?? null,
      ...{ planId: plan.plan_id, price, maxTimes: max_times, monthlyLimit: monthly_limit },
      card: cardName(card),
      version,
      text: earlyPurchaseConsentText({ license_label, plan_description, amount: price, ...cap }),
      consented: now,
    }
    await keepConsent(db, consent, now)
    await recordActivity(String(track.trackId), {
      facts: { track_id: track.trackId, monthly_amount: dollars(monthly_limit) },
    })
    return { status: 200, body: await offerOf(context, track) }
  },

  async disableEarlyPurchase(context) {
    const { db, params, caller, now, nothingChanged } = context
    const track = await lockTrack(db, params.id, accountOf(caller))
    if (!(await turnOff(db, track.trackId, now))) nothingChanged()
    return { status: 200, body: await offerOf(context, track) }
  },

  async findEarlyPurchase({ db, body, kernel, now }) {
    return { status: 200, body: await linkWire(db, await requireLink(db, kernel, body.token), now) }
  },

  async disableEarlyPurchaseByLink({ db, body, kernel, now, recordActivity }) {
    const link = await requireLink(db, kernel, body.token)
    const { trackId, accountId } = await lockTrack(db, link.track.trackId)
    if (await turnOff(db, trackId, now))
      await recordActivity(String(trackId), { accountId, facts: { track_id: trackId, email: link.address } })
    return { status: 200, body: await linkWire(db, link, now) }
  },
} satisfies Partial<Handlers<operations>>

/** What buying early costs today, which card it charges, and what the customer has agreed to. */
async function offerOf({ db, kernel, now }: OnTrack, track: Track): Promise<EarlyPurchaseOffer> {
  const { accountId, trackId, licenseId } = track
  const held = await termsOfTrack(db, track, now)
  const state = held && renewalState(held.last, held.plans.get(held.last.plan_id), now)
  const planId = held && nextPlanIdOf(held.last)
  const offer =
    planId !== undefined && (state === 'on' || state === 'off')
      ? (await offersFor(db, { accountId, planIds: [planId] })).get(planId)
      : undefined
  const priced = offer && (await priceFor(db, { accountId, items: [itemOf(offer)], now }))
  return {
    track_id: trackId,
    license_label: await labelOf(db, licenseId),
    next_plan: offer?.plan ?? null,
    tax_amount: priced?.taxAmount ?? 0,
    card: await primaryCardWire(db, kernel, accountId),
    early_purchase: (await earlyPurchasesOf(db, [trackId], now)).get(trackId) ?? null,
  }
}

/** The primary card, as far as people recognize it; null without one. */
export async function primaryCardWire(
  db: Queries,
  kernel: Parameters<typeof primaryCardOf>[1],
  accountId: number,
): Promise<PaidCard | null> {
  const primary = await primaryCardOf(db, kernel, accountId)
  if (!primary) return null
  const [card] = await db
    .select({ network: cards.network, mask: cards.mask })
    .from(cards)
    .where(eq(cards.paymentMethodId, primary.paymentMethodId))
  return card ?? null
}

async function labelOf(db: Queries, licenseId: number): Promise<string> {
  const license = (await licensesById(db, [licenseId])).get(licenseId) ?? unknownLicense(licenseId)
  return license.license_label
}

interface Link {
  track: Track
  address: string
  account: string
}

/** Throws `early-purchase-link-invalid` for a token that is not ours, and for an address that has left the account. */
async function requireLink(db: Queries, kernel: Pick<Kernel, 'secretBox'>, token: string): Promise<Link> {
  const link = readEarlyPurchaseToken(kernel, token)
  const [found] = link
    ? await db
        .select({ track: tracks, account: accounts.label })
        .from(tracks)
        .innerJoin(accounts, eq(accounts.accountId, tracks.accountId))
        .where(eq(tracks.trackId, link.trackId))
    : []
  if (!link || !found || !(await isOfAccount(db, found.track.accountId, link.address)))
    throw problem('early-purchase-link-invalid')
  return { ...found, address: link.address }
}

async function linkWire(db: Queries, { track, account }: Link, now: Date): Promise<EarlyPurchaseLink> {
  const { trackId, licenseId } = track
  return {
    account_label: account,
    license_label: await labelOf(db, licenseId),
    is_on: (await earlyPurchasesOf(db, [trackId], now)).has(trackId),
  }
}
