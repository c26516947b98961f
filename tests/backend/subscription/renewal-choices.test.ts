import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { renewalChoices, subscriptions } from '#backend/subscription/tables.ts'
import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import {
  disableRenewal,
  listSubscriptions,
  resumeRenewal,
  selectNextPlan,
} from '#generated/subscription/operations.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { type GivenTerm, grantTerms, nextYearTerm, trialTerm, yearTerm } from '../../support/terms.ts'
import { activityClient } from '../authorization/activity-client.ts'
import { send } from '../client.ts'

const LICENSE = 1102
const SMALLER = 3119
const OTHERS = [3118, 3119, 3122, 3123]
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
    await send(backend, selectNextPlan, { ...call, body: { next_plan_id: SMALLER } })
    const terms = await termsOf(caller)
    expect(terms.map(({ autorenew_disabled }) => autorenew_disabled)).toEqual([false, true, true])
    expect(terms.map(({ next_plan_id }) => next_plan_id)).toEqual([null, SMALLER, SMALLER])
    await send(backend, resumeRenewal, call)
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
    expect((await send(backend, resumeRenewal, call)).status).toBe(200)
    const terms = await termsOf(caller)
    expect(terms.map(({ autorenew_disabled }) => autorenew_disabled)).toEqual([true, false])
  })

  test('is kept with who made it, the price, and the words that were agreed to', async () => {
    const { caller, call, ids, trackId } = await withTerms({ ...yearTerm, ...off })
    const consent = { price: 54_000, renewal_consent: RENEWAL_CONSENT_VERSION }
    await send(backend, resumeRenewal, { ...call, body: consent })
    await send(backend, selectNextPlan, { ...call, body: { next_plan_id: SMALLER } })
    await send(backend, disableRenewal, call)
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
          'US Address Verification, Plus, 500,000 lookups a year: I agree that this plan renews automatically every year for $540.00',
        ),
      },
      { choice: 'next-plan', planId: SMALLER, price: 18_000, version: null, text: null },
      { choice: 'off', planId: SMALLER, price: 18_000, version: null, text: null },
    ])
    expect(choices[0]?.chosen).toEqual(backend.clock.now())
  })

  test('that is repeated or rejected leaves nothing', async () => {
    const { caller, call, trackId } = await withTerms({ ...yearTerm, ...off })
    for (let times = 0; times < 3; times++) await send(backend, resumeRenewal, call)
    for (let times = 0; times < 3; times++) await send(backend, disableRenewal, call)
    for (let times = 0; times < 3; times++)
      await send(backend, selectNextPlan, { ...call, body: { next_plan_id: SMALLER } })
    const refused = [
      await send(backend, resumeRenewal, { ...call, body: { price: 1 } }),
      await send(backend, resumeRenewal, { ...call, body: { renewal_consent: '2020-01-31' } }),
      await send(backend, selectNextPlan, { ...call, body: { next_plan_id: 3120, price: 1 } }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([409, 400, 409])
    expect((await choicesOf(trackId)).map(({ choice }) => choice)).toEqual(['on', 'off', 'next-plan'])
    expect((await list(caller, { kind: 'subscriptions' })).activity).toHaveLength(3)
  })

  test('has billing look again at a renewal that it had given up', async () => {
    const { call, ids } = await withTerms({ ...yearTerm, ...off })
    const isThis = eq(subscriptions.subscriptionId, ids[0] ?? 0)
    await backend.db.update(subscriptions).set({ renewalTaken: true }).where(isThis)
    await send(backend, resumeRenewal, call)
    const [term] = await backend.db.select().from(subscriptions).where(isThis)
    expect(term?.renewalTaken).toBe(false)
  })
})

describe('in Activity', () => {
  test('switching off and on can be undone', async () => {
    const { caller, call } = await withTerms(yearTerm)
    await send(backend, disableRenewal, call)
    const entry = await latest(caller)
    expect(entry).toMatchObject({ operation: 'disableRenewal', undo: 'available' })
    expect((await undo(caller, entry.activity_id)).status).toBe(200)
    expect((await termsOf(caller))[0]?.autorenew_disabled).toBe(false)
    expect((await undo(caller, (await latest(caller)).activity_id)).status).toBe(200)
    expect((await termsOf(caller))[0]?.autorenew_disabled).toBe(true)
  })

  test('the plan before comes back, even one that is no longer sold', async () => {
    const { caller, call } = await withTerms({ planId: 3105, daysAgo: 9 })
    await send(backend, selectNextPlan, { ...call, body: { next_plan_id: SMALLER } })
    const entry = await latest(caller)
    expect(entry.summary).toMatch(/^Changed the next plan of US Address Verification, \w+ to .+ lookups/)
    expect((await undo(caller, entry.activity_id)).status).toBe(200)
    expect((await termsOf(caller))[0]?.next_plan_id).toBe(3105)
  })

  test('the plan before comes back', async () => {
    const { caller, call } = await withTerms(yearTerm)
    await send(backend, selectNextPlan, { ...call, body: { next_plan_id: SMALLER } })
    await undo(caller, (await latest(caller)).activity_id)
    expect((await termsOf(caller))[0]?.next_plan_id).toBe(3120)
  })
})

test('choices at once wait for each other, and the last one holds for all terms', async () => {
  const { caller, call, trackId } = await withTerms(yearTerm, nextYearTerm)
  const answers = await Promise.all(
    OTHERS.flatMap(next_plan_id => [
      send(backend, selectNextPlan, { ...call, body: { next_plan_id } }),
      send(backend, disableRenewal, call),
      send(backend, resumeRenewal, call),
    ]),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const terms = await termsOf(caller)
  const choices = await choicesOf(trackId)
  const plans = choices.filter(({ choice }) => choice === 'next-plan')
  expect(plans.map(({ planId }) => planId).toSorted()).toEqual(OTHERS)
  expect(terms.map(({ next_plan_id }) => next_plan_id)).toEqual(terms.map(() => plans.at(-1)?.planId))
  const last = choices.filter(({ choice }) => choice !== 'next-plan').at(-1)
  expect(terms.map(({ autorenew_disabled }) => autorenew_disabled)).toEqual(
    terms.map(() => last?.choice === 'off'),
  )
})
