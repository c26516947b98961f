import { describe, expect, test } from 'vitest'
import type { PaymentMethod } from '#generated/payment/types.ts'
import { ApiError, networkError } from '#portal/api/errors/errors.ts'
import { isBusy } from './attempt-progress.ts'
import {
  type CheckoutEvent,
  type CheckoutState,
  type Facts,
  obstacle,
  reduceCheckout,
  type Step,
  startCheckout,
  stepOf,
} from './checkout-state.ts'

const failure = (name: string, status: number) =>
  new ApiError([{ id: null, name, message: 'Why.', fields: [], status }])

const card = (id: string, expiration = '2030-01') =>
  ({ payment_method_id: id, expiration }) as Partial<PaymentMethod> as PaymentMethod
const item = {
  planId: 3120,
  license: 'US Address Verification, Plus',
  plan: '50,000 lookups a year',
  term: { days: 0, months: 12 },
  isRenewable: true,
  amount: 54_000,
  tax: 3_915,
}
const placed = { order_id: 560_218, total_amount: 57_915, processed: null, approved: null }
const paid = { ...placed, processed: '2026-11-02T09:30:00Z' }
const READY: Facts = {
  session: 'in',
  order: null,
  items: [item],
  total: 57_915,
  isFree: false,
  hasAddress: true,
  cards: [card('visa'), card('amex'), card('old', '2026-10')],
  now: new Date('2026-11-02T09:00:00Z'),
}

const EVENTS = {
  'order is paid': { is: 'observed', facts: { ...READY, order: paid } },
  'filled in': { is: 'filled-in', input: { cardId: 'amex' } },
  submitted: { is: 'submitted', key: 'key of another press' },
  'free rejected': { is: 'free-rejected', messages: ['You had it.'] },
  placed: { is: 'placed', order: placed },
  'not placed': { is: 'not-placed', error: failure('price-changed', 409) },
  charged: { is: 'charged' },
  challenged: { is: 'left-open', payment: { challenge: {} as never } },
  processing: { is: 'left-open', payment: { challenge: null } },
  declined: { is: 'not-charged', error: failure('card-declined', 402) },
  lost: { is: 'not-charged', error: networkError() },
  'challenge finished': { is: 'challenge-finished', key: 'key after the challenge' },
  'challenge closed': { is: 'challenge-closed' },
} satisfies Record<string, CheckoutEvent>

const follow = (state: CheckoutState, ...names: (keyof typeof EVENTS)[]) =>
  names.reduce((now, name) => reduceCheckout(now, EVENTS[name]), state)
const observe = (state: CheckoutState, facts: Partial<Facts>) =>
  reduceCheckout(state, { is: 'observed', facts: { ...state.facts, ...facts } })
const at = (facts: Partial<Facts> = {}) => startCheckout({ ...READY, ...facts })
const submit = (state: CheckoutState, key: string) => reduceCheckout(state, { is: 'submitted', key })

const paying = submit(at({ order: placed }), 'first key')
const STATES: Record<Step, CheckoutState> = {
  loading: at({ session: undefined }),
  empty: at({ items: [] }),
  'signed-out': at({ session: 'out' }),
  'no-account': at({ session: 'no-account' }),
  address: at({ hasAddress: false }),
  card: at({ cards: [] }),
  consent: at(),
  placing: submit(at(), 'first key'),
  pay: at({ order: placed }),
  paying,
  challenge: follow(paying, 'challenged'),
  processing: follow(paying, 'processing'),
  unknown: follow(paying, 'lost'),
  paid: at({ order: paid }),
  approved: at({ order: { ...placed, approved: paid.processed } }),
}

/**
 * Every event in every step: the step after it. `=` leaves everything as it is, `+` only the step, `x` is impossible and
 * says so. After a payment, the order says that it is paid.
 */
const TABLE = `
event               loading  empty  signed-out  no-account  address  card  consent  placing  pay     paying      challenge  processing  unknown  paid  approved
order is paid       paid     paid   paid        paid        paid     paid  paid     paid     paid    paid        paid       paid        paid     +     paid
filled in           +        +      +           +           +        +     +        +        +       +           +          +           +        +     +
submitted           =        =      =           =           =        =     placing  =        paying  =           =          =           paying   =     =
free rejected       x        x      x           x           x        x     x        +        x       x           x          x           x        x     x
placed              x        x      x           x           x        x     x        paying   x       x           x          x           x        x     x
not placed          x        x      x           x           x        x     x        consent  x       x           x          x           x        x     x
charged             x        x      x           x           x        x     x        x        x       pay         x          pay         x        x     x
challenged          x        x      x           x           x        x     x        x        x       challenge   x          challenge   x        x     x
processing          x        x      x           x           x        x     x        x        x       processing  x          +           x        x     x
declined            x        x      x           x           x        x     x        x        x       pay         x          pay         x        x     x
lost                x        x      x           x           x        x     x        x        x       unknown     x          unknown     x        x     x
challenge finished  =        =      =           =           =        =     =        =        =       =           paying     =           =        =     =
challenge closed    =        =      =           =           =        =     =        =        =       =           pay        =           =        =     =
`
const [head = [], ...rows] = TABLE.trim()
  .split('\n')
  .map(line => line.split(/ {2,}/))
const steps = head.slice(1) as Step[]
const cells = rows.flatMap(([name, ...row]) =>
  row.map((cell, at): [keyof typeof EVENTS, Step, string] => [name as never, steps[at] as Step, cell]),
)

test('the table has every event and every step', () => {
  expect(rows.map(([name]) => name)).toEqual(Object.keys(EVENTS))
  expect(steps.toSorted()).toEqual(Object.keys(STATES).toSorted())
  expect(cells).toHaveLength(Object.keys(EVENTS).length * Object.keys(STATES).length)
})

describe('every event in every step', () => {
  test.each(cells)('%s at %s: %s', (name, step, cell) => {
    const state = STATES[step]
    if (cell === 'x') {
      expect(() => follow(state, name)).toThrow(/can’t follow/)
      return
    }
    const next = follow(state, name)
    // The placed order is among the facts before the payment is.
    const shown = name === 'placed' ? observe(next, { order: placed }) : next
    expect(stepOf(shown)).toBe(cell === '=' || cell === '+' ? step : cell)
    if (cell === '=') expect(next).toEqual(state)
    // Only the person changes what the person typed.
    if (name !== 'filled in') expect(next.input).toBe(state.input)
  })
})

test.each<[Facts['session'], Facts['order'], number | undefined, Step]>([
  [undefined, undefined, 1, 'loading'],
  ['out', undefined, undefined, 'loading'],
  ['out', undefined, 0, 'empty'],
  ['out', undefined, 2, 'signed-out'],
  ['no-account', undefined, 0, 'empty'],
  ['no-account', undefined, 2, 'no-account'],
  // Whether the order exists comes first, or the form would flash before the receipt.
  ['in', undefined, 2, 'loading'],
  ['in', null, undefined, 'loading'],
  ['in', null, 0, 'empty'],
  ['in', null, 2, 'consent'],
  // The cart is empty once the order is placed.
  ['in', placed, 0, 'pay'],
  ['in', placed, undefined, 'pay'],
  ['in', paid, 0, 'paid'],
  ['in', { ...placed, approved: paid.processed }, 3, 'approved'],
])('session %j, order %j, %j plans: %s', (session, order, plans, step) => {
  const items = plans === undefined ? undefined : Array.from({ length: plans }, () => item)
  expect(stepOf(at({ session, order, items }))).toBe(step)
})

describe('what is missing', () => {
  const withCard = (cardId: string) => reduceCheckout(at(), { is: 'filled-in', input: { cardId } })
  const renewing = reduceCheckout(at(), {
    is: 'filled-in',
    input: { hasConsent: true, early: { 3120: { times: 1, limit: 'much' } } },
  })
  test.each<[CheckoutState, Step, string | undefined]>([
    [at({ hasAddress: false }), 'address', 'Save your billing address first.'],
    [
      reduceCheckout(at(), { is: 'filled-in', input: { isAddressOpen: true } }),
      'address',
      'Save the address that you are editing, or cancel.',
    ],
    [at({ cards: undefined }), 'card', 'Add a card first.'],
    [withCard('old'), 'card', 'This card has expired. Choose another one.'],
    [renewing, 'consent', 'Enter an amount, such as 400.00.'],
    [at({ total: null }), 'consent', 'Calculating the total.'],
    [STATES.challenge, 'challenge', 'Waiting for your bank.'],
    [STATES.processing, 'processing', 'Waiting for your bank.'],
    [withCard('amex'), 'consent', undefined],
    // A free trial needs neither, and a placed order has its address and consents.
    [at({ isFree: true, total: 0, hasAddress: false, cards: [] }), 'consent', undefined],
    [observe(renewing, { order: placed, hasAddress: undefined }), 'pay', undefined],
  ])('%#: %s, %s', (state, step, reason) => {
    expect(stepOf(state)).toBe(step)
    expect(obstacle(state)?.reason).toBe(reason)
    if (reason) expect(submit(state, 'key').attempt).toBe(state.attempt)
  })
})

test('an order is sent with what was agreed to, and with the total that is shown', () => {
  const agreed = reduceCheckout(at(), {
    is: 'filled-in',
    input: { hasConsent: true, early: { 3120: { times: 2, limit: '1200.00' } } },
  })
  expect(submit(agreed, 'key').attempt).toMatchObject({
    is: 'placing',
    cardId: 'visa',
    body: {
      plans: [3120],
      total_amount: 57_915,
      renewal_consent: expect.any(String),
      early_purchases: [{ plan_id: 3120, max_times: 2, monthly_limit: 120_000, price: 54_000 }],
    },
  })
  expect(submit(at(), 'key').attempt).toHaveProperty('body', { plans: [3120], total_amount: 57_915 })
})

test('a total that has changed is sent only after it is shown and chosen', () => {
  const rejected = follow(submit(at(), 'first'), 'not placed')
  expect(rejected.attempt).toMatchObject({ is: 'not-placed', shownTotal: 57_915 })
  const recomputed = observe(rejected, { total: null })
  expect(submit(recomputed, 'second').attempt).toBe(rejected.attempt)
  expect(submit(observe(recomputed, { total: 54_000 }), 'second').attempt).toMatchObject({
    is: 'placing',
    body: { total_amount: 54_000 },
  })
})

test('an order that another tab placed at another total is shown before it is paid', () => {
  const other = { ...placed, total_amount: 54_000 }
  const found = observe(reduceCheckout(submit(at(), 'key'), { is: 'placed', order: other }), {
    order: other,
    total: 54_000,
  })
  expect(stepOf(found)).toBe('pay')
  expect(submit(found, 'key').attempt).toMatchObject({ is: 'paying', payment: { body: { amount: 54_000 } } })
})

test.each([
  ['free', { ...paid, total_amount: 0 }, 0],
  ['to be approved by staff', { ...placed, total_amount: 0 }, 0],
])('an order that is %s is placed without a payment', (_, order, total) => {
  const state = submit(at({ isFree: true, total }), 'key')
  expect(state.attempt).toMatchObject({ is: 'placing', cardId: undefined })
  expect(reduceCheckout(state, { is: 'placed', order }).attempt).toEqual({ is: 'none' })
  expect(submit(observe(state, { order }), 'key').attempt).toBe(state.attempt)
})

describe('the key of a payment', () => {
  const keyOf = ({ attempt }: CheckoutState) => ('payment' in attempt ? attempt.payment.key : undefined)

  test('is that of the press that placed the order', () => {
    expect(keyOf(follow(submit(at(), 'first'), 'placed'))).toBe('first')
  })

  test('stays while the bank needs time, and after a response that was lost', () => {
    expect(keyOf(follow(paying, 'processing', 'processing'))).toBe('first key')
    expect(keyOf(submit(follow(paying, 'lost'), 'second'))).toBe('first key')
    expect(keyOf(submit(follow(paying, 'processing', 'lost'), 'second'))).toBe('first key')
  })

  test('is another one for another card, and after a response', () => {
    expect(keyOf(submit(follow(paying, 'lost', 'filled in'), 'second'))).toBe('second')
    expect(keyOf(submit(follow(paying, 'declined'), 'second'))).toBe('second')
    expect(keyOf(follow(paying, 'challenged', 'challenge finished'))).toBe('key after the challenge')
    expect(keyOf(submit(follow(paying, 'challenged', 'challenge closed'), 'second'))).toBe('second')
  })
})

test('a challenge that is closed has paid nothing', () => {
  expect(follow(paying, 'challenged', 'challenge closed').attempt).toEqual({ is: 'none' })
})

test('a bank that needs more time is asked five times more, and then left to the server', () => {
  const calls = (count: number) =>
    follow(paying, ...Array.from({ length: count }, () => 'processing' as const))
  expect([1, 5, 6].map(count => isBusy(calls(count).attempt))).toEqual([true, true, false])
  expect(obstacle(calls(6))?.reason).toBe('Waiting for your bank.')
})

test('a response that comes after the order was found paid changes nothing that is shown', () => {
  const found = follow(paying, 'order is paid')
  for (const event of ['charged', 'declined', 'lost', 'challenged'] as const)
    expect(stepOf(follow(found, event))).toBe('paid')
})

test.each<[Error, string]>([
  [failure('card-declined', 402), 'failed'],
  [failure('card-expired', 409), 'failed'],
  [failure('not-found', 404), 'failed'],
  // The page shows what has become of the order.
  [failure('order-already-paid', 409), 'charged'],
  [failure('order-not-pending', 409), 'none'],
  [failure('amount-mismatch', 409), 'none'],
  // The call may have been carried out.
  [failure('upstream-failure', 502), 'unknown'],
  [failure('idempotency-key-in-flight', 409), 'unknown'],
  [networkError(), 'unknown'],
  [new Error('anything else'), 'unknown'],
  // It has not been.
  [failure('too-many-requests', 429), 'failed'],
  [failure('insufficient-permissions', 403), 'failed'],
  [failure('idempotency-key-reused', 422), 'failed'],
])('a payment that ends with %o: %s', (error, is) => {
  expect(reduceCheckout(paying, { is: 'not-charged', error }).attempt.is).toBe(is)
})

test.each([401, 403, 429])('a repeated payment that is rejected with %i may have been charged', status => {
  const error = failure('rejected', status)
  for (const repeated of [follow(paying, 'processing'), submit(follow(paying, 'lost'), 'second')])
    expect(reduceCheckout(repeated, { is: 'not-charged', error }).attempt.is).toBe('unknown')
})
