import { describe, expect, test } from 'vitest'
import { lookupOf } from '#domain/address-list/columns.ts'
import { readZipcode } from '#domain/address-list/zipcodes.ts'

describe('a ZIP Code is repaired', () => {
  test.each([
    ['84101.0', 'UT', '84101'],
    ['2134.0', 'MA', '02134'],
    ['2134,0', 'MA', '02134'],
    ['84101.000', 'UT', '84101'],
    ['="02134"', 'MA', '02134'],
    ['=02134', 'MA', '02134'],
    ["'02134", 'MA', '02134'],
    [`'="02134"`, 'MA', '02134'],
    ['’02134', 'MA', '02134'],
    ['"02134"', 'MA', '02134'],
    ['2134', 'MA', '02134'],
    ['2134', undefined, '02134'],
    ['901', 'PR', '00901'],
    ['801', 'VI', '00801'],
    ['2134-1234', 'MA', '02134-1234'],
    ['901-1234', 'PR', '00901-1234'],
    ['21341234', 'MA', '02134-1234'],
    ['21341234.0', 'MA', '02134-1234'],
    ['9011234', 'PR', '00901-1234'],
    ['846011234', 'UT', '84601-1234'],
    ['02134-', 'MA', '02134'],
    ['02134-12', 'MA', '02134'],
    ['84601-0000', 'UT', '84601'],
    ['84601-____', 'UT', '84601'],
    ['02134 1234', 'MA', '02134-1234'],
    ['02134 - 1234', 'MA', '02134-1234'],
    ['02134–1234', 'MA', '02134-1234'],
    ['8.4601E+04', 'UT', '84601'],
    ['8,4601E+04', 'UT', '84601'],
    ['8.4601e4', 'UT', '84601'],
    ['2.134E+03', 'MA', '02134'],
    ['8.46011234E+08', 'UT', '84601-1234'],
    ['84,601', 'UT', '84601'],
    ['84.601', 'UT', '84601'],
    ['84 601', 'UT', '84601'],
    ['84\u202f601', 'UT', '84601'],
    ['84,601.00', 'UT', '84601'],
    ['2,134', 'MA', '02134'],
    ['$84,601.00', 'UT', '84601'],
    ['846,011,234', 'UT', '84601-1234'],
    ['８４６０１', 'UT', '84601'],
    ['UT 84601', 'UT', '84601'],
    ['84601 USA', 'UT', '84601'],
  ])('%j of %s is %s', (cell, state, zipcode) => {
    expect(readZipcode(cell, state)).toEqual({ zipcode, isRepaired: true })
  })
})

test.each(['84601', '02134', '84601-1234', '00501'])('%s stays as it is', zipcode => {
  expect(readZipcode(zipcode, 'UT')).toEqual({ zipcode, isRepaired: false })
})

test.each([
  ['8.46E+04', 'UT', 'digits are lost'],
  ['8.46011E+08', 'UT', 'digits are lost'],
  ['2134', 'UT', 'Utah has no ZIP Codes with a zero'],
  ['21341234', 'UT', 'Utah has no ZIP Codes with a zero'],
  ['12', 'NY', 'too few digits'],
  ['846011', 'UT', 'neither 5 nor 9 digits'],
  ['84601.5', 'UT', 'no whole number'],
  ['K1A 0B6', undefined, 'Canadian'],
  ['00000', 'UT', 'a placeholder'],
  ['0', 'UT', 'a placeholder'],
  ['99999', 'UT', 'a placeholder'],
  ['ABCDE', 'UT', 'a word'],
])('%j of %s can’t be read: %s', (cell, state, _why) => {
  expect(readZipcode(cell, state)).toEqual({ unreadable: cell })
})

describe('in a row', () => {
  const mapping = { street: 0, city: 1, state: 2, zipcode: 3 }

  test('the name of the state counts as well', () => {
    expect(lookupOf(['5 Main St', 'Boston', 'Massachusetts', '2134.0'], mapping)).toEqual({
      lookup: { street: '5 Main St', city: 'Boston', state: 'Massachusetts', zipcode: '02134' },
      zipcode: { from: '2134.0', to: '02134' },
    })
  })

  test('one that can’t be read is left out where city and state are there, and the row is not sent otherwise', () => {
    expect(lookupOf(['5 Main St', 'Provo', 'UT', '8.46E+04'], mapping)).toEqual({
      lookup: { street: '5 Main St', city: 'Provo', state: 'UT' },
      zipcode: { unreadable: '8.46E+04' },
    })
    expect(lookupOf(['5 Main St', '', '', '8.46E+04'], mapping)).toMatchObject({ problem: 'no-zipcode' })
  })

  test('undone, it is sent as it is', () => {
    expect(lookupOf(['5 Main St', 'Boston', 'MA', '2134'], mapping, { keepZipcodes: true })).toEqual({
      lookup: { street: '5 Main St', city: 'Boston', state: 'MA', zipcode: '2134' },
    })
  })
})
