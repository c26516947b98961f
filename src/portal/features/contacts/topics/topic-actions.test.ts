import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { TOPICS } from '#domain/notification/topics.ts'
import { getContact, listContacts } from '#generated/notification/operations.ts'
import type { ContactPage } from '#generated/notification/types.ts'
import { query } from '#portal/api/call.ts'
import type { Contact } from '../contacts.ts'
import {
  changing,
  changingAll,
  followAction,
  hasTopic,
  isReading,
  showTopic,
  withTopic,
} from './topic-actions.ts'

describe('topic actions', () => {
  const client = new QueryClient()
  const kim = contact(1, 'Kim')
  const ada = contact(2, 'Ada')

  test('says what one contact gets, by name', () => {
    const action = changingAll(client, [kim], ['expiring', 'receipts'], true)
    expect(action.doneText).toBe('Kim now gets “Expiring” and “Receipts”.')
    expect(action.undo?.().doneText).toBe('Kim no longer gets “Expiring” and “Receipts”.')
  })

  test('counts several contacts', () => {
    expect(changingAll(client, [kim, ada], ['receipts'], false).doneText).toBe(
      '2 contacts no longer get “Receipts”.',
    )
  })

  test('one box needs no message, and says what failed', () => {
    const action = changing(client, kim, 'receipts', true)
    expect(action.doneText).toBeUndefined()
    expect(action.failedTitle).toBe('“Receipts” couldn’t be turned on for Kim')
  })

  test('the person at the page is “you”', () => {
    expect(followAction(new QueryClient(), ['receipts'], true).doneText).toBe('You now get “Receipts”.')
    expect(followAction(new QueryClient(), ['receipts'], true).undo?.().doneText).toBe(
      'You no longer get “Receipts”.',
    )
  })

  function contact(id: number, firstName: string): Contact {
    const none = { company: '', email: '', lastName: '', phone: '', position: '', topics: [], turnedOff: [] }
    const state = {
      confirmed: null,
      confirmation: null,
      resendAvailable: null,
      undeliverable: null,
      version: 1,
    }
    return { id, firstName, isPrimary: false, ...none, ...state }
  }
})

describe('show topic', () => {
  test('a topic is added in its place, and taken away', () => {
    expect(withTopic(['usage-90', 'receipts'], 'expiring', true)).toEqual([
      'usage-90',
      'expiring',
      'receipts',
    ])
    expect(withTopic(['usage-90', 'receipts'], 'usage-90', false)).toEqual(['receipts'])
  })

  test('repeating a change changes nothing', () => {
    expect(withTopic(['receipts'], 'receipts', true)).toEqual(['receipts'])
    expect(withTopic(TOPICS, 'security', true)).toEqual(TOPICS)
    expect(withTopic([], 'security', false)).toEqual([])
  })

  test('what was pressed counts before the page is drawn again', () => {
    const client = new QueryClient()
    const drawn = contact(1)
    const page: ContactPage = { contacts: [drawn], total: 1, page: 1, page_size: 25, unheard: [] }
    expect(hasTopic(client, drawn, 'receipts')).toBe(drawn.topics.includes('receipts'))
    client.setQueryData(query(listContacts).queryKey, page)
    showTopic(client, 1, 'security', true)
    expect(hasTopic(client, drawn, 'security')).toBe(true)
    showTopic(client, 1, 'security', false)
    expect(hasTopic(client, drawn, 'security')).toBe(false)
  })

  test('taking a change back keeps the one that came after it', () => {
    const client = new QueryClient()
    const [kim, ada] = [contact(1), contact(2)]
    const page: ContactPage = { contacts: [kim, ada], total: 2, page: 1, page_size: 25, unheard: [] }
    const list = query(listContacts).queryKey
    const one = query(getContact, { path: { id: 1 } }).queryKey
    client.setQueryData(list, page)
    client.setQueryData(one, kim)

    showTopic(client, 1, 'receipts', true)
    showTopic(client, 1, 'security', true)
    showTopic(client, 1, 'receipts', false)
    expect(client.getQueryData<ContactPage>(list)?.contacts.map(({ topics }) => topics)).toEqual([
      ['security'],
      [],
    ])
    expect(client.getQueryData(one)).toMatchObject({ topics: ['security'] })
  })

  test('a read that a change has canceled is known, so that the list is read again after it', async () => {
    const client = new QueryClient()
    expect(isReading(client)).toBe(false)
    const read = client.prefetchQuery({
      queryKey: query(listContacts).queryKey,
      queryFn: () => new Promise(() => undefined),
    })
    expect(isReading(client)).toBe(true)
    showTopic(client, 1, 'receipts', true)
    await read
    expect(isReading(client)).toBe(false)
  })

  const contact = (id: number): ContactPage['contacts'][number] => ({
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
  })
})
