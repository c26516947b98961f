import { expect, test } from 'vitest'
import type { PricingSchedule } from '#generated/sales/types.ts'
import type { Subscription } from '#generated/subscription/types.ts'
import { groupNameOf, type PlanGroup, pairGroups, trialGroups, UNKNOWN_TRIAL } from './plan-groups.ts'

const plan = (planId: number, isDiscontinued = false) => ({
  planId,
  isDiscontinued,
  license: { licenseId: 1102, description: 'US Address Verification, Plus' },
  days: 42,
  months: 0,
  lookups: 1_000,
})
const core: PlanGroup = { name: 'us-core', plans: [plan(3100, true), plan(3101), plan(3102)] }
const old: PlanGroup = { name: 'us-old', plans: [plan(2000, true)] }
const bare: PlanGroup = { name: 'us-bare', plans: [] }
const groups = [core, old, bare]
const term = (plan_id: number) => ({ subscription_id: plan_id, plan_id }) as Subscription

test.each([
  [3102, 'us-core'],
  [2000, 'us-old'],
  [1, 'Unknown'],
])('plan %d is in the group %s', (planId, name) => {
  expect(groupNameOf(groups, planId)).toBe(name)
})

test.each<[string, number[], unknown[][]]>([
  [
    'without a subscription: the first plan that is not discontinued, or an unknown trial',
    [],
    [
      ['us-core', plan(3101), {}],
      ['us-old', UNKNOWN_TRIAL, {}],
      ['us-bare', UNKNOWN_TRIAL, {}],
    ],
  ],
  [
    'with a subscription: its plan, discontinued or not',
    [3102, 2000],
    [
      ['us-core', plan(3102), term(3102)],
      ['us-old', plan(2000, true), term(2000)],
      ['us-bare', UNKNOWN_TRIAL, {}],
    ],
  ],
  [
    'subscriptions to other plans change nothing',
    [9, 10],
    [
      ['us-core', plan(3101), {}],
      ['us-old', UNKNOWN_TRIAL, {}],
      ['us-bare', UNKNOWN_TRIAL, {}],
    ],
  ],
])('%s', (_, held, paired) => {
  expect(
    pairGroups(groups, held.map(term)).map(({ group, trial, subscription }) => [
      group.name,
      trial,
      subscription,
    ]),
  ).toEqual(paired)
})

test('the groups of a price list are those with a trial, whose license is in it', () => {
  const license = { license_id: 1102, license_label: 'US Address Verification, Plus', group: 'us-core' }
  const trial = {
    plan_id: 3101,
    license_id: 1102,
    one_time_free_trial: true,
    discontinued: false,
    days: 42,
    months: 0,
    lookups: 1_000,
  }
  const schedule = {
    licenses: [license, { ...license, license_id: 1103, group: 'us-enterprise' }],
    plans: [
      { ...trial, plan_id: 3117, one_time_free_trial: false },
      trial,
      { ...trial, plan_id: 5, license_id: 9 },
    ],
  } as unknown as PricingSchedule
  expect(trialGroups(schedule)).toEqual([{ name: 'us-core', plans: [plan(3101)] }])
})
