import { expect, test } from 'vitest'
import { paymentErrors } from '#domain/errors/payment.ts'
import { isTooSmall, tooSmallText } from './smallest-charge.ts'

test.each([
  [0, false],
  [1, true],
  [49, true],
  [50, false],
  [51, false],
])('whether %d cents are too few to charge: %s', (cents, expected) => {
  expect(isTooSmall(cents)).toBe(expected)
})

test('the page says it in the words of the server', () => {
  const { message } = paymentErrors['amount-too-small']
  const text = message.replace('{charge}', '$0.30').replace('{smallest}', '$0.50')
  expect(tooSmallText(30)).toBe(text)
})
