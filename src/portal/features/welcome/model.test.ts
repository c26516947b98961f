import { expect, test } from 'vitest'
import { isNamed, NO_WORK, newAccountRecord } from './model.ts'

const EMPTY = { first_name: '', last_name: '', phone: '', position: '', company: '', website: '' }
const newcomer = {
  email: 'dana@northwind.example',
  profile: EMPTY,
  work: NO_WORK,
  accountId: 41207,
  userId: 'u',
}

function recordOf(change: Partial<typeof newcomer>) {
  const fields = newAccountRecord({ ...newcomer, ...change })
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]))
}

test('the record has every field of the contract, empty without input', () => {
  expect(recordOf({ profile: { ...EMPTY, first_name: 'Dana' } })).toEqual({
    email: 'dana@northwind.example',
    first_name: 'Dana',
    last_name: '',
    phone: '',
    company: '',
    how_can_we_help: '',
    job_title: '',
    job_role: '',
    job_level: '',
    industry: '',
    contact_creation_source: 'sign-up',
    enterprise_lead: 'false',
    account_id: '41207',
    user_id: 'u',
  })
})

test.each([
  ['We check 40 million addresses a year', 'true'],
  ['An enterprise contract', 'true'],
  ['Addresses of a web shop', 'false'],
  ['', 'false'],
])('%j makes an enterprise lead: %s', (how_can_we_help, flag) => {
  expect(recordOf({ work: { ...NO_WORK, how_can_we_help } }).enterprise_lead).toBe(flag)
})

test('a person with a company is known; a website alone is not enough', () => {
  expect(isNamed({ ...EMPTY, company: 'Northwind Traders' })).toBe(true)
  expect(isNamed({ ...EMPTY, website: 'https://northwind.example' })).toBe(false)
})
