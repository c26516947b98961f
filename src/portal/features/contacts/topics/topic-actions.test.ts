import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Contact } from '../shared/model.ts'
import { changing, changingAll, followAction } from './topic-actions.ts'

const client = new QueryClient()
const kim = contact(1, 'Kim')
const ada = contact(2, 'Ada')

test('says what one contact gets, by name', () => {
  const action = changingAll(
    client,
    [
      { contact: kim, topic: 'expiring' },
      { contact: kim, topic: 'receipts' },
    ],
    true,
  )
  expect(action.doneText).toBe('Kim now gets “Expiring” and “Receipts”.')
  expect(action.undo?.().doneText).toBe('Kim no longer gets “Expiring” and “Receipts”.')
})

test('counts several contacts', () => {
  const changes = [kim, ada].map(each => ({ contact: each, topic: 'receipts' as const }))
  expect(changingAll(client, changes, false).doneText).toBe('2 contacts no longer get “Receipts”.')
})

test('one box needs no message, and says what failed', () => {
  const action = changing(client, { contact: kim, topic: 'receipts' }, true)
  expect(action.doneText).toBeUndefined()
  expect(action.failedTitle).toBe('“Receipts” could not be turned on for Kim')
})

test('the person at the page is “you”', () => {
  expect(followAction(['receipts'], true).doneText).toBe('You now get “Receipts”.')
  expect(followAction(['receipts'], true).undo?.().doneText).toBe('You no longer get “Receipts”.')
})

function contact(id: number, firstName: string): Contact {
  const none = { company: '', email: '', lastName: '', phone: '', position: '', topics: [] }
  const state = {
    confirmed: null,
    confirmation: null,
    resendAvailable: null,
    undeliverable: null,
    version: 1,
  }
  return { id, firstName, isPrimary: false, ...none, ...state }
}
