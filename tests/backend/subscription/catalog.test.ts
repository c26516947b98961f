import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { plantCatalog } from '#backend/services/subscription/catalog/release.ts'
import { licensesById, plansFor } from '#backend/services/subscription/public.ts'
import {
  catalogStates,
  licenses,
  plans,
  subscriptions,
  tracks,
} from '#backend/services/subscription/tables.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { getPricing } from '#generated/sales/operations/getPricing.ts'
import type { License, Plan } from '#generated/sales/types.ts'
import { getAccountLicense } from '#generated/subscription/operations/getAccountLicense.ts'
import { getAccountSubscription } from '#generated/subscription/operations/getAccountSubscription.ts'
import { listAccountLicenses } from '#generated/subscription/operations/listAccountLicenses.ts'
import { listAccountSubscriptions } from '#generated/subscription/operations/listAccountSubscriptions.ts'
import { listLicenses } from '#generated/subscription/operations/listLicenses.ts'
import { listSubscriptions } from '#generated/subscription/operations/listSubscriptions.ts'
import { loadContract } from '#kernel/contract/contract.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { send } from '../client.ts'

/** No catalog has such a license or plan. */
const UNKNOWN = 2_000_000_000

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
  return () => backend.close()
})

/** Every complete license or plan in the contracts' examples, except on the price list of a single account. */
function shown<T>(mark: keyof T & string): T[] {
  const found: T[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('pricing_schedule_id' in node && node.pricing_schedule_id !== 1) return
    // Schemas have the same names, with what they mean.
    if (mark in node && typeof (node as License | Plan).license_id === 'number') found.push(node as T)
    for (const child of Object.values(node)) walk(child)
  }
  for (const service of ['sales', 'subscription']) walk(loadContract(service))
  return found
}

test('the licenses in the examples of the contracts are those of the catalog', async () => {
  const examples = shown<License>('license_key')
  const known = await licensesById(
    backend.db,
    examples.map(({ license_id }) => license_id),
  )
  expect(examples.length).toBeGreaterThan(3)
  for (const example of examples) expect(known.get(example.license_id)).toEqual(example)
})

test('the plans in the examples of the contracts are those of the catalog, at public prices', async () => {
  const examples = shown<Plan>('one_time_free_trial').filter(plan => 'tier' in plan)
  const planIds = examples.map(({ plan_id }) => plan_id)
  const known = await plansFor(backend.db, { accountId: 1, planIds })
  expect(examples.length).toBeGreaterThan(3)
  for (const example of examples) expect(known.get(example.plan_id)).toEqual(example)
})

test('an account with its own prices pays those, and public ones for the rest', async () => {
  const caller = await backend.person({ pricingSchedule: 7 })
  const planIds = [3120, 3705, UNKNOWN]
  const own = await plansFor(backend.db, { accountId: caller.accountId ?? 0, planIds })
  expect([...own].map(([id, { price }]) => [id, price]).toSorted()).toEqual([
    [3120, 480_00],
    [3705, 120_00],
  ])
  const other = await plansFor(backend.db, { accountId: (caller.accountId ?? 0) + 1, planIds })
  expect(other.get(3120)?.price).toBe(540_00)
  // The public list is the same for everyone.
  const { body } = await send(backend, getPricing, { caller, params: undefined })
  expect(body.plans.find(({ plan_id }) => plan_id === 3120)?.price).toBe(540_00)
})

describe('a later start', () => {
  const state = async () => ({
    licenses: await backend.db.select().from(licenses).orderBy(licenses.licenseId),
    plans: await backend.db.select().from(plans).orderBy(plans.planId),
  })

  test('of the same release writes nothing', async () => {
    const statements = await backend.statementsOf(() => plantCatalog(backend.db))
    expect(statements.map(({ text }) => text.slice(0, 6))).toEqual(['select'])
  })

  test('of another release brings its catalog, keeps what it no longer has for those who hold it, and loses nothing', async () => {
    const before = await state()
    const [model] = before.plans
    if (!model) throw new Error('the catalog has plans')
    await backend.db
      .insert(plans)
      .values({ ...model, planId: UNKNOWN, purchasable: true, discontinued: false })
    await backend.db.update(plans).set({ lookups: 1 }).where(eq(plans.planId, 3120))
    await backend.db.update(catalogStates).set({ hash: 'of another release' })
    // Two processes start at once.
    await Promise.all([plantCatalog(backend.db), plantCatalog(backend.db)])
    const { plans: after, licenses: kept } = await state()
    expect(kept).toEqual(before.licenses)
    expect(after).toEqual([
      ...before.plans,
      { ...model, planId: UNKNOWN, purchasable: false, discontinued: true },
    ])
    await backend.db.delete(plans).where(eq(plans.planId, UNKNOWN))
  })
})

test('a plan and a license that are not in the catalog are called Unknown', async () => {
  const caller = await backend.person({ roles: ['billing-viewer'] })
  const accountId = caller.accountId ?? 0
  const now = backend.clock.now()
  const [track] = await backend.db
    .insert(tracks)
    .values({ accountId, licenseId: UNKNOWN, created: now })
    .returning()
  const term = { created: now, start: now, issued: 500, remaining: 500, planId: UNKNOWN }
  await backend.db.insert(subscriptions).values({ ...term, trackId: track?.trackId ?? 0 })

  const held = await send(backend, listLicenses, { caller })
  expect(held.body.licenses).toMatchObject([{ license_id: UNKNOWN, license_label: 'Unknown' }])
  const terms = await send(backend, listSubscriptions, { caller, params: { id: UNKNOWN } })
  expect(terms.body.subscriptions).toMatchObject([
    { plan: { description: 'Unknown', interval: 'custom-term', lookups: 500 }, edition: 'Unknown' },
  ])
  const staff = await backend.person({ roles: [INTERNAL_ROLE] })
  const params = { id: accountId }
  const seen = await send(backend, listAccountLicenses, { caller: staff, params })
  expect(seen.body.licenses).toMatchObject([{ license: { license_label: 'Unknown' } }])
  const all = await send(backend, listAccountSubscriptions, { caller: staff, params })
  expect(all.body.subscriptions).toMatchObject([{ plan_id: UNKNOWN, edition: 'Unknown' }])
  // One by one they are the same.
  const [license, subscription] = [seen.body.licenses[0], all.body.subscriptions[0]]
  const { body: oneLicense } = await send(backend, getAccountLicense, {
    caller: staff,
    params: { ...params, track_id: license?.track_id ?? 0 },
  })
  expect(oneLicense).toEqual(license)
  const { body: oneSubscription } = await send(backend, getAccountSubscription, {
    caller: staff,
    params: { ...params, subscription_id: subscription?.subscription_id ?? 0 },
  })
  expect(oneSubscription).toEqual(subscription)
})
