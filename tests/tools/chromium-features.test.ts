import { expect, test } from 'vitest'
import { disabledFeatures } from '../../e2e/support/chromium-features.ts'

test('the features that Playwright turns off stay off', () => {
  const features = disabledFeatures().replace('--disable-features=', '').split(',')
  expect(features).toEqual(expect.arrayContaining(['PaintHolding', 'HttpsUpgrades', 'WebUIOmniboxPopup']))
  expect(new Set(features).size).toBe(features.length)
})

test('a Playwright that lists them elsewhere is noticed', () => {
  expect(() => disabledFeatures('var disabled = []')).toThrow('has no list of the features')
})
