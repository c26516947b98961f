import { expect, test } from 'vitest'
import { readContactLink } from './confirm-contact.tsx'

const search = '?account_id=51&contact_id=3400'

test.each([
  { search: '', hash: '#account_id=51&contact_id=3400&token=abc_-1' },
  { search, hash: '#token=abc_-1' },
])('reads account, contact and token from $search$hash', address => {
  expect(readContactLink(address)).toEqual({ accountId: 51, contactId: 3400, token: 'abc_-1' })
})

test.each([
  { search, hash: '' },
  { search: '', hash: '#token=abc' },
  { search: '?account_id=51', hash: '#token=abc' },
  { search: '?account_id=51&contact_id=first', hash: '#token=abc' },
  { search: '?account_id=51&contact_id=-3400', hash: '#token=abc' },
  { search: `${search}&token=abc`, hash: '' },
])('reads nothing from $search$hash', address => {
  expect(readContactLink(address)).toBeUndefined()
})
