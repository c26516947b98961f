import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createContact } from '#generated/notification/operations/createContact.ts'
import { deleteContact } from '#generated/notification/operations/deleteContact.ts'
import { getContact } from '#generated/notification/operations/getContact.ts'
import { restoreContact } from '#generated/notification/operations/restoreContact.ts'
import { subscribeContact } from '#generated/notification/operations/subscribeContact.ts'
import { updateContact } from '#generated/notification/operations/updateContact.ts'
import type { Contact, UpdateContactBody } from '#generated/notification/types.ts'
import { activities } from '#kernel/storage/tables.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { send } from '../client.ts'

let backend: Backend
let owner: Person
/** Another owner of the same account. */
let colleague: Person
beforeAll(async () => {
  backend = await sharedBackend()
  owner = await backend.person()
  const { accountId } = owner
  if (accountId === null) throw new Error('an owner has an account')
  colleague = await backend.person({ accountId, roles: ['account-owner'] })
})

let made = 0
async function newContact(): Promise<Contact> {
  const body = { email: `edited-${++made}-by-two@client.example`, first_name: 'Kim', last_name: 'Osei' }
  return (await send(backend, createContact, { caller: owner, body })).body
}

const edit = (contact: Contact, change: Partial<UpdateContactBody>, caller = owner) => {
  const { company, email, first_name, last_name, phone, position, version } = contact
  const body = { company, email, first_name, last_name, phone, position, version, ...change }
  return send(backend, updateContact, { caller, params: { id: contact.id }, body })
}
const read = async ({ id }: Contact) =>
  (await send(backend, getContact, { caller: owner, params: { id } })).body
const editsOf = ({ id }: Contact) =>
  backend.db.$count(
    activities,
    and(eq(activities.subject, String(id)), eq(activities.operation, 'updateContact')),
  )

test('of two people at once, one is notified and overwrites nothing', async () => {
  const contact = await newContact()
  const positions = ['Of the owner', 'Of the colleague', 'Of the owner again', 'Of the colleague again']
  const responses = await Promise.all(
    positions.map((position, index) => edit(contact, { position }, index % 2 ? colleague : owner)),
  )
  const [won, ...more] = responses.filter(({ status }) => status === 200)
  expect(more).toEqual([])
  expect(positions).toContain(won?.body.position)
  expect(won?.body.version).toBe(contact.version + 1)
  for (const { status, errors } of responses.filter(response => response !== won)) {
    expect(status).toBe(409)
    expect(errors).toMatchObject([{ name: 'contact-changed' }])
  }
  expect(await read(contact)).toEqual(won?.body)
  expect(await editsOf(contact)).toBe(1)
})

test('of a future version are rejected like those of an old one', async () => {
  const contact = await newContact()
  for (const version of [2, 2_147_483_647]) {
    const { errors } = await edit(contact, { position: 'Buyer', version })
    expect(errors).toMatchObject([{ name: 'contact-changed', status: 409 }])
  }
  expect(await read(contact)).toEqual(contact)
})

test('follow each other, each of the version that the one before answered', async () => {
  let contact = await newContact()
  for (const position of ['First', 'Second', 'Third']) contact = (await edit(contact, { position })).body
  expect(contact).toMatchObject({ position: 'Third', version: 4 })
})

test('that change nothing count as none, nor do topics, a deletion or a restoration', async () => {
  const contact = await newContact()
  const params = { id: contact.id }
  expect((await edit(contact, {})).body.version).toBe(contact.version)
  const topic = 'receipts' as const
  await send(backend, subscribeContact, { caller: colleague, params: { ...params, topic } })
  await send(backend, deleteContact, { caller: colleague, params })
  await send(backend, restoreContact, { caller: colleague, params })
  const { status, body } = await edit(contact, { position: 'Buyer' })
  expect(status).toBe(200)
  expect(body.topics).toContain(topic)
})
