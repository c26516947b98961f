import { describe, expect, test } from 'vitest'
import {
  afterAction,
  isPending,
  ORDER_TRANSITIONS,
  type OrderAction,
  type OrderFacts,
  type OrderState,
  orderState,
} from './order-state.ts'

const now = new Date('2026-11-22T12:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * 60 * 60_000).toISOString()
const none: OrderFacts = {
  processed: null,
  approved: null,
  canceled: null,
  grace_period_end: null,
  transfer_due: null,
  total_amount: 100,
}

describe('the state', () => {
  test.each<[OrderFacts | undefined, OrderState]>([
    [undefined, 'quote'],
    [none, 'initiated'],
    [{ ...none, total_amount: 0 }, 'to-approve'],
    [{ ...none, total_amount: 0, processed: at(-1) }, 'processed'],
    [{ ...none, total_amount: 0, approved: at(-1) }, 'approved'],
    [{ ...none, total_amount: 0, canceled: at(-1) }, 'canceled'],
    [{ ...none, grace_period_end: at(1) }, 'grace-period'],
    [{ ...none, grace_period_end: at(0) }, 'grace-ended'],
    [{ ...none, grace_period_end: at(-1) }, 'grace-ended'],
    [{ ...none, transfer_due: at(1) }, 'awaiting-transfer'],
    // Late, it still counts until it is canceled.
    [{ ...none, transfer_due: at(-1) }, 'awaiting-transfer'],
    [{ ...none, transfer_due: at(1), processed: at(-1) }, 'processed'],
    [{ ...none, transfer_due: at(-1), canceled: at(-1) }, 'canceled'],
    [{ ...none, approved: at(-1) }, 'approved'],
    [{ ...none, approved: at(-1), grace_period_end: at(1) }, 'approved'],
    [{ ...none, processed: at(-1) }, 'processed'],
    [{ ...none, processed: new Date(at(-1)), grace_period_end: at(-2) }, 'processed'],
  ])('of %j is %s', (order, state) => {
    expect(orderState(order, now)).toBe(state)
  })
})

/** Every transition, spelled out: a state that is missing here or there fails the test below. */
const table: Record<OrderState, Record<OrderAction, string>> = {
  quote: {
    place: 'initiated',
    'place-free': 'processed',
    'place-gift': 'to-approve',
    'place-with-grace': 'grace-period',
    'place-for-transfer': 'awaiting-transfer',
    pay: '404 not-found',
    approve: '404 not-found',
    cancel: '404 not-found',
    'end-grace': '404 not-found',
    'revoke-grace': '404 not-found',
    amend: '404 not-found',
  },
  'to-approve': {
    place: '409 order-not-pending',
    'place-free': '409 order-not-pending',
    'place-gift': '409 order-not-pending',
    'place-with-grace': '409 order-not-pending',
    'place-for-transfer': '409 order-not-pending',
    pay: '409 order-not-pending',
    approve: 'approved',
    cancel: 'canceled',
    'end-grace': 'to-approve',
    'revoke-grace': 'to-approve',
    amend: '409 order-not-pending',
  },
  initiated: {
    place: '409 order-not-pending',
    'place-free': '409 order-not-pending',
    'place-gift': '409 order-not-pending',
    'place-with-grace': '409 order-not-pending',
    'place-for-transfer': '409 order-not-pending',
    pay: 'processed',
    approve: 'approved',
    cancel: '409 order-not-pending',
    'end-grace': 'initiated',
    'revoke-grace': 'initiated',
    amend: 'initiated',
  },
  'grace-period': {
    place: '409 order-not-pending',
    'place-free': '409 order-not-pending',
    'place-gift': '409 order-not-pending',
    'place-with-grace': '409 order-not-pending',
    'place-for-transfer': '409 order-not-pending',
    pay: 'processed',
    approve: 'approved',
    cancel: '409 order-not-pending',
    'end-grace': 'grace-ended',
    'revoke-grace': 'initiated',
    amend: 'grace-period',
  },
  'awaiting-transfer': {
    place: '409 order-not-pending',
    'place-free': '409 order-not-pending',
    'place-gift': '409 order-not-pending',
    'place-with-grace': '409 order-not-pending',
    'place-for-transfer': '409 order-not-pending',
    pay: 'processed',
    approve: 'approved',
    cancel: 'canceled',
    'end-grace': 'awaiting-transfer',
    'revoke-grace': 'awaiting-transfer',
    amend: '409 order-not-pending',
  },
  'grace-ended': {
    place: '409 order-not-pending',
    'place-free': '409 order-not-pending',
    'place-gift': '409 order-not-pending',
    'place-with-grace': '409 order-not-pending',
    'place-for-transfer': '409 order-not-pending',
    pay: 'processed',
    approve: 'approved',
    cancel: '409 order-not-pending',
    'end-grace': 'grace-ended',
    'revoke-grace': 'initiated',
    amend: 'grace-ended',
  },
  processed: {
    place: '409 order-not-pending',
    'place-free': '409 order-not-pending',
    'place-gift': '409 order-not-pending',
    'place-with-grace': '409 order-not-pending',
    'place-for-transfer': '409 order-not-pending',
    pay: '409 order-already-paid',
    approve: '409 order-already-paid',
    cancel: '409 order-already-paid',
    'end-grace': 'processed',
    'revoke-grace': 'processed',
    amend: '409 order-not-pending',
  },
  approved: {
    place: '409 order-not-pending',
    'place-free': '409 order-not-pending',
    'place-gift': '409 order-not-pending',
    'place-with-grace': '409 order-not-pending',
    'place-for-transfer': '409 order-not-pending',
    pay: '409 order-not-pending',
    approve: 'approved',
    cancel: '409 order-not-pending',
    'end-grace': 'approved',
    'revoke-grace': 'approved',
    amend: '409 order-not-pending',
  },
  canceled: {
    place: '409 order-not-pending',
    'place-free': '409 order-not-pending',
    'place-gift': '409 order-not-pending',
    'place-with-grace': '409 order-not-pending',
    'place-for-transfer': '409 order-not-pending',
    pay: '409 order-not-pending',
    approve: '409 order-not-pending',
    cancel: '409 order-not-pending',
    'end-grace': 'canceled',
    'revoke-grace': 'canceled',
    amend: '409 order-not-pending',
  },
}

test('every action in every state leads where it should', () => {
  const found = Object.entries(ORDER_TRANSITIONS).map(([state, actions]) => {
    const outcomes = Object.keys(actions).map(action => {
      const outcome = afterAction(state as OrderState, action as OrderAction)
      if (typeof outcome === 'string') return [action, outcome]
      return [action, `${outcome.rejected === 'not-found' ? 404 : 409} ${outcome.rejected}`]
    })
    return [state, Object.fromEntries(outcomes)]
  })
  expect(Object.fromEntries(found)).toEqual(table)
})

test('an order is pending exactly while a payment would process it', () => {
  for (const state of Object.keys(ORDER_TRANSITIONS) as OrderState[])
    expect([state, isPending(state)]).toEqual([state, afterAction(state, 'pay') === 'processed'])
})

test('nothing leads out of a final state', () => {
  for (const state of ['processed', 'approved', 'canceled'] as const)
    for (const outcome of Object.values(ORDER_TRANSITIONS[state]))
      if (typeof outcome === 'string') expect(outcome).toBe(state)
})
