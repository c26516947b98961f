import { expect, test } from 'vitest'
import { hasCardNumber, hasValue, typedCardOf } from '../../e2e/support/card-scan.ts'

test('a card number is found however it is written, and other numbers are not', () => {
  for (const text of [
    '4242424242424242',
    '{"token":"4242 4242 4242 4242"}',
    'number=5555-5555-5555-4444&x=1',
    'paid with 378282246310005.',
  ])
    expect(hasCardNumber(text), text).toBe(true)
  for (const text of [
    // A wrong check digit, a time in milliseconds, ids.
    '4242424242424241',
    '"time":1763837025123',
    '0193f210-7a3b-7c55-a0d2-3f1b9c7e4d60',
    'tok_4242424242424242',
    '1000000000000',
  ])
    expect(hasCardNumber(text), text).toBe(false)
})

test('a security code is found as a whole value alone', () => {
  const codes = new Set(['737'])
  expect(hasValue({ card: [{ cvv: '737' }] }, codes)).toBe(true)
  expect(hasValue({ note: 'room 737', count: 737, cvv: null }, codes)).toBe(false)
})

test('what the form sends to the vendor is read', () => {
  const body = { form: 'form_1', card: { number: '4242 4242 4242 4242', cvv: '737' } }
  expect(typedCardOf(body)).toEqual({ number: '4242424242424242', cvv: '737' })
  expect(typedCardOf({ card: { name: 'Dana' } })).toBeUndefined()
  expect(typedCardOf(null)).toBeUndefined()
})
