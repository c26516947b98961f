import { expect, test } from 'vitest'
import { ApiError, networkError } from '#portal/api/errors.ts'
import { paymentTrouble } from './payment-outcome.ts'

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

test('without an answer no one knows, and that is what it says', () => {
  expect(paymentTrouble(networkError())).toMatchObject({ is: 'unknown' })
  expect(paymentTrouble(new Error('anything else'))).toMatchObject({ is: 'unknown' })
  for (const name of ['card-declined', 'insufficient-funds', 'expired-card'])
    expect(paymentTrouble(failure(name, 402))).toHaveProperty(
      'advice',
      expect.stringMatching(/^Nothing was charged/),
    )
})
