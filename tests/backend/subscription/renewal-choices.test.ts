import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { renewalChoices, subscriptions } from '#backend/services/subscription/tables.ts'
import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import { createQuote } from '#generated/sales/operations/createQuote.ts'
import { disableRenewal } from '#generated/subscription/operations/disableRenewal.ts'
import { listSubscriptions } from '#generated/subscription/operations/listSubscriptions.ts'
import { resumeRenewal } from '#generated/subscription/operations/resumeRenewal.ts'
import { selectNextPlan } from '#generated/subscription/operations/selectNextPlan.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { type GivenTerm, grantTerms, nextYearTerm, trialTerm, yearTerm } from '../../support/terms.ts'
import { actAs } from '../authorization/act-as.ts'
import { activityClient } from '../authorization/activity-client.ts'
import { send } from '../client.ts'

const LICENSE = 1102
const SMALLER = 3119
const OTHERS = [3118, 3119, 3122, 3123]
const version = { renewal_consent: RENEWAL_CONSENT_VERSION }
/** What the person agrees to: the plan that they have, and the smaller one. */
const same = { price: 54_000, ...version }
const smaller = { next_plan_id: SMALLER, price: 18_000, ...version }
const off: Partial<GivenTerm> = { changes: () => ({ autorenewDisabled: true }) }

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})
const { latest, list, undo } = activityClient(() => backend)

async function withTerms(...terms: readonly GivenTerm[]) {
  const caller = await backend.person()
  const { trackId, ids } = await grantTerms(backend, caller.accountId, LICENSE, terms)
  const call = { caller, params: { id: trackId } }
  return { caller, call, ids, trackId }
}

async function termsOf(caller: Person) {
  const { body } = await send(backend, listSubscriptions, { caller, params: { id: LICENSE } })
  return body.subscriptions.toSorted((a, b) => a.subscription_id - b.subscription_id)
}

const choicesOf = (trackId: number) =>
  backend.db
    .select()
    .from(renewalChoices)
    .where(eq(renewalChoices.trackId, trackId))
    .orderBy(renewalChoices.choiceId)

describe('a choice', () => {
  test('holds for the current term and all that are set up, and not for those that are over', async () => {
    const { caller, call } = await withTerms({ ...yearTerm, daysAgo: 500 }, yearTerm, nextYearTerm)
    await send(backend, disableRenewal, call)
    await send(backend, selectNextPlan, { ...call, body: smaller })
    const terms = await termsOf(caller)
    expect(terms.map(({ autorenew_disabled }) => autorenew_disabled)).toEqual([false, true, true])
    expect(terms.map(({ next_plan_id }) => next_plan_id)).toEqual([null, SMALLER, SMALLER])
    const { price } = smaller
    await send(backend, resumeRenewal, { ...call, body: { ...same, price } })
    expect((await termsOf(caller)).map(({ autorenew_disabled }) => autorenew_disabled)).toEqual([
      false,
      false,
      false,
    ])
  })

  test('does not make a trial renew that a paid term follows', async () => {
    const { caller, call } = await withTerms(
      { ...trialTerm, daysAgo: 3, remaining: 900 },
      {
        ...nextYearTerm,
        ...off,
      },
    )
    expect((await send(backend, resumeRenewal, { ...call, body: same })).status).toBe(200)
    const terms = await termsOf(caller)
    expect(terms.map(({ autorenew_disabled }) => autorenew_disabled)).toEqual([true, false])
  })

  test('is kept with who made it, the price, and the words that were agreed to', async () => {
    const { caller, call, ids, trackId } = await withTerms({ ...yearTerm, ...off })
    await send(backend, resumeRenewal, { ...call, body: same })
    await send(backend, selectNextPlan, { ...call, body: smaller })
    await send(backend, disableRenewal, call)
    const withoutConsent = { next_plan_id: 3120, price: same.price }
    await send(backend, selectNextPlan, { ...call, body: withoutConsent })
    const choices = await choicesOf(trackId)
    expect(choices).toMatchObject([
      {
        choice: 'on',
        subscriptionId: ids[0],
        accountId: caller.accountId,
        userId: caller.userId,
        actorUserId: null,
        planId: 3120,
        price: 54_000,
        version: RENEWAL_CONSENT_VERSION,
        text: expect.stringContaining(
          'US Address Verification, Plus, 500,000 lookups a year: I agree that this plan renews every year at $540.00',
        ),
      },
      {
        choice: 'next-plan',
        planId: SMALLER,
        price: 18_000,
        version: RENEWAL_CONSENT_VERSION,
        text: expect.stringContaining('every year at $180.00'),
      },
      { choice: 'off', planId: SMALLER, price: 18_000, version: null, text: null },
      { choice: 'next-plan', planId: 3120, price: 54_000, version: null, text: null },
    ])
    expect(choices[0]?.chosen).toEqual(backend.clock.now())
  })

  test('that is repeated or rejected leaves nothing', async () => {
    const { caller, call, trackId } = await withTerms({ ...yearTerm, ...off })
    for (let times = 0; times < 3; times++) await send(backend, resumeRenewal, { ...call, body: same })
    for (let times = 0; times < 3; times++) await send(backend, disableRenewal, call)
    for (let times = 0; times < 3; times++) await send(backend, selectNextPlan, { ...call, body: smaller })
    const rejected = [
      await send(backend, resumeRenewal, { ...call, body: { ...same, price: 1 } }),
      await send(backend, resumeRenewal, { ...call, body: { ...same, renewal_consent: '2020-01-31' } }),
      await send(backend, selectNextPlan, { ...call, body: { ...smaller, price: 1 } }),
    ]
    expect(rejected.map(({ status }) => status)).toEqual([409, 400, 409])
    expect((await choicesOf(trackId)).map(({ choice }) => choice)).toEqual(['on', 'off', 'next-plan'])
    expect((await list(caller, { kind: 'subscriptions' })).activity).toHaveLength(3)
  })

  test('has billing look again at a renewal that it had given up', async () => {
    const { call, ids } = await withTerms({ ...yearTerm, ...off })
    const isThis = eq(subscriptions.subscriptionId, ids[0] ?? 0)
    await backend.db.update(subscriptions).set({ renewalTaken: true }).where(isThis)
    await send(backend, resumeRenewal, { ...call, body: same })
    const [term] = await backend.db.select().from(subscriptions).where(isThis)
    expect(term?.renewalTaken).toBe(false)
  })
})

describe('needs a consent', () => {
  test('to turn renewal on, and to choose what an ongoing renewal charges, of staff who act for the customer too', async () => {
    const { caller, call, trackId } = await withTerms(yearTerm)
    const staff = await backend.person({ roles: ['internal-admin'] })
    const acting = { ...call, caller: await actAs(backend, staff, caller, 'full') }
    for (const by of [call, acting]) {
      const body = { next_plan_id: SMALLER, price: smaller.price }
      const chosen = await send(backend, selectNextPlan, { ...by, body })
      expect(chosen.status).toBe(400)
      expect(chosen.text).toContain('renewal_consent')
    }
    await send(backend, disableRenewal, call)
    for (const by of [call, acting])
      for (const body of [{}, { price: 54_000 }, version])
        expect((await send(backend, resumeRenewal, { ...by, body: body as typeof same })).status).toBe(400)
    expect((await choicesOf(trackId)).map(({ choice }) => choice)).toEqual(['off'])
    expect((await termsOf(caller))[0]).toMatchObject({ autorenew_disabled: true, next_plan_id: null })
  })
})

describe('in Activity', () => {
  test('turning on can be undone; turning off and another plan cannot, since that would be a consent without its words', async () => {
    const { caller, call } = await withTerms(yearTerm)
    await send(backend, selectNextPlan, { ...call, body: smaller })
    const chosen = await latest(caller)
    expect(chosen).toMatchObject({ operation: 'selectNextPlan', undo: 'none' })
    expect(chosen.summary).toMatch(/^Changed the next plan of US Address Verification, \w+ to .+ lookups/)
    await send(backend, disableRenewal, call)
    const entry = await latest(caller)
    expect(entry).toMatchObject({ operation: 'disableRenewal', undo: 'none' })
    expect((await undo(caller, entry.activity_id)).status).toBe(409)
    const { price } = smaller
    await send(backend, resumeRenewal, { ...call, body: { ...same, price } })
    expect((await undo(caller, (await latest(caller)).activity_id)).status).toBe(200)
    expect((await termsOf(caller))[0]?.autorenew_disabled).toBe(true)
  })
})

test('choices at once wait for each other, and the last one holds for all terms', async () => {
  const { caller, call, trackId } = await withTerms(yearTerm, nextYearTerm)
  const { body: quote } = await send(backend, createQuote, { caller, body: { plan_ids: OTHERS } })
  const choices = quote.items.map(({ plan_id, amount }) => ({
    next_plan_id: plan_id,
    price: amount,
    ...version,
  }))
  expect(choices).toHaveLength(OTHERS.length)
  const responses = await Promise.all(
    choices.flatMap(({ next_plan_id, ...consent }) => [
      send(backend, selectNextPlan, { ...call, body: { next_plan_id, ...consent } }),
      send(backend, disableRenewal, call),
      send(backend, resumeRenewal, { ...call, body: consent }),
    ]),
  )
  // Turning it on agrees to one price, and another plan may have been chosen meanwhile.
  expect(responses.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
  const terms = await termsOf(caller)
  const kept = await choicesOf(trackId)
  const plans = kept.filter(({ choice }) => choice === 'next-plan')
  expect(plans.map(({ planId }) => planId).toSorted()).toEqual(OTHERS)
  expect(terms.map(({ next_plan_id }) => next_plan_id)).toEqual(terms.map(() => plans.at(-1)?.planId))
  const last = kept.filter(({ choice }) => choice !== 'next-plan').at(-1)
  expect(terms.map(({ autorenew_disabled }) => autorenew_disabled)).toEqual(
    terms.map(() => last?.choice === 'off'),
  )
})
