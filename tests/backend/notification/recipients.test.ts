import { beforeAll, expect, test } from 'vitest'
import { recipientsOf } from '#backend/services/notification/public.ts'
import { listContacts } from '#generated/notification/operations/listContacts.ts'
import { listProfileTopics } from '#generated/notification/operations/listProfileTopics.ts'
import { subscribeProfile } from '#generated/notification/operations/subscribeProfile.ts'
import { unsubscribeProfile } from '#generated/notification/operations/unsubscribeProfile.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { send } from '../client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

const receiptsOf = (person: Person) => recipientsOf(backend.db, Number(person.accountId), 'receipts')
const follow = (person: Person, topic: 'receipts') =>
  send(backend, subscribeProfile, { caller: person, params: { topic } })

test('confirmed contacts with the topic and members who follow it get a notice, each once', async () => {
  const owner = await backend.person({
    contacts: [
      { email: 'Books@client.example', topics: ['receipts', 'renewal'] },
      { email: 'other@client.example', topics: ['security'] },
      { email: 'waits@client.example', topics: ['receipts'], isConfirmed: false },
    ],
  })
  expect(await receiptsOf(owner)).toEqual([owner.username, 'books@client.example'].toSorted())
  await send(backend, unsubscribeProfile, { caller: owner, params: { topic: 'receipts' } })
  expect(await receiptsOf(owner)).toEqual(['books@client.example'])
})

test('a member who may not see billing gets no notice about money', async () => {
  const owner = await backend.person()
  const accountId = Number(owner.accountId)
  const member = await backend.person({ accountId, roles: ['api-key-viewer'] })
  await follow(member, 'receipts')
  expect(await receiptsOf(owner)).toEqual([owner.username])
  const bookkeeper = await backend.person({ accountId, roles: ['billing-viewer'] })
  await follow(bookkeeper, 'receipts')
  expect(await receiptsOf(owner)).toEqual([owner.username, bookkeeper.username].toSorted())
})

test('a new owner follows what the account pays, and no one is said to miss it', async () => {
  const owner = await backend.person({ firstContact: false })
  const { body: own } = await send(backend, listProfileTopics, { caller: owner })
  expect(own.topics).toEqual(expect.arrayContaining(['receipts', 'renewal', 'expiring']))
  const { body } = await send(backend, listContacts, { caller: owner, query: {} })
  expect(body.unheard).toEqual([])
  const accountId = Number(owner.accountId)
  const member = await backend.person({ accountId, roles: ['billing-viewer'] })
  expect(await receiptsOf(owner)).not.toContain(member.username)
  for (const topic of ['receipts', 'renewal', 'expiring'] as const)
    expect(await recipientsOf(backend.db, accountId, topic)).toEqual([owner.username])
})

test('the owners get what no one else does, also where they have turned it off', async () => {
  const owner = await backend.person()
  await send(backend, unsubscribeProfile, { caller: owner, params: { topic: 'receipts' } })
  expect(await receiptsOf(owner)).toEqual([owner.username])
})
