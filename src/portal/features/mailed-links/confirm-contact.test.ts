import { expect, test } from 'vitest'
import { readContactLink } from './confirm-contact.tsx'

const TOKEN = 'Yx3vQ0cN7mTzKp5LrB2sWdJ8eHgUa6FiOt1nXj9RkVE'
const search = '?account_id=51&contact_id=3400'

test.each([
  { search: '', hash: `#account_id=51&contact_id=3400&token=${TOKEN}` },
  { search, hash: `#token=${TOKEN}` },
])('reads account, contact and token from $search$hash', address => {
  expect(readContactLink(address)).toEqual({ accountId: 51, contactId: 3400, token: TOKEN })
})

test.each([
  { search, hash: '' },
  // Cut on its way.
  { search, hash: `#token=${TOKEN.slice(1)}` },
  { search: '', hash: `#token=${TOKEN}` },
  { search: '?account_id=51', hash: `#token=${TOKEN}` },
  { search: '?account_id=51&contact_id=first', hash: `#token=${TOKEN}` },
  { search: '?account_id=51&contact_id=-3400', hash: `#token=${TOKEN}` },
  { search: `${search}&token=${TOKEN}`, hash: '' },
])('reads nothing from $search$hash', address => {
  expect(readContactLink(address)).toBeUndefined()
})
