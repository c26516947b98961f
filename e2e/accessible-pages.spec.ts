import { expect, test } from '@playwright/test'
import { pagesNotLookedAt } from './support/looks.ts'

// What the whole run has looked at; it comes last, as leaks.spec.ts does.
test('axe has looked at every page that there is, in a narrow window and in a wide one', () => {
  test.skip(!process.env.E2E_WHOLE, 'some specs alone do not come to every page')
  expect(pagesNotLookedAt()).toEqual([])
})
