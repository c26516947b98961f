import { expect, test } from 'vitest'
import { TOPICS } from '#domain/notification/topics.ts'
import type { Contact as WireContact } from '#generated/notification/types.ts'
import { isOtherAddress, nameOf, notPrimaryReason, quotedTopics, toContact, topicsLabel } from './contacts.ts'
import { readContactSearch } from './search.ts'

const wire: WireContact = {
  id: 3302,
  company: 'Northwind Traders',
  email: 'accounts@northwind.example',
  first_name: 'Kim',
  last_name: 'Osei',
  phone: '',
  position: 'Accounts payable',
  turned_off: [],
  topics: ['renewal', 'receipts'],
  confirmation_timestamp: null,
  confirmation_sent: '2026-11-02T09:12:00Z',
  confirmation_expires: '2026-11-09T09:12:00Z',
  resend_available: '2026-11-02T09:13:00Z',
  undeliverable: null,
  primary: false,
  version: 1,
}
const confirmed = { confirmation_timestamp: '2026-11-03T09:12:00Z' }
const bounced = { undeliverable: { since: '2026-11-04T09:12:00Z', reason: 'bounced' } } as const
const contact = (change: Partial<WireContact> = {}) => toContact({ ...wire, ...change })

test('renames what the wire names', () => {
  expect(contact()).toEqual({
    id: 3302,
    company: 'Northwind Traders',
    email: 'accounts@northwind.example',
    firstName: 'Kim',
    lastName: 'Osei',
    phone: '',
    position: 'Accounts payable',
    topics: ['renewal', 'receipts'],
    turnedOff: [],
    state: 'unconfirmed',
    isPrimary: false,
    confirmation: { sent: '2026-11-02T09:12:00Z', expires: '2026-11-09T09:12:00Z' },
    resendAvailable: '2026-11-02T09:13:00Z',
    undeliverable: null,
    version: 1,
  })
})

test('the zero date means that the address is not confirmed', () => {
  expect(contact({ confirmation_timestamp: '0001-01-01T00:00:00Z' }).state).toBe('unconfirmed')
})

test('a contact without an email has no confirmation under way', () => {
  expect(contact({ confirmation_sent: null, confirmation_expires: null }).confirmation).toBeNull()
})

test('a mailbox without a name goes by its address', () => {
  expect(nameOf(contact())).toBe('Kim Osei')
  expect(nameOf(contact({ first_name: '', last_name: 'Osei' }))).toBe('Osei')
  expect(nameOf(contact({ first_name: '', last_name: '' }))).toBe('accounts@northwind.example')
})

test.each([
  [{}, 'unconfirmed', 'Confirm the address first.'],
  [confirmed, 'confirmed', undefined],
  [bounced, 'undeliverable', 'The address rejects email.'],
  [{ ...confirmed, ...bounced }, 'undeliverable', 'The address rejects email.'],
  [{ ...confirmed, primary: true }, 'confirmed', 'This is the primary contact.'],
] as const)('%o is %s', (change, state, reason) => {
  expect(contact(change).state).toBe(state)
  expect(notPrimaryReason(contact(change))).toBe(reason)
})

test('capitals and blanks around it make no other address', () => {
  expect(isOtherAddress('kim@northwind.example', ' Kim@Northwind.example ')).toBe(false)
  expect(isOtherAddress('kim@northwind.example', 'kim@northwind.test')).toBe(true)
})

test('names few topics, and counts many', () => {
  expect(topicsLabel([])).toBe('None')
  expect(topicsLabel(['receipts', 'key-limit'])).toBe('Receipts, Key limits')
  expect(topicsLabel(['expiring', 'receipts', 'key-limit'])).toBe('3 of 11')
  expect(topicsLabel(TOPICS)).toBe('11 of 11')
})

test('puts topics into a sentence', () => {
  expect(quotedTopics(['receipts'])).toBe('“Receipts”')
  expect(quotedTopics(['usage-100', 'expiring', 'receipts'])).toBe('“All used”, “Expiring”, and “Receipts”')
})

test('the address keeps what the contract allows', () => {
  const search = {
    search: 'kim',
    topic: 'receipts',
    state: 'unconfirmed',
    sort: 'name',
    page: 3,
    page_size: 50,
  }
  expect(readContactSearch(search)).toEqual(search)
})

test('the address drops defaults, junk, and pages of other sizes', () => {
  const raw = {
    search: '',
    topic: 'weather',
    state: 'all',
    sort: 'added',
    page: 0,
    page_size: 99,
    view: 'topics',
  }
  expect(readContactSearch(raw)).toEqual({})
})
