import { describe, expect, test } from 'vitest'
import { FREE_PLANS, trials } from '#domain/subscription/trials.ts'
import { PUBLIC_SCHEDULE } from './data.ts'
import { catalogRows } from './rows.ts'
import { UNLIMITED } from './shape.ts'

/** The groups of the price list that the specification names (storefront-and-session §9). */
const GROUPS = [
  'us-standard',
  'us-core',
  'us-autocomplete-pro',
  'us-rooftop-geocoding',
  'us-reverse-geocoding',
  'international',
  'international-autocomplete',
]

const { licenses, plans, prices, schedules } = catalogRows()
const byId = new Map(licenses.map(license => [license.licenseId, license]))
const publicPrices = new Map(
  prices.flatMap(({ scheduleId, planId, price }) =>
    scheduleId === PUBLIC_SCHEDULE ? [[planId, price]] : [],
  ),
)
const priceOf = (plan: { planId: number }) => publicPrices.get(plan.planId) ?? 0
const onSale = plans.filter(plan => plan.purchasable && priceOf(plan) > 0)

test('hundreds of entries, with numbers and keys of their own', () => {
  expect(licenses.length).toBeGreaterThanOrEqual(200)
  for (const values of [
    licenses.map(({ licenseId }) => licenseId),
    licenses.map(({ key }) => key),
    licenses.map(({ label }) => label),
    plans.map(({ planId }) => planId),
    prices.map(({ scheduleId, planId }) => `${scheduleId} ${planId}`),
  ])
    expect(new Set<number | string>(values).size).toBe(values.length)
})

test('every kind of product is there', () => {
  expect([...new Set(licenses.map(({ productLine }) => productLine))].toSorted()).toEqual([
    'enrichment',
    'historical',
    'internal',
    'international-address-autocomplete',
    'international-address-verification',
    'international-geocoding',
    'multi-user-access',
    'security',
    'support',
    'trial',
    'us-address-autocomplete',
    'us-address-verification',
    'us-georeference-data',
    'us-master-address-list',
    'us-property-data',
    'us-reverse-geocoding',
    'us-rooftop-geocoding',
    'us-secondary-data',
  ])
})

test('plans belong to a license, prices to a plan and a schedule, and a next plan to the same license', () => {
  const planIds = new Map(plans.map(plan => [plan.planId, plan]))
  for (const { planId, licenseId, nextPlanId } of plans) {
    expect(byId.has(licenseId), `plan ${planId}`).toBe(true)
    if (nextPlanId !== null) expect(planIds.get(nextPlanId)?.licenseId).toBe(licenseId)
  }
  const scheduleIds = new Set(schedules.map(({ scheduleId }) => scheduleId))
  for (const { scheduleId, planId } of prices)
    expect([scheduleIds.has(scheduleId), planIds.has(planId)]).toEqual([true, true])
})

test('our own licenses and those of one state or country are on no price list', () => {
  const hidden = licenses.filter(({ isListed }) => !isListed)
  expect(new Set(hidden.map(({ group }) => group))).toEqual(
    new Set(['internal', 'trial', 'us-master-address-list-state', 'international-country']),
  )
  const listed = new Set(licenses.filter(({ isListed }) => isListed).map(({ licenseId }) => licenseId))
  for (const { planId, licenseId } of plans) expect(listed.has(licenseId), `plan ${planId}`).toBe(true)
})

test('ten products have a trial, named after its license, of 42 days and for nothing', () => {
  expect(plans.filter(plan => plan.oneTimeFreeTrial)).toHaveLength(10)
  expect(trials).toHaveLength(10)
  for (const { name, planId, licenseId, lookups } of trials) {
    const plan = plans.find(each => each.planId === planId)
    const free = {
      days: 42,
      months: 0,
      renewable: false,
      tier: null,
      oneTimeFreeTrial: true,
      purchasable: true,
    }
    expect(plan, name).toMatchObject({ ...free, licenseId, lookups })
    expect(publicPrices.get(planId)).toBe(0)
    const key = byId.get(licenseId)?.key.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
    // The specification names this one without its hosting.
    expect(name).toBe(`${key === 'usCoreCloud' ? 'usCore' : key}OneTimeTrial`)
  }
})

test('a trial has as many samples as its product family (US 1000, international 100, property 15)', () => {
  const samples = Object.fromEntries(
    plans
      .filter(plan => plan.oneTimeFreeTrial)
      .map(plan => [byId.get(plan.licenseId)?.productLine, plan.lookups]),
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

test('paid plans bring seats, trials and free ones none, and multi-user access adds 5, 25, or 100', () => {
  for (const { planId, oneTimeFreeTrial, ongoingFree, seats } of plans)
    expect(seats > 0, `plan ${planId}`).toBe(!oneTimeFreeTrial && !ongoingFree)
  expect(onSale.filter(({ tier }) => tier === 1).every(({ seats }) => seats === 2)).toBe(true)
  const added = plans.filter(({ licenseId }) => byId.get(licenseId)?.productLine === 'multi-user-access')
  expect(added.map(({ seats, lookups }) => [seats, lookups])).toEqual([
    [5, 0],
    [25, 0],
    [100, 0],
  ])
})

test('there are free plans and discontinued ones, and neither can be mistaken for the plans on sale', () => {
  const free = plans.filter(plan => plan.ongoingFree)
  expect(free.map(({ planId }) => planId)).toEqual(Object.values(FREE_PLANS))
  for (const plan of free)
    expect({ ...plan, price: priceOf(plan) }).toMatchObject({ price: 0, renewable: false })
  const discontinued = plans.filter(plan => plan.discontinued)
  expect(discontinued.length).toBeGreaterThanOrEqual(3)
  for (const { purchasable, tier } of discontinued) expect([purchasable, tier]).toEqual([false, null])
})

describe.each(GROUPS)('the group %s', group => {
  test('is sold monthly and yearly, in the same volumes', () => {
    const own = onSale.filter(({ licenseId }) => byId.get(licenseId)?.group === group)
    const [monthly, yearly] = [1, 12].map(months => own.filter(plan => plan.months === months))
    expect(monthly?.length).toBeGreaterThanOrEqual(3)
    expect(monthly?.map(({ tier }) => tier)).toEqual(yearly?.map(({ tier }) => tier))
  })
})

test.each([...new Set(onSale.map(({ licenseId, months }) => `${licenseId} ${months}`))])(
  'of license and term %s, a larger plan costs more, less per lookup, and is never slower',
  key => {
    const ladder = onSale.filter(({ licenseId, months }) => `${licenseId} ${months}` === key)
    expect(ladder.map(({ tier }) => tier)).toEqual(ladder.map((_, index) => index + 1))
    for (const [index, larger] of ladder.entries()) {
      const smaller = ladder[index - 1]
      if (!smaller) continue
      expect(larger.lookups).toBeGreaterThan(smaller.lookups)
      expect(priceOf(larger)).toBeGreaterThan(priceOf(smaller))
      expect(priceOf(larger) / larger.lookups).toBeLessThan(priceOf(smaller) / smaller.lookups)
      expect(larger.seats).toBeGreaterThan(smaller.seats)
      expect(larger.rateLimit ?? UNLIMITED).toBeGreaterThanOrEqual(smaller.rateLimit ?? UNLIMITED)
    }
  },
)

test('a thousand lookups cost less with a yearly plan', () => {
  for (const month of onSale.filter(({ months }) => months === 1)) {
    const year = onSale.find(
      plan => plan.licenseId === month.licenseId && plan.tier === month.tier && plan.months === 12,
    )
    expect(year, `plan ${month.planId}`).toBeDefined()
    if (!year) continue
    if (year.lookups === UNLIMITED) expect(priceOf(year)).toBeLessThan(12 * priceOf(month))
    else expect(priceOf(year) / year.lookups).toBeLessThan(priceOf(month) / month.lookups)
  }
})
