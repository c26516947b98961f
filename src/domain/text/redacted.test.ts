import { expect, test } from 'vitest'
import { redacted } from './redacted.ts'

test.each([
  ['dana@northwind.example could not be found', '[secret] could not be found'],
  ['key sk_live_8Jx0v1lGq8mN5yZr2TtWcUe7 is gone', 'key [secret] is gone'],
  [
    'token eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIwMTkzZjFjMiJ9.c2lnbmF0dXJlIG9mIDEyMw rejected',
    'token [secret] rejected',
  ],
  ['no 0193f1c4-8d20-7b55-8f3e-61a7c0d94e12', 'no [secret]'],
  [
    'fetch https://gatepost.example/invite?invite=4Jx0v1lGq8mN#token=1 failed',
    'fetch https://gatepost.example/invite failed',
  ],
  ['/account/keys/secret/0193f1c4-8d20-7b55-8f3e-61a7c0d94e12', '/account/keys/secret/[secret]'],
])('%s', (text, safe) => expect(redacted(text)).toBe(safe))

test('a stack keeps its files, functions and positions', () => {
  const stack = [
    "TypeError: Cannot read properties of undefined (reading 'map')",
    '    at renderWithHooksAgainAndAgain (https://gatepost.example/assets/billing-page-Ck91x07Z.js:1:20481)',
  ].join('\n')
  expect(redacted(stack)).toBe(stack)
})
