import { expect, test } from 'vitest'
import { checkPhones, phoneLines } from './phones.ts'
import { checkSignUpEntry, signUpEntry } from './site.ts'

test('phone lines with a number are listed in their order', () => {
  expect(phoneLines([])).toEqual([])
  expect(
    phoneLines([
      ['Sales', '+18015550123'],
      ['Support', undefined],
      ['Fax', ' '],
      ['Enterprise sales', '+442079460958'],
    ]),
  ).toEqual([
    { label: 'Sales', number: '+18015550123', text: '+1 801-555-0123' },
    { label: 'Enterprise sales', number: '+442079460958', text: '+442079460958' },
  ])
})

test.each(['801-555-0123', '+0123456789', '+1 801 555 0123', '+12345'])(
  '%s is not a phone number',
  number => {
    expect(() => checkPhones({ VITE_PHONE_BILLING: number })).toThrow(/VITE_PHONE_BILLING/)
  },
)

test('Sign Up Free leads to the form unless the setting says pricing', () => {
  expect(signUpEntry(undefined)).toBe('/signup')
  expect(signUpEntry('/pricing')).toBe('/pricing')
  expect(() => checkSignUpEntry('https://elsewhere.example')).toThrow(/VITE_SIGNUP_ENTRY/)
  for (const value of [undefined, '', '/pricing', ' /signup '])
    expect(() => checkSignUpEntry(value)).not.toThrow()
})
