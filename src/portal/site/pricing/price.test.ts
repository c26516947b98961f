import { expect, test } from 'vitest'
import { priceList } from '#generated/portal/price-list.ts'
import { page } from '#portal/content/pricing/us-address-verification.ts'
import {
  byPrice,
  monthCents,
  planFor,
  plansOf,
  readChoice,
  savedPercent,
  searchOf,
  shortVolume,
  withEdition,
  withTerm,
} from './price.ts'

const core = priceList['us-core-cloud']
const monthly = plansOf(core, 'month')

test('finds the plan that covers a volume', () => {
  expect([1, 1_000, 1_001, 9e15].map(lookups => planFor(monthly, lookups).lookups)).toEqual([
    1_000, 1_000, 5_000, 1e12,
  ])
})

test.each([
  [{}, 'us-core', 1, 10_000],
  [{ term: 'year' as const }, 'us-core', 12, 100_000],
  [{ lookups: 7_000 }, 'us-core', 1, 10_000],
  [{ lookups: -1, edition: 'us-standard' }, 'us-standard', 1, 1_000],
  [{ lookups: Number.NaN }, 'us-core', 1, 1e12],
  [{ edition: 'no-such' }, 'us-core', 1, 10_000],
])('the address %j chooses', (search, edition, months, lookups) => {
  const choice = readChoice(page, search)
  expect([choice.edition.slug, choice.plan.months, choice.plan.lookups]).toEqual([edition, months, lookups])
})

test('the URL of a choice leads back to the same choice', () => {
  for (const edition of page.editions)
    for (const term of ['month', 'year'] as const)
      for (const plan of plansOf(edition.product, term)) {
        const choice = { edition, term, plan }
        expect(readChoice(page, searchOf(page, choice))).toEqual(choice)
        // There and back again.
        expect(withTerm(withTerm(choice, 'year'), term)).toEqual(choice)
      }
})

test('another edition keeps the volume or uses the next larger one', () => {
  const choice = readChoice(page, { lookups: 5_000 })
  const [first, second] = page.editions
  if (!second) throw new Error('there are two editions')
  const other = withEdition(choice, second)
  expect([other.edition, other.plan.lookups]).toEqual([second, 10_000])
  expect(withEdition(other, first).plan.lookups).toBe(10_000)
})

test.each([
  [3120, 45_00, 10],
  [3121, 400_00, 25],
  [3134, 60_00, 0],
])('plan %i costs %i cents a month, %i%% less than monthly', (planId, cents, percent) => {
  const plan = core.plans.find(each => each.planId === planId)
  if (!plan) throw new Error('the plan is on sale')
  expect([monthCents(plan), savedPercent(core, plan)]).toEqual([cents, percent])
})

test('a volume has a short form', () => {
  expect([1_000, 500_000, 1_000_000, 5_000_000, 1e12].map(lookups => shortVolume({ lookups }))).toEqual([
    '1K',
    '500K',
    '1M',
    '5M',
    '∞',
  ])
})

test('editions are listed from the one with less to the one with more', () => {
  expect(byPrice(page.editions).map(({ label }) => label)).toEqual(['Standard', 'Plus'])
})
