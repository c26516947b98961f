import { expect, test } from 'vitest'
import { checkVariables, phoneLines, signUpEntry } from './settings.ts'

test('phone lines with a number are listed in footer order', () => {
  expect(phoneLines({})).toEqual([])
  expect(
    phoneLines({
      VITE_PHONE_ENTERPRISE_SALES: '+442079460958',
      VITE_PHONE_FAX: ' ',
      VITE_PHONE_SALES: '+18015550123',
    }),
  ).toEqual([
    { label: 'Sales', number: '+18015550123', text: '+1 801-555-0123' },
    { label: 'Enterprise sales', number: '+442079460958', text: '+442079460958' },
  ])
})

test('there are six kinds of phone lines', () => {
  const names = ['SALES', 'SUPPORT', 'BILLING', 'FAX', 'TOLL_FREE', 'ENTERPRISE_SALES']
  const all = Object.fromEntries(names.map(name => [`VITE_PHONE_${name}`, '+18015550123']))
  expect(phoneLines(all)).toHaveLength(6)
})

test.each(['801-555-0123', '+0123456789', '+1 801 555 0123', '+12345'])(
  '%s is not a phone number',
  number => {
    expect(() => checkVariables({ VITE_PHONE_BILLING: number })).toThrow(/VITE_PHONE_BILLING/)
  },
)

test('Sign Up Free leads to the form unless the setting says pricing', () => {
  expect(signUpEntry({})).toBe('/signup')
  expect(signUpEntry({ VITE_SIGNUP_ENTRY: '/pricing' })).toBe('/pricing')
  const elsewhere = { VITE_SIGNUP_ENTRY: 'https://elsewhere.example' }
  expect(() => checkVariables(elsewhere)).toThrow(/VITE_SIGNUP_ENTRY/)
  expect(() =>
    checkVariables({ VITE_SIGNUP_ENTRY: '/pricing', VITE_PHONE_SALES: '+18015550123' }),
  ).not.toThrow()
})
