import { expect, test } from 'vitest'
import { UNLIMITED_LOOKUPS } from '../text/amounts.ts'
import {
  isDue,
  isUsedUp,
  lastTerm,
  nextPlanIdOf,
  type RenewablePlan,
  type RenewableTerm,
  type RenewalState,
  renewalState,
} from './renewal.ts'

const NOW = new Date('2026-11-02T09:00:00Z')
const PAST = '2026-10-28T09:00:00Z'
const LONG_PAST = '2026-10-19T09:00:00Z'
const FUTURE = '2026-12-01T00:00:00Z'

const term = (changes: Partial<RenewableTerm> = {}): RenewableTerm => ({
  start: '2026-10-01T00:00:00Z',
  expiration: FUTURE,
  termination: null,
  suspended: false,
  issued: 1_000,
  remaining: 400,
  autorenew_disabled: false,
  ...changes,
})

const PAID: RenewablePlan = { renewable: true, ongoing_free: false, one_time_free_trial: false }
const FREE: RenewablePlan = { renewable: false, ongoing_free: true, one_time_free_trial: false }
const TRIAL: RenewablePlan = { renewable: false, ongoing_free: false, one_time_free_trial: true }
const SINGLE: RenewablePlan = { renewable: false, ongoing_free: false, one_time_free_trial: false }

test.each<[string, Partial<RenewableTerm>, RenewablePlan, RenewalState]>([
  ['a running term', {}, PAID, 'on'],
  ['one that is yet to start', { start: FUTURE, expiration: '2027-01-01T00:00:00Z' }, PAID, 'on'],
  ['one without an end', { expiration: null }, PAID, 'on'],
  ['one that is used up', { remaining: 0 }, PAID, 'on'],
  ['one that has just ended', { expiration: NOW }, PAID, 'on'],
  ['one that ended days ago', { expiration: PAST }, PAID, 'on'],
  ['one that ended two weeks ago', { expiration: LONG_PAST }, PAID, 'over'],
  ['a suspended one that ended two weeks ago', { expiration: LONG_PAST, suspended: true }, PAID, 'on'],
  ['one that was switched off', { autorenew_disabled: true }, PAID, 'off'],
  ['one that was switched off and is used up', { autorenew_disabled: true, remaining: 0 }, PAID, 'off'],
  ['one that was switched off and has ended', { autorenew_disabled: true, expiration: PAST }, PAID, 'over'],
  ['a terminated one', { termination: PAST }, PAID, 'over'],
  ['a terminated one of a free plan', { termination: PAST }, FREE, 'over'],
  ['one of a free plan', {}, FREE, 'by-hand'],
  ['one of a free plan that has ended', { expiration: LONG_PAST }, FREE, 'by-hand'],
  ['a trial', {}, TRIAL, 'never'],
  ['a trial of a plan that says that it renews', {}, { ...TRIAL, renewable: true }, 'never'],
  ['a trial that has ended', { expiration: PAST }, TRIAL, 'over'],
  ['one of a plan that does not renew', {}, SINGLE, 'never'],
])('%s is %s', (_, changes, plan, state) => expect(renewalState(term(changes), plan, NOW)).toBe(state))

test('nothing is left of no term, or of one whose plan is gone', () => {
  expect(renewalState(undefined, PAID, NOW)).toBe('over')
  expect(renewalState(term(), null, NOW)).toBe('over')
})

test.each<[string, Partial<RenewableTerm>, { due: boolean; usedUp: boolean }]>([
  ['running', {}, { due: false, usedUp: false }],
  ['in its last hour', { expiration: '2026-11-02T10:00:00Z' }, { due: true, usedUp: false }],
  ['before its last hour', { expiration: '2026-11-02T10:00:01Z' }, { due: false, usedUp: false }],
  ['over', { expiration: PAST }, { due: true, usedUp: false }],
  ['used up before its end', { remaining: 0 }, { due: false, usedUp: true }],
  ['used up in its last hour', { remaining: 0, expiration: NOW }, { due: true, usedUp: true }],
  ['used up beyond what was there', { remaining: -3 }, { due: false, usedUp: true }],
  ['without lookups from the start', { issued: 0, remaining: 0 }, { due: false, usedUp: false }],
  ['unlimited and at zero', { issued: UNLIMITED_LOOKUPS, remaining: 0 }, { due: false, usedUp: false }],
  [
    'unlimited and in its last hour',
    { issued: UNLIMITED_LOOKUPS, expiration: NOW },
    { due: true, usedUp: false },
  ],
])('a term that is %s', (_, changes, { due, usedUp }) => {
  expect(isDue(term(changes), NOW)).toBe(due)
  expect(isUsedUp(term(changes))).toBe(usedUp)
})

test('the plan that was chosen comes before what follows the plan, and the same plan is last', () => {
  const chosen = { plan_id: 1, next_plan_id: 2, plan: { next_plan_id: 3 } }
  expect(nextPlanIdOf(chosen)).toBe(2)
  expect(nextPlanIdOf({ ...chosen, next_plan_id: null })).toBe(3)
  expect(nextPlanIdOf({ ...chosen, next_plan_id: null, plan: { next_plan_id: null } })).toBe(1)
  expect(nextPlanIdOf({ ...chosen, next_plan_id: null, plan: null })).toBe(1)
})

const held = (subscriptionId: number, changes: Partial<RenewableTerm & { isFree: boolean }> = {}) => ({
  subscriptionId,
  isFree: false,
  ...term(changes),
})

test.each([
  ['the later start', [held(2), held(1, { start: FUTURE, expiration: null })], 1],
  ['the higher number of two that start together', [held(2), held(1)], 2],
  [
    'not one that was terminated before it started',
    [held(1), held(2, { start: FUTURE, termination: PAST })],
    1,
  ],
  ['one that was terminated while it ran', [held(1), held(2, { start: PAST, termination: NOW })], 2],
  ['not a free one next to a paid one that runs', [held(1), held(2, { start: PAST, isFree: true })], 1],
  [
    'a free one after a paid one that has ended',
    [held(1, { expiration: PAST }), held(2, { start: PAST, isFree: true })],
    2,
  ],
])('the last term is %s', (_, terms, id) => expect(lastTerm(terms, NOW)?.subscriptionId).toBe(id))

test('a license without terms has no last one', () => expect(lastTerm([], NOW)).toBeUndefined())
