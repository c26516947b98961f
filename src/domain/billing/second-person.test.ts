import { expect, test } from 'vitest'
import { needsSecondPerson, SECOND_PERSON_ABOVE } from './second-person.ts'

test.each([
  [SECOND_PERSON_ABOVE, SECOND_PERSON_ABOVE, false],
  [SECOND_PERSON_ABOVE + 1, 0, true],
  [0, SECOND_PERSON_ABOVE + 1, true],
  [0, 0, false],
])('an order of %d with the list price %d: %s', (totalAmount, unitAmount, needs) => {
  expect(needsSecondPerson({ totalAmount, unitAmount })).toBe(needs)
})
