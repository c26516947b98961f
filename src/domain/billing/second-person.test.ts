import { expect, test } from 'vitest'
import { needsSecondPerson, SECOND_PERSON_ABOVE, shareOf } from './second-person.ts'

test.each([
  [SECOND_PERSON_ABOVE, SECOND_PERSON_ABOVE, false],
  [SECOND_PERSON_ABOVE + 1, 0, true],
  [0, SECOND_PERSON_ABOVE + 1, true],
  [0, 0, false],
])('an order of %d with the list price %d: %s', (totalAmount, unitAmount, needs) => {
  expect(needsSecondPerson({ totalAmount, unitAmount })).toBe(needs)
})

test.each([
  [SECOND_PERSON_ABOVE, false],
  [SECOND_PERSON_ABOVE + 1, true],
  [null, false],
])('an order without a price that is worth %s: %s', (worth, needs) => {
  expect(needsSecondPerson({ totalAmount: 0, unitAmount: 400, worth })).toBe(needs)
})

test.each([
  [1_000, { price: 400, size: 1_000 }, 400],
  [1_001, { price: 400, size: 1_000 }, 401],
  [1_000_000_000_000, { price: 400, size: 1_000 }, 400_000_000_000],
  [1_000_000_000_000, { price: 40_000_000, size: 1 }, 10_000_000_000_000],
  [0, { price: 400, size: 1_000 }, 0],
  [5, { price: 400, size: 0 }, 0],
])('%d of a plan %o are worth %d cents', (count, plan, worth) => {
  expect(shareOf(count, plan)).toBe(worth)
})
