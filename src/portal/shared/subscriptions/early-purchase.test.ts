import { expect, test } from 'vitest'
import { type CapInput, capError, firstCap, readCap, withTimes } from './early-purchase.tsx'

const item = {
  license_label: 'US Address Verification, Plus',
  plan_description: '10,000 lookups a month',
  amount: 120_00,
  tax: 8_70,
}

test('the smallest cap is one term, and the one that applies comes first', () => {
  expect(firstCap(item)).toEqual({ times: 1, limit: '128.70' })
  expect(firstCap(item, { max_times: 3, monthly_limit: 400_00 })).toEqual({ times: 3, limit: '400.00' })
})

test.each<[string, number | undefined, string | undefined]>([
  ['400', 400_00, undefined],
  ['$1,400.50', 1_400_50, undefined],
  [' 128.7 ', 128_70, undefined],
  ['128.69', undefined, 'Enter at least $128.70, the price of one term with tax.'],
  ['1000000.01', undefined, 'Enter at most $1,000,000.00.'],
  ['', undefined, 'Enter an amount, such as 400.00.'],
  ['about 400', undefined, 'Enter an amount, such as 400.00.'],
  ['-400', undefined, 'Enter an amount, such as 400.00.'],
  ['128.705', undefined, 'Enter an amount, such as 400.00.'],
])('the amount “%s”', (limit, cents, error) => {
  const input: CapInput = { times: 2, limit }
  expect(capError(input, item)).toBe(error)
  expect(readCap(input, item)).toEqual(
    cents === undefined ? undefined : { max_times: 2, monthly_limit: cents },
  )
})

test('more times raise an amount that is just enough, and leave any other', () => {
  expect(withTimes({ times: 1, limit: '128.70' }, 3, item)).toEqual({ times: 3, limit: '386.10' })
  expect(withTimes({ times: 1, limit: '150' }, 3, item)).toEqual({ times: 3, limit: '150' })
})
