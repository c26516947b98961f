import { expect } from 'vitest'
import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import { cancelNextPlan } from '#generated/subscription/operations/cancelNextPlan.ts'
import { disableRenewal } from '#generated/subscription/operations/disableRenewal.ts'
import { resumeRenewal } from '#generated/subscription/operations/resumeRenewal.ts'
import { selectNextPlan } from '#generated/subscription/operations/selectNextPlan.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { type GivenTerm, grantTerms, nextYearTerm, trialTerm, yearTerm } from '../../../support/terms.ts'

const LICENSE = 1102
const YEAR = 3120
const SMALLER = 3119
const TRIAL = 3101
const OF_OTHER_LICENSE = 3705
const DISCONTINUED = 3105
/** Sold by people of sales alone. */
const NOT_FOR_SALE = 3160
const NO_SUCH = 2_147_483_647
const PRICES = new Map([
  [YEAR, 54_000],
  [SMALLER, 18_000],
  [DISCONTINUED, 9_000],
])

const off: GivenTerm = { ...yearTerm, changes: () => ({ autorenewDisabled: true }) }
const offWithNextPlan: GivenTerm = {
  ...yearTerm,
  changes: () => ({ autorenewDisabled: true, nextPlanId: SMALLER }),
}
/** A running trial. */
const running: GivenTerm = { planId: TRIAL, daysAgo: 3 }

/** A customer with these terms of one license. */
async function withTerms(world: World, terms: readonly GivenTerm[]) {
  const caller = await world.person()
  const id = await world.given(88_121, async backend => {
    const { trackId } = await grantTerms(backend, caller.accountId, LICENSE, terms)
    return trackId
  })
  return { caller, params: { id } }
}

/** What the person agrees to. The price of a plan that can't be chosen is never read. */
const consentTo = (plan: number) => ({
  price: PRICES.get(plan) ?? 1,
  renewal_consent: RENEWAL_CONSENT_VERSION,
})

/** Another customer's track. */
async function withForeignTrack(world: World) {
  const { params } = await withTerms(world, [yearTerm])
  return { caller: await world.person(), params }
}

const select = (world: World, next_plan_id: number, terms: readonly GivenTerm[] = [trialTerm, yearTerm]) =>
  withTerms(world, terms).then(call => ({ ...call, body: { next_plan_id, ...consentTo(next_plan_id) } }))

const resume = (world: World, terms: readonly GivenTerm[], plan = YEAR) =>
  withTerms(world, terms).then(call => ({ ...call, body: consentTo(plan) }))

const notEditable: [title: string, terms: readonly GivenTerm[]][] = [
  ['it has ended', [{ ...yearTerm, daysAgo: 400 }]],
  ['it has ended used up', [{ ...yearTerm, daysAgo: 400, remaining: 0 }]],
  ['it is terminated', [{ ...yearTerm, changes: now => ({ termination: now }) }]],
  ['its license is suspended', [{ ...yearTerm, suspended: true }]],
  ['there is no subscription', []],
]

export const cases = [
  define(selectNextPlan, 200, {
    example: 'smaller-plan',
    arrange: world => select(world, SMALLER),
    check: term => expect(term).toMatchObject({ plan_id: YEAR, next_plan_id: SMALLER }),
  }),
  define(selectNextPlan, 200, {
    example: 'same-plan',
    arrange: world =>
      select(world, YEAR, [{ ...yearTerm, changes: () => ({ nextPlanId: SMALLER }) }, nextYearTerm]),
    check: term => expect(term).toMatchObject({ plan_id: YEAR, next_plan_id: YEAR }),
  }),
  define(selectNextPlan, 200, {
    title: 'while renewal is off, without a consent',
    arrange: async world => ({
      ...(await withTerms(world, [off])),
      body: { next_plan_id: SMALLER, price: 18_000 },
    }),
    check: term => expect(term.next_plan_id).toBe(SMALLER),
  }),
  define(selectNextPlan, 200, {
    example: 'smaller-plan',
    title: 'a second time',
    arrange: async world => {
      const call = await select(world, SMALLER)
      await world.perform(selectNextPlan, call)
      return call
    },
    check: term => expect(term.next_plan_id).toBe(SMALLER),
  }),
  define(selectNextPlan, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await withTerms(world, [yearTerm])), body: forbidden({}) }),
  }),
  define(selectNextPlan, 400, {
    example: 'renewal-consent-outdated',
    arrange: async world => {
      const call = await select(world, SMALLER)
      return { ...call, body: { ...call.body, renewal_consent: '2020-01-31' } }
    },
  }),
  define(selectNextPlan, 400, {
    example: 'renewal-consent-missing',
    arrange: async world => ({
      ...(await withTerms(world, [yearTerm])),
      body: { next_plan_id: SMALLER, price: 18_000 },
    }),
  }),
  define(selectNextPlan, 404, {
    example: 'not-found',
    title: 'a track of another account',
    arrange: async world => ({
      ...(await withForeignTrack(world)),
      body: { next_plan_id: SMALLER, ...consentTo(SMALLER) },
    }),
  }),
  define(selectNextPlan, 404, {
    example: 'not-found',
    title: 'a plan that there is not',
    arrange: world => select(world, NO_SUCH),
  }),
  ...[TRIAL, OF_OTHER_LICENSE, DISCONTINUED, NOT_FOR_SALE].map(plan =>
    define(selectNextPlan, 409, {
      example: 'plan-not-renewable',
      title: `plan ${plan}, which can't follow`,
      arrange: world => select(world, plan),
    }),
  ),
  define(selectNextPlan, 409, {
    example: 'plan-not-renewable',
    title: 'nothing follows a trial',
    arrange: world => select(world, SMALLER, [running]),
  }),
  define(selectNextPlan, 200, {
    title: 'a discontinued plan, which it renews with anyway',
    arrange: world => select(world, DISCONTINUED, [{ planId: DISCONTINUED, daysAgo: 9 }]),
    check: term => expect(term.next_plan_id).toEqual(expect.any(Number)),
  }),
  ...notEditable.map(([title, terms]) =>
    define(selectNextPlan, 409, {
      example: 'subscription-not-editable',
      title,
      arrange: world => select(world, SMALLER, terms),
    }),
  ),
  define(selectNextPlan, 409, {
    example: 'price-changed',
    arrange: async world => {
      const call = await select(world, SMALLER)
      return { ...call, body: { ...call.body, price: 16_000 } }
    },
  }),

  define(disableRenewal, 200, {
    example: 'renewal-off',
    arrange: world => withTerms(world, [trialTerm, yearTerm]),
    check: term => expect(term.autorenew_disabled).toBe(true),
  }),
  define(disableRenewal, 200, {
    example: 'renewal-off',
    title: 'of a term that is used up, and would renew at its end',
    arrange: world => withTerms(world, [{ ...yearTerm, remaining: 0 }]),
    check: term => expect(term.autorenew_disabled).toBe(true),
  }),
  define(disableRenewal, 200, {
    example: 'renewal-off',
    title: 'a second time',
    arrange: world => withTerms(world, [off]),
    check: term => expect(term.autorenew_disabled).toBe(true),
  }),
  define(disableRenewal, 404, {
    example: 'not-found',
    title: 'a track of another account',
    arrange: withForeignTrack,
  }),
  ...notEditable.map(([title, terms]) =>
    define(disableRenewal, 409, {
      example: 'subscription-not-editable',
      title,
      arrange: world => withTerms(world, terms),
    }),
  ),

  define(cancelNextPlan, 204, {
    arrange: world => withTerms(world, [{ ...yearTerm, changes: () => ({ nextPlanId: SMALLER }) }]),
  }),
  define(cancelNextPlan, 204, {
    title: 'when no other plan is selected',
    arrange: world => withTerms(world, [yearTerm]),
  }),
  define(cancelNextPlan, 204, {
    title: 'while renewal is off',
    arrange: world => withTerms(world, [offWithNextPlan]),
  }),
  define(cancelNextPlan, 404, {
    example: 'not-found',
    title: 'a track of another account',
    arrange: withForeignTrack,
  }),
  define(cancelNextPlan, 409, {
    example: 'plan-not-renewable',
    arrange: world => withTerms(world, [running]),
  }),
  ...notEditable.map(([title, terms]) =>
    define(cancelNextPlan, 409, {
      example: 'subscription-not-editable',
      title,
      arrange: world => withTerms(world, terms),
    }),
  ),

  define(resumeRenewal, 200, {
    example: 'renewal-on',
    arrange: world => resume(world, [trialTerm, off]),
    check: term => expect(term).toMatchObject({ autorenew_disabled: false, next_plan_id: null }),
  }),
  define(resumeRenewal, 200, {
    example: 'renewal-on-other-plan',
    arrange: world => resume(world, [trialTerm, offWithNextPlan], SMALLER),
    check: term => expect(term).toMatchObject({ autorenew_disabled: false, next_plan_id: SMALLER }),
  }),
  define(resumeRenewal, 200, {
    example: 'renewal-on',
    title: 'a second time',
    arrange: world => resume(world, [yearTerm]),
    check: term => expect(term.autorenew_disabled).toBe(false),
  }),
  define(resumeRenewal, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      ...(await withTerms(world, [off])),
      body: forbidden({ renewal_consent: 'yes please' }),
    }),
  }),
  define(resumeRenewal, 400, {
    example: 'renewal-consent-outdated',
    arrange: async world => ({
      ...(await withTerms(world, [off])),
      body: { ...consentTo(YEAR), renewal_consent: '2020-01-31' },
    }),
  }),
  define(resumeRenewal, 404, {
    example: 'not-found',
    title: 'a track of another account',
    arrange: async world => ({ ...(await withForeignTrack(world)), body: consentTo(YEAR) }),
  }),
  define(resumeRenewal, 409, {
    example: 'plan-not-renewable',
    arrange: world => resume(world, [running]),
  }),
  define(resumeRenewal, 409, {
    example: 'plan-not-renewable',
    title: 'the next plan is gone from the catalog',
    arrange: world => {
      const gone: GivenTerm = { ...off, changes: () => ({ autorenewDisabled: true, nextPlanId: NO_SUCH }) }
      return resume(world, [gone], NO_SUCH)
    },
  }),
  ...notEditable.map(([title, terms]) =>
    define(resumeRenewal, 409, {
      example: 'subscription-not-editable',
      title,
      arrange: world => resume(world, terms),
    }),
  ),
  define(resumeRenewal, 409, {
    example: 'price-changed',
    arrange: async world => ({
      ...(await withTerms(world, [off])),
      body: { ...consentTo(YEAR), price: 48_000 },
    }),
  }),
]
