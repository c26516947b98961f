import { expect, test } from '@playwright/test'
import { pagesNotLookedAt } from '../support/looks.ts'

// Checks what the whole run has covered. It runs last, as leaks.spec.ts does.
test('axe has checked every page, in full in a narrow window and in a wide one', () => {
  test.skip(!process.env.TEST_WHOLE, 'some specs alone do not come to every page')
  expect(pagesNotLookedAt()).toEqual([])
})
