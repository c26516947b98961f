import { describe, expect, test } from 'vitest'
import { trials } from '#domain/subscription/trials.ts'
import type { License, Plan } from '#generated/sales/types.ts'
import { loadContract } from '#kernel/contract/contract.ts'
import { licenseById, licenseByKey, planById } from './catalog.ts'
import { licenses } from './catalog-licenses.ts'
import { plans } from './catalog-plans.ts'

/** Every complete license or plan in the contracts' examples. */
function shown<T>(mark: keyof T & string): T[] {
  const found: T[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (mark in node) found.push(node as T)
    for (const child of Object.values(node)) walk(child)
  }
  for (const service of ['sales', 'subscription']) walk(loadContract(service).paths)
  return found
}

describe('the examples of the contracts match the catalog', () => {
  test.each(shown<License>('license_key'))('$license_key', license =>
    expect(licenseByKey(license.license_key)).toEqual(license),
  )
  test.each(shown<Plan>('one_time_free_trial').filter(plan => 'tier' in plan))('plan $plan_id', plan =>
    expect(planById(plan.plan_id)).toEqual(plan),
  )
})

test('numbers and keys are unique', () => {
  for (const values of [
    licenses.map(({ license_id }) => license_id),
    licenses.map(({ license_key }) => license_key),
    plans.map(({ plan_id }) => plan_id),
  ])
    expect(new Set<number | string>(values).size).toBe(values.length)
})

test('every plan belongs to a license, and its next plan belongs to the same one', () => {
  for (const { plan_id, license_id, next_plan_id } of plans) {
    expect(licenseById(license_id), `plan ${plan_id}`).toBeDefined()
    if (next_plan_id !== null) expect(planById(next_plan_id)?.license_id).toBe(license_id)
  }
})

test('ten products have a trial, named after its license, of 42 days and for nothing', () => {
  expect(plans.filter(plan => plan.one_time_free_trial)).toHaveLength(10)
  expect(trials).toHaveLength(10)
  for (const { name, planId, licenseId, lookups } of trials) {
    const free = { days: 42, months: 0, price: 0, renewable: false, tier: null, one_time_free_trial: true }
    expect(planById(planId), name).toMatchObject({ ...free, license_id: licenseId, lookups })
    const key = licenseById(licenseId)?.license_key.replace(/-(.)/g, (_, letter: string) =>
      letter.toUpperCase(),
    )
    // The specification names this one without its hosting.
    expect(name).toBe(`${key === 'usCoreCloud' ? 'usCore' : key}OneTimeTrial`)
  }
})

test.each(licenses)('$license_key has plans to buy', license => {
  const own = plans.filter(({ license_id }) => license_id === license.license_id)
  const paid = own.filter(({ price }) => price > 0)
  expect(paid.length).toBeGreaterThan(0)
  expect(paid.map(({ tier }) => tier)).toEqual(paid.map((_, index) => index + 1))
})

test('a trial has as many samples as its product family (US 1000, international 100, property 15)', () => {
  const samples = Object.fromEntries(
    plans
      .filter(plan => plan.one_time_free_trial)
      .map(plan => [licenseById(plan.license_id)?.product_line, plan.lookups]),
  )
  expect(samples).toMatchObject({
    'us-address-verification': 1_000,
    'us-address-autocomplete': 1_000,
    'us-rooftop-geocoding': 1_000,
    'international-address-verification': 100,
    'international-address-autocomplete': 100,
    'us-property-data': 15,
  })
})

test('finds nothing that is not in the catalog', () => {
  expect(licenseById(1)).toBeUndefined()
  expect(licenseByKey('no-such-cloud')).toBeUndefined()
  expect(planById(1)).toBeUndefined()
})
