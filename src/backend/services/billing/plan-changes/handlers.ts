import { and, eq } from 'drizzle-orm'
import { findByIntent, hashOf, lockAccount, type OrderRow } from '#backend/services/sales/public.ts'
import { licensesById, type Track, tracks, unknownLicense } from '#backend/services/subscription/public.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import type { AccountOrder, operations, PlanChangeOffer } from '#generated/billing/types.ts'
import { PLAN_CHANGE_WINDOW } from '#generated/durations.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { assertAllRead, type Handlers, withRepeatableRejections } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { primaryCardWire } from '../early-purchase.ts'
import { namedOrders } from '../order-list.ts'
import { choicesFor } from './choices.ts'
import { placeChange } from './place.ts'
import { closePreview } from './preview.ts'

/** Handlers of `openapi/billing/plan-change.yaml`. */
export const planChangeHandlers = {
  async getPlanChange({ db, kernel, params, caller, now }) {
    const isTheirs = and(eq(tracks.trackId, params.id), eq(tracks.accountId, accountOf(caller)))
    const [track] = await db.select().from(tracks).where(isTheirs)
    if (!track) throw problem('not-found')
    return { status: 200, body: await offerWire({ db, kernel, now }, track) }
  },

  changePlan: withRepeatableRejections(async context => {
    const { db, kernel, params, body, caller, now, idempotencyKey, nothingChanged, recordActivity } = context
    const { plan_id, total_amount, preview, renewal_consent: version, exceeds_cap, ...rest } = body
    assertAllRead(rest)
    const accountId = accountOf(caller)
    const intent = {
      id: idempotencyKey,
      hash: hashOf({ trackId: params.id, plan_id, total_amount, preview, version }),
    }
    await lockAccount(db, accountId)
    const known = await findByIntent(db, accountId, intent.id)
    if (known) {
      if (known.intentHash !== intent.hash) throw problem('idempotency-key-reused')
      nothingChanged()
      return { status: 201, body: await orderWire(db, known) }
    }
    if (version !== undefined && version !== RENEWAL_CONSENT_VERSION)
      throw problem('renewal-consent-outdated', { fields: ['renewal_consent'] })
    const { order, offer } = await placeChange(
      { db, kernel, now },
      {
        ...{ accountId, trackId: params.id, planId: plan_id, total: total_amount, preview, version },
        intent,
        exceedsCap: exceeds_cap === true,
        placedBy: caller.userId,
        isByStaff: caller.actor !== undefined || caller.roles.includes(INTERNAL_ROLE),
      },
    )
    const { license_label } = offer.license
    const { plan_description } = offer.plan
    await recordActivity(String(order.orderId), {
      facts: { order_id: order.orderId, license_label, plan_description },
    })
    return { status: 201, body: await orderWire(db, order) }
  }),
} satisfies Pick<Handlers<operations>, 'getPlanChange' | 'changePlan'>

async function orderWire(db: Queries, row: OrderRow): Promise<AccountOrder> {
  const [order] = await namedOrders(db, [row])
  if (!order) throw new Error('an order has its wire form')
  return order
}

async function offerWire(
  { db, kernel, now }: { db: Queries; kernel: Kernel; now: Date },
  track: Track,
): Promise<PlanChangeOffer> {
  const { trackId, accountId, licenseId } = track
  const { blocked, replaced, at, choices, scheduled } = await choicesFor({ db, kernel, now }, track)
  const license = (await licensesById(db, [licenseId])).get(licenseId) ?? unknownLicense(licenseId)
  const seen = { trackId, at, terms: replaced.map(({ term }) => term) }
  return {
    track_id: trackId,
    license_label: license.license_label,
    blocked,
    replaces: replaced.map(({ term, credit }) => ({
      subscription_id: term.subscriptionId,
      plan_id: term.planId,
      issued: term.issued,
      remaining: Math.max(0, term.remaining),
      expiration: term.expiration?.toISOString() ?? null,
      credit,
    })),
    scheduled,
    choices: choices.map(({ wire }) => wire),
    card: await primaryCardWire(db, kernel, accountId),
    preview: closePreview(kernel, seen),
    preview_expires_at: new Date(at.getTime() + PLAN_CHANGE_WINDOW).toISOString(),
  }
}
