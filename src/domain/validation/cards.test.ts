import { expect, test } from 'vitest'
import {
  checkCardCvv,
  checkCardMonth,
  checkCardName,
  checkCardNumber,
  checkCardYear,
  toCardYear,
} from './cards.ts'

const AMEX = '3782 822463 10005'

test('a number can be pasted as printed, and its check digit is verified', () => {
  for (const number of ['4242424242424242', '4242 4242 4242 4242', '4242-4242-4242-4242', AMEX])
    expect(checkCardNumber(number)).toBeUndefined()
  for (const number of ['4242424242424241', '4242', 'abcd 4242 4242 4242', '4'.repeat(20)])
    expect(checkCardNumber(number)?.message).toBe('Enter a valid card number.')
})

test('a month is from 01 to 12', () => {
  for (const month of ['1', '01', '09', '10', '12']) expect(checkCardMonth(month)).toBeUndefined()
  for (const month of ['0', '00', '13', '1a']) expect(checkCardMonth(month)?.name).toBe('card-month-invalid')
})

test('a year has two digits, and a four-digit year is shortened', () => {
  expect(checkCardYear('28')).toBeUndefined()
  for (const year of ['2028', '8', 'xx']) expect(checkCardYear(year)?.name).toBe('card-year-invalid')
  expect(toCardYear('2028')).toBe('28')
  expect(toCardYear('28')).toBe('28')
  expect(toCardYear('1928')).toBe('1928')
})

test('the name on it is a name', () => {
  for (const name of ['Dana Reyes', 'NORTHWIND 2000 LTD']) expect(checkCardName(name)).toBeUndefined()
  for (const name of ['4242424242424242', '<b>', '12'])
    expect(checkCardName(name)?.name).toBe('card-name-invalid')
})

test('the security code has four digits on American Express, three elsewhere', () => {
  expect(checkCardCvv('123', '4242424242424242')).toBeUndefined()
  expect(checkCardCvv('1234', AMEX)).toBeUndefined()
  expect(checkCardCvv('123', AMEX)?.name).toBe('card-cvv-invalid')
  expect(checkCardCvv('1234')?.name).toBe('card-cvv-invalid')
})
