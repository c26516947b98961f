import { expect, test } from 'vitest'
import { trimEndOf } from './trim-end.ts'

test.each([
  ['/account/keys//', '/', '/account/keys'],
  ['https://a.example/x).,', '),.', 'https://a.example/x'],
  ['//a', '/', '//a'],
  ['///', '/', ''],
  ['', '/', ''],
])('%j without %j at its end is %j', (text, characters, expected) => {
  expect(trimEndOf(text, characters)).toBe(expected)
})
