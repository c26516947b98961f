import { expect, test } from 'vitest'
import { redacted, withoutCardNumbers } from './redacted.ts'

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

test.each([
  ['4242424242424242', '[secret]'],
  ['card 4242 4242 4242 4242 12/30 declined', 'card [secret] 12/30 declined'],
  ['5555-5555-5555-4444', '[secret]'],
  ['3782.822463.10005', '[secret]'],
  ['4242\u00a04242\u00a04242\u00a04242', '[secret]'],
  ['4242\n4242\n4242 / 4242', '4242\n4242\n4242 / 4242'],
  ['4242\t4242\t4242\t4242', '[secret]'],
  ['pan4242424242424242x', 'pan[secret]x'],
  ['4242424242424242, 5555555555554444', '[secret], [secret]'],
  ['4242424242424242 5555555555554444', '[secret] [secret]'],
  ['1 4242424242424242', '1 [secret]'],
])('a card number is left out of %j', (text, safe) => expect(withoutCardNumbers(text)).toBe(safe))

test.each([
  '4242424242424241',
  '1763837025123',
  '2026-11-23T17:05:01.158Z',
  '+1 415 555 0100',
  '4f4c4242-4242-4242-8424-242424242424a',
  '10.0.0.1, 192.168.100.200',
  '0'.repeat(40),
])('%j has none', text => expect(withoutCardNumbers(text)).toBe(text))

test('a long text takes no longer for having many digits', () => {
  const started = process.cpuUsage()
  withoutCardNumbers('4 '.repeat(40_000))
  withoutCardNumbers('4242 '.repeat(20_000))
  withoutCardNumbers('424242424242 x'.repeat(10_000))
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(2_000)
})
