import { expect, test } from 'vitest'
import { readAccountId } from './session-hint.ts'

test.each([
  ['41207', 41207],
  [41207, 41207],
  ['1', 1],
  ['2147483647', 2147483647],
])('%j is the account %i', (value, id) => expect(readAccountId(value)).toBe(id))

test.each([
  '12abc',
  '1e3',
  '-1',
  '+1',
  '0',
  '007',
  '1.0',
  '0x1f',
  ' 1',
  '1 ',
  '',
  '1_000',
  '２３',
  '2147483648',
  String(2 ** 53),
  2 ** 53,
  -1,
  0,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  null,
  undefined,
  true,
  [41207],
  {},
])('%j is no account', value => expect(readAccountId(value)).toBeUndefined())
