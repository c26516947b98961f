import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { earlyPurchaseToken } from '#backend/services/notification/links.ts'
import {
  earlyPurchaseConsents,
  earlyPurchases,
  subscriptions,
} from '#backend/services/subscription/tables.ts'
import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import { disableEarlyPurchase } from '#generated/billing/operations/disableEarlyPurchase.ts'
import { disableEarlyPurchaseByLink } from '#generated/billing/operations/disableEarlyPurchaseByLink.ts'
import { findEarlyPurchase } from '#generated/billing/operations/findEarlyPurchase.ts'
import { getEarlyPurchase } from '#generated/billing/operations/getEarlyPurchase.ts'
import { setEarlyPurchase } from '#generated/billing/operations/setEarlyPurchase.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { type GivenTerm, grantTerms, trialTerm, yearTerm } from '../../../support/terms.ts'

const LICENSE = 1102
const VISA = '4242 4242 4242 4242'
/** $540.00 a year, and the tax of Utah. */
const PRICE = 54_000
const TOTAL = 57_915
const body = { max_times: 3, monthly_limit: 120_000, price: PRICE, renewal_consent: RENEWAL_CONSENT_VERSION }
/** A running trial. */
const running: GivenTerm = { planId: 3101, daysAgo: 3 }

interface Given {
  terms?: readonly GivenTerm[]
  hasCard?: boolean
  hasAddress?: boolean
}

/** A customer with a license, a card, and an address. */
async function holder(
  world: World,
  { terms = [trialTerm, yearTerm], hasCard = true, hasAddress = true }: Given = {},
) {
  const caller = await world.person({
    label: 'Northwind Traders',
    ...(hasCard && { cards: [{ number: VISA }] }),
    ...(hasAddress && { taxableAddress: {} }),
  })
  const id = await world.given(88_121, async backend => {
    const { trackId } = await grantTerms(backend, caller.accountId, LICENSE, terms)
    return trackId
  })
  return { caller, params: { id } }
}

async function withItOn(world: World, given?: Given) {
  const call = await holder(world, given)
  await world.perform(setEarlyPurchase, { ...call, body })
  return call
}

/** A year that was bought early this month and is used up as well, so that the amount of the month is spent. */
async function atCap(world: World) {
  const usedUp = { ...yearTerm, remaining: 0 }
  const call = await withItOn(world, { terms: [usedUp, { ...usedUp, daysAgo: 2, orderId: 560_377 }] })
  await world.given(undefined, async ({ db, clock }) => {
    const { id: trackId } = call.params
    const now = clock.now()
    const held = await db.select().from(subscriptions).where(eq(subscriptions.trackId, trackId))
    const [first, last] = held.toSorted((a, b) => a.start.getTime() - b.start.getTime())
    const ofTrack = eq(earlyPurchaseConsents.trackId, trackId)
    const nextLook = new Date(now.getTime() + 3_600_000)
    const stop = { stoppedTerm: last?.subscriptionId, stopReason: 'month' as const, nextLook }
    const [consent] = await db.update(earlyPurchaseConsents).set(stop).where(ofTrack).returning()
    if (!first || !consent) throw new Error('early purchase is off')
    const { subscriptionId, expiration } = first
    const counts = { countsFor: subscriptionId, countedUntil: expiration }
    const bought = { consentId: consent.consentId, orderId: 560_377, amount: 2 * TOTAL, bought: now }
    await db.insert(earlyPurchases).values({ subscriptionId, trackId, ...counts, ...bought })
  })
  return call
}

async function withForeignTrack(world: World) {
  const { params } = await holder(world)
  return { caller: await world.person(), params }
}

/** The link of an email to the owner. */
async function link(world: World, { caller, params }: Awaited<ReturnType<typeof holder>>) {
  const token = await world.given('4Jx0v1lGq8mN5yZr2TtWcUe7KpSaHdFb3iXoQw9LgMk', async ({ kernel }) =>
    earlyPurchaseToken(kernel, { trackId: params.id, address: caller.username }),
  )
  return { caller: null, body: { token } }
}

const conflicts: [
  example:
    | 'price-changed'
    | 'card-required'
    | 'renewal-off'
    | 'plan-not-renewable'
    | 'subscription-not-editable'
    | 'taxable-location-required',
  given: Given,
  changes?: object,
][] = [
  ['price-changed', {}, { price: 48_000 }],
  ['card-required', { hasCard: false }],
  ['taxable-location-required', { hasAddress: false }],
  ['renewal-off', { terms: [{ ...yearTerm, changes: () => ({ autorenewDisabled: true }) }] }],
  ['plan-not-renewable', { terms: [running] }],
  ['subscription-not-editable', { terms: [{ ...yearTerm, daysAgo: 400 }] }],
]

export const cases = [
  define(getEarlyPurchase, 200, {
    example: 'off',
    arrange: world => holder(world),
    check: offer =>
      expect(offer).toMatchObject({
        next_plan: { plan_id: 3120, price: PRICE },
        tax_amount: TOTAL - PRICE,
        card: { network: 'visa', mask: '4242' },
        early_purchase: null,
      }),
  }),
  define(getEarlyPurchase, 200, {
    example: 'on',
    arrange: world => withItOn(world),
    check: ({ early_purchase: early }) =>
      expect(early).toMatchObject({ max_times: 3, times_used: 0, monthly_limit: 120_000, price: PRICE }),
  }),
  define(getEarlyPurchase, 200, {
    example: 'at-cap',
    arrange: atCap,
    check: ({ early_purchase: early }) =>
      expect(early).toMatchObject({
        counted_until: expect.any(String),
        spent_this_month: 2 * TOTAL,
        stopped: 'month',
      }),
  }),
  define(getEarlyPurchase, 200, {
    example: 'no-card',
    arrange: world => holder(world, { hasCard: false }),
    check: ({ card }) => expect(card).toBeNull(),
  }),
  define(getEarlyPurchase, 200, {
    example: 'nothing-next',
    arrange: world => holder(world, { terms: [running] }),
    check: offer => expect(offer).toMatchObject({ next_plan: null, tax_amount: 0 }),
  }),
  define(getEarlyPurchase, 404, {
    example: 'not-found',
    title: 'a track of another account',
    arrange: withForeignTrack,
  }),

  define(setEarlyPurchase, 200, {
    example: 'on',
    arrange: async world => ({ ...(await holder(world)), body }),
    check: ({ early_purchase: early }) => {
      expect(early).toMatchObject({ max_times: 3, monthly_limit: 120_000, plan_id: 3120, price: PRICE })
      expect(early?.renewal_consent).toBe(RENEWAL_CONSENT_VERSION)
      expect(early?.consent_text).toContain('at most 3 times per term and $1,200.00 per month')
    },
  }),
  define(setEarlyPurchase, 200, {
    example: 'on',
    title: 'a second time',
    arrange: async world => ({ ...(await withItOn(world)), body }),
    check: ({ early_purchase: early }) => expect(early?.max_times).toBe(3),
  }),
  define(setEarlyPurchase, 200, {
    example: 'on',
    title: 'the lowest amount that covers a term',
    arrange: async world => ({ ...(await holder(world)), body: { ...body, monthly_limit: TOTAL } }),
    check: ({ early_purchase: early }) => expect(early).not.toBeNull(),
  }),
  define(setEarlyPurchase, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await holder(world)), body: forbidden({}) }),
  }),
  define(setEarlyPurchase, 400, {
    example: 'monthly-limit-too-low',
    arrange: async world => ({ ...(await holder(world)), body: { ...body, monthly_limit: TOTAL - 1 } }),
  }),
  define(setEarlyPurchase, 400, {
    example: 'renewal-consent-outdated',
    arrange: async world => ({ ...(await holder(world)), body: { ...body, renewal_consent: '2026-11-22' } }),
  }),
  define(setEarlyPurchase, 404, {
    example: 'not-found',
    title: 'a track of another account',
    arrange: async world => ({ ...(await withForeignTrack(world)), body }),
  }),
  ...conflicts.map(([example, given, changes]) =>
    define(setEarlyPurchase, 409, {
      example,
      arrange: async world => ({ ...(await holder(world, given)), body: { ...body, ...changes } }),
    }),
  ),

  define(disableEarlyPurchase, 200, {
    example: 'off',
    arrange: world => withItOn(world),
    check: ({ early_purchase: early }) => expect(early).toBeNull(),
  }),
  define(disableEarlyPurchase, 200, {
    example: 'off',
    title: 'a second time',
    arrange: world => holder(world),
    check: ({ early_purchase: early }) => expect(early).toBeNull(),
  }),
  define(disableEarlyPurchase, 404, {
    example: 'not-found',
    title: 'a track of another account',
    arrange: withForeignTrack,
  }),

  define(findEarlyPurchase, 200, {
    example: 'on',
    arrange: async world => link(world, await withItOn(world)),
    check: found => expect(found).toMatchObject({ account_label: 'Northwind Traders', is_on: true }),
  }),
  define(findEarlyPurchase, 200, {
    example: 'off',
    arrange: async world => link(world, await holder(world)),
    check: ({ is_on }) => expect(is_on).toBe(false),
  }),
  define(disableEarlyPurchaseByLink, 200, {
    example: 'off',
    arrange: async world => link(world, await withItOn(world)),
    check: ({ is_on }) => expect(is_on).toBe(false),
  }),
  define(disableEarlyPurchaseByLink, 200, {
    example: 'off',
    title: 'a second press changes nothing',
    arrange: async world => {
      const call = await link(world, await withItOn(world))
      await world.perform(disableEarlyPurchaseByLink, call)
      return call
    },
    check: ({ is_on }) => expect(is_on).toBe(false),
  }),
  ...[findEarlyPurchase, disableEarlyPurchaseByLink].flatMap(operation => [
    define(operation, 400, {
      example: 'early-purchase-link-invalid',
      arrange: async world => {
        const { caller, body: sent } = await link(world, await holder(world))
        // The first character: the last one of a base64url text holds bits that no reader looks at.
        return { caller, body: { token: `${sent.token.startsWith('A') ? 'B' : 'A'}${sent.token.slice(1)}` } }
      },
    }),
    define(operation, 400, {
      example: 'missing-token',
      invalid: true,
      arrange: async () => ({ caller: null, body: forbidden({}) }),
    }),
  ]),
]
