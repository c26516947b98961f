import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { TOPICS } from '#domain/notification/topics.ts'
import { getContact } from '#generated/notification/operations/getContact.ts'
import { listContacts } from '#generated/notification/operations/listContacts.ts'
import type { ContactPage, Contact as WireContact } from '#generated/notification/types.ts'
import { query } from '#portal/api/call.ts'
import { type Contact, toContact } from './contacts.ts'
import { showTopic, toggleAction, topicAction, topicsNow } from './topics.tsx'

const wire = (id: number, change: Partial<WireContact> = {}): WireContact => ({
  id,
  company: '',
  email: `${id}@northwind.example`,
  first_name: '',
  last_name: '',
  phone: '',
  position: '',
  topics: [],
  turned_off: [],
  confirmation_timestamp: null,
  confirmation_sent: null,
  confirmation_expires: null,
  resend_available: null,
  undeliverable: null,
  primary: false,
  version: 1,
  ...change,
})

describe('what an action says', () => {
  const client = new QueryClient()
  const [kim, ada] = ['Kim', 'Ada'].map((first_name, at) => toContact(wire(at, { first_name }))) as [
    Contact,
    Contact,
  ]

  test('what one contact gets, by name', () => {
    const action = topicAction(client, [kim], 'receipts', true)
    expect(action.doneText).toBe('Kim now gets “Receipts”.')
    expect(action.undo?.().doneText).toBe('Kim no longer gets “Receipts”.')
  })

  test('counts several contacts', () => {
    expect(topicAction(client, [kim, ada], 'receipts', false).doneText).toBe(
      '2 contacts no longer get “Receipts”.',
    )
  })

  test('one box needs no message, and says what failed', () => {
    const action = toggleAction(client, kim, 'receipts')
    expect(action.doneText).toBeUndefined()
    expect(action.failedTitle).toBe('“Receipts” couldn’t be turned on for Kim')
  })
})

describe('show topic', () => {
  const list = query(listContacts).queryKey
  const one = query(getContact, { path: { id: 1 } }).queryKey
  /** A client that has a page with these contacts. */
  function clientWith(...contacts: WireContact[]): QueryClient {
    const client = new QueryClient()
    const page: ContactPage = { contacts, total: contacts.length, page: 1, page_size: 25, unheard: [] }
    client.setQueryData(list, page)
    return client
  }
  const topicsIn = (client: QueryClient) =>
    client.getQueryData<ContactPage>(list)?.contacts.map(({ topics }) => topics)

  test('a topic is added in its place, and taken away', () => {
    const client = clientWith(wire(1, { topics: ['usage-90', 'receipts'] }))
    showTopic(client, 1, 'expiring', true)
    expect(topicsIn(client)).toEqual([['usage-90', 'expiring', 'receipts']])
    showTopic(client, 1, 'usage-90', false)
    expect(topicsIn(client)).toEqual([['expiring', 'receipts']])
  })

  test('repeating a change changes nothing', () => {
    const client = clientWith(wire(1, { topics: [...TOPICS] }), wire(2))
    showTopic(client, 1, 'security', true)
    showTopic(client, 2, 'security', false)
    expect(topicsIn(client)).toEqual([TOPICS, []])
  })

  test('what was pressed counts before the page is drawn again', () => {
    const drawn = toContact(wire(1))
    expect(topicsNow(new QueryClient(), drawn)).toEqual([])
    const client = clientWith(wire(1))
    showTopic(client, 1, 'security', true)
    expect(topicsNow(client, drawn)).toEqual(['security'])
    showTopic(client, 1, 'security', false)
    expect(topicsNow(client, drawn)).toEqual([])
  })

  test('taking a change back keeps the one that came after it', () => {
    const client = clientWith(wire(1), wire(2))
    client.setQueryData(one, wire(1))
    const hide = topicAction(client, [toContact(wire(1))], 'receipts', true).show?.()
    showTopic(client, 1, 'security', true)
    hide?.()
    expect(topicsIn(client)).toEqual([['security'], []])
    expect(client.getQueryData(one)).toMatchObject({ topics: ['security'] })
  })

  test('a read that began before a change does not revert it', async () => {
    const client = clientWith(wire(1))
    let deliver = (_page: unknown) => {}
    const before = client.getQueryData(list)
    const read = client.prefetchQuery({
      queryKey: list,
      queryFn: () => new Promise<unknown>(resolve => (deliver = resolve)),
    })
    showTopic(client, 1, 'receipts', true)
    deliver(before)
    await read
    expect(topicsIn(client)).toEqual([['receipts']])
  })
})
