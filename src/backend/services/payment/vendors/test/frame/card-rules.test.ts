import { expect, test } from 'vitest'
import { TEST_CARDS } from '../test-cards.ts'
import { FIELDS, faultsOf, groupDigits, networkOf, toCardYear } from './card-rules.js'

const TODAY = new Date('2026-11-22T12:00:00Z')
const AMEX = '3782 822463 10005'
const VALID = {
  number: '4242 4242 4242 4242',
  month: '04',
  year: '28',
  cvv: '123',
  name: 'Dana Reyes',
  street: '85 Mill Street',
  city: 'Provo',
  state: 'UT',
  zip_code: '84601',
  country: 'USA',
}
const faultOf = (field: string, value: string, others: object = {}) =>
  faultsOf({ ...VALID, ...others, [field]: value }, TODAY)[field]

test('a whole card has no fault, and an empty one lacks everything', () => {
  expect(faultsOf(VALID, TODAY)).toEqual({})
  expect(faultsOf({}, TODAY)).toMatchObject(
    Object.fromEntries(['number', 'cvv', 'name'].map(f => [f, 'required'])),
  )
  expect(FIELDS).toEqual(Object.keys(VALID))
})

test('a number can be pasted as printed, and its check digit is verified', () => {
  for (const number of ['4242424242424242', '4242 4242 4242 4242', '4242-4242-4242-4242'])
    expect(faultOf('number', number)).toBeUndefined()
  for (const number of ['4242424242424241', '4242', 'abcd 4242 4242 4242', '4'.repeat(20)])
    expect(faultOf('number', number)).toBe('card-number-invalid')
})

test('the network is recognized from the first digits, and the number grouped as on the card', () => {
  for (const { number, network } of TEST_CARDS) {
    expect(networkOf(number)?.id).toBe(network)
    expect(groupDigits(number.replaceAll(' ', ''))).toBe(number)
    expect(
      faultOf('number', number, { cvv: network === 'american-express' ? '1234' : '123' }),
    ).toBeUndefined()
  }
  expect(networkOf('4')?.name).toBe('Visa')
  expect(networkOf('')).toBeUndefined()
  expect(networkOf('99')).toBeUndefined()
  expect(groupDigits('42424')).toBe('4242 4')
})

test('a month is from 01 to 12', () => {
  for (const month of ['1', '01', '09', '10', '12']) expect(faultOf('month', month)).toBeUndefined()
  for (const month of ['0', '00', '13', '1a']) expect(faultOf('month', month)).toBe('card-month-invalid')
})

test('a year has two digits, and a four-digit year is shortened', () => {
  expect(faultOf('year', '28')).toBeUndefined()
  for (const year of ['2028', '8', 'xx']) expect(faultOf('year', year)).toBe('card-year-invalid')
  expect(toCardYear('2028')).toBe('28')
  expect(toCardYear('28')).toBe('28')
  expect(toCardYear('1928')).toBe('1928')
})

test('a card is valid until its month is over', () => {
  expect(faultOf('year', '26', { month: '11' })).toBeUndefined()
  expect(faultOf('year', '26', { month: '10' })).toBe('card-expired')
  // The month has its own fault first.
  expect(faultOf('year', '26', { month: '13' })).toBeUndefined()
})

test('the name on it is a name', () => {
  for (const name of ['Dana Reyes', 'NORTHWIND 2000 LTD']) expect(faultOf('name', name)).toBeUndefined()
  for (const name of ['4242424242424242', '<b>', '12'])
    expect(faultOf('name', name)).toBe('card-name-invalid')
})

test('the security code has four digits on American Express, three elsewhere', () => {
  expect(faultOf('cvv', '123')).toBeUndefined()
  expect(faultOf('cvv', '1234')).toBe('card-cvv-invalid')
  expect(faultOf('cvv', '1234', { number: AMEX })).toBeUndefined()
  expect(faultOf('cvv', '123', { number: AMEX })).toBe('card-cvv-invalid')
})

test('state and ZIP Code are needed in the United States, and elsewhere where there are any', () => {
  expect(faultOf('zip_code', '')).toBe('required')
  expect(faultOf('state', '')).toBe('required')
  expect(faultsOf({ ...VALID, state: '', zip_code: '', country: 'HKG' }, TODAY)).toEqual({})
  expect(faultOf('zip_code', '<84601>')).toBe('zip-invalid')
})
