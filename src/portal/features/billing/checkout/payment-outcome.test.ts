import { expect, test } from 'vitest'
import { ApiError, networkError } from '#portal/api/errors/errors.ts'
import { paymentTrouble, rejectedPlans } from './payment-outcome.ts'

const failure = (name: string, status: number) =>
  new ApiError([{ id: null, name, message: 'Why.', fields: [], status }])

test.each([
  ['card-declined', 402, 'declined'],
  ['insufficient-funds', 402, 'declined'],
  ['expired-card', 402, 'declined'],
  ['card-expired', 409, 'declined'],
  ['authentication-failed', 402, 'declined'],
  ['order-already-paid', 409, 'stale'],
  ['order-not-pending', 409, 'stale'],
  ['amount-mismatch', 409, 'stale'],
  ['not-found', 404, 'card-gone'],
  // The call may have been carried out.
  ['upstream-failure', 502, 'unknown'],
  ['internal-error', 500, 'unknown'],
  ['not-a-list', 504, 'unknown'],
  ['idempotency-key-in-flight', 409, 'unknown'],
  // It has not been.
  ['too-many-requests', 429, 'refused'],
  ['insufficient-permissions', 403, 'refused'],
  ['idempotency-key-reused', 422, 'refused'],
])('%s is %s', (name, status, is) => expect(paymentTrouble(failure(name, status)).is).toBe(is))

test('without a response no one knows, and that is what it says', () => {
  expect(paymentTrouble(networkError())).toMatchObject({ is: 'unknown' })
  expect(paymentTrouble(new Error('anything else'))).toMatchObject({ is: 'unknown' })
  for (const name of ['card-declined', 'insufficient-funds', 'expired-card'])
    expect(paymentTrouble(failure(name, 402))).toHaveProperty(
      'advice',
      expect.stringMatching(/^You weren’t charged/),
    )
})

const item = (name: string, field: string, message = name) => ({
  id: null,
  name,
  message,
  fields: [field],
  status: 409,
})
const used = 'You have already used your one time free trial for US Address Verification, Plus.'

test('a used trial is named by its place in what was sent', () =>
  expect(
    rejectedPlans(new ApiError([item('plan-ordered-too-recently', 'plans.1', used)]), [3120, 3101]),
  ).toEqual({ planIds: [3101], rejectedFree: [used] }))

test('each rejected plan counts, and only used trials have words of their own', () =>
  expect(
    rejectedPlans(
      new ApiError([
        item('plan-not-purchasable', 'plans.0'),
        item('plan-ordered-too-recently', 'plans.2', used),
      ]),
      [7, 3120, 3101],
    ),
  ).toEqual({ planIds: [7, 3101], rejectedFree: [used] }))

test.each([
  ['another refusal', new ApiError([item('taxable-location-required', 'plans.0')])],
  ['a place that was not sent', new ApiError([item('plan-not-purchasable', 'plans.9')])],
  ['another field', new ApiError([item('plan-not-purchasable', 'plans')])],
  ['no answer', networkError()],
  ['no error', null],
])('%s removes nothing', (_, error) =>
  expect(rejectedPlans(error, [3120])).toEqual({ planIds: [], rejectedFree: [] }),
)
