import { expect, test } from 'vitest'
import { addressOfKey, decodeKey, encodeKey, keyOfAddress } from './address-key.ts'

test('an address always has the same key, which leads back to it', () => {
  const key = keyOfAddress({ delivery_line_1: '88 Copper Mill Ave Apt 5', zipcode: '80302' })
  // Callers have stored it.
  expect(key).toBe('ODggQ29wcGVyIE1pbGwgQXZlIEFwdCA1fDgwMzAy')
  expect(addressOfKey(key)).toEqual({ street: '88 Copper Mill Ave Apt 5', zipcode: '80302' })
})

test.each([
  ['a number of another provider', '325023201'],
  ['no key at all', ''],
  ['a key with an appendix', 'ODggQ29wcGVyIE1pbGwgQXZlfDgwMzAy='],
  ['a key without a ZIP Code', encodeKey('88 Copper Mill Ave', '')],
  ['a key without a street', encodeKey('', '80302')],
  ['a key with more parts', encodeKey('88 Copper Mill Ave', '80302', '1')],
  ['a key with a line that is too long', encodeKey('8'.repeat(101), '80302')],
])('%s has no address', (_, key) => {
  expect(addressOfKey(key)).toBeUndefined()
})

test('a key can have letters of any alphabet', () => {
  expect(decodeKey(encodeKey('DEU', '', 'Königsallee 1', '40212'))).toEqual([
    'DEU',
    '',
    'Königsallee 1',
    '40212',
  ])
})
