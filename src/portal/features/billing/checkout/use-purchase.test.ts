import { expect, test, vi } from 'vitest'
import { ApiError, networkError } from '#portal/api/errors/errors.ts'
import { placeOnce, rejectedPlans } from './use-purchase.ts'

const order = { order_id: 560218 }
const rejection = (name: string, status: number) =>
  new ApiError([{ id: null, name, message: name, fields: [], status }])
const wait = () => Promise.resolve()
const fail = (error: Error) => () => Promise.reject(error)

test('an order is placed', async () => {
  const find = vi.fn()
  expect(await placeOnce({ place: async () => order, find, wait })).toBe(order)
  expect(find).not.toHaveBeenCalled()
})

test('a response that was lost on its way is found', async () => {
  expect(await placeOnce({ place: fail(networkError()), find: async () => order, wait })).toBe(order)
})

test('an order of other plans that another tab placed under the intent is the order', async () => {
  const place = fail(rejection('idempotency-key-reused', 422))
  expect(await placeOnce({ place, find: async () => order, wait })).toBe(order)
})

test('a call behind another one waits for what becomes of it', async () => {
  const ahead = rejection('idempotency-key-in-flight', 409)
  const find = vi.fn().mockResolvedValueOnce(null).mockResolvedValueOnce(null).mockResolvedValueOnce(order)
  const place = vi.fn(fail(ahead))
  expect(await placeOnce({ place, find, wait })).toBe(order)
  expect(place).toHaveBeenCalledTimes(3)
})

test('a call behind another one that fails is sent itself', async () => {
  const place = vi
    .fn()
    .mockRejectedValueOnce(rejection('idempotency-key-in-flight', 409))
    .mockResolvedValueOnce(order)
  expect(await placeOnce({ place, find: async () => null, wait })).toBe(order)
})

test.each([
  ['a rejection for want of a session', rejection('unauthenticated', 401), async () => null],
  ['a failure of the server', rejection('internal-error', 500), async () => null],
  ['a server out of reach', networkError(), fail(networkError())],
])('%s without an order is thrown, after one call', async (_, error, find) => {
  const place = vi.fn(fail(error))
  await expect(placeOnce({ place, find, wait })).rejects.toBe(error)
  expect(place).toHaveBeenCalledTimes(1)
})

test('a rejected order is not asked for: the server has looked for it', async () => {
  const error = rejection('price-changed', 409)
  const find = vi.fn()
  await expect(placeOnce({ place: fail(error), find, wait })).rejects.toBe(error)
  expect(find).not.toHaveBeenCalled()
})

test('it does not follow up for ever', async () => {
  const ahead = rejection('idempotency-key-in-flight', 409)
  const place = vi.fn(fail(ahead))
  await expect(placeOnce({ place, find: async () => null, wait })).rejects.toBe(ahead)
  expect(place).toHaveBeenCalledTimes(11)
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
  ['another rejection', new ApiError([item('taxable-location-required', 'plans.0')])],
  ['a place that was not sent', new ApiError([item('plan-not-purchasable', 'plans.9')])],
  ['another field', new ApiError([item('plan-not-purchasable', 'plans')])],
  ['no response', networkError()],
  ['no error', null],
])('%s removes nothing', (_, error) =>
  expect(rejectedPlans(error, [3120])).toEqual({ planIds: [], rejectedFree: [] }),
)
