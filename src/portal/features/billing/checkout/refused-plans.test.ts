import { expect, test } from 'vitest'
import { ApiError, networkError } from '#portal/api/errors.ts'
import { refusedPlans } from './refused-plans.ts'

const item = (name: string, field: string, message = name) => ({
  id: null,
  name,
  message,
  fields: [field],
  status: 409,
})
const used = 'You have already used your one time free trial for US Address Verification, Core.'

test('a used trial is named by its place in what was sent', () =>
  expect(
    refusedPlans(new ApiError([item('plan-ordered-too-recently', 'plans.1', used)]), [3120, 3101]),
  ).toEqual({ planIds: [3101], refusedFree: [used] }))

test('each refused plan counts, and only used trials have words of their own', () =>
  expect(
    refusedPlans(
      new ApiError([
        item('plan-not-purchasable', 'plans.0'),
        item('plan-ordered-too-recently', 'plans.2', used),
      ]),
      [7, 3120, 3101],
    ),
  ).toEqual({ planIds: [7, 3101], refusedFree: [used] }))

test.each([
  ['another refusal', new ApiError([item('taxable-location-required', 'plans.0')])],
  ['a place that was not sent', new ApiError([item('plan-not-purchasable', 'plans.9')])],
  ['another field', new ApiError([item('plan-not-purchasable', 'plans')])],
  ['no answer', networkError()],
  ['no error', null],
])('%s removes nothing', (_, error) =>
  expect(refusedPlans(error, [3120])).toEqual({ planIds: [], refusedFree: [] }),
)
