import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { notify } from '#backend/services/notification/public.ts'
import { contacts } from '#backend/services/notification/tables.ts'
import { listActivity } from '#generated/authorization/operations/listActivity.ts'
import { undoActivity } from '#generated/authorization/operations/undoActivity.ts'
import { confirmContact } from '#generated/notification/operations/confirmContact.ts'
import { createContact } from '#generated/notification/operations/createContact.ts'
import { deleteContact } from '#generated/notification/operations/deleteContact.ts'
import { getContact } from '#generated/notification/operations/getContact.ts'
import { listContacts } from '#generated/notification/operations/listContacts.ts'
import { reportMailEvents } from '#generated/notification/operations/reportMailEvents.ts'
import { resendContactConfirmation } from '#generated/notification/operations/resendContactConfirmation.ts'
import { updateContact } from '#generated/notification/operations/updateContact.ts'
import { signWebhook } from '#kernel/access/webhook.ts'
import { mails } from '#kernel/storage/tables.ts'
import { type Backend, MAIL_WEBHOOK_SECRET, type Person, sharedBackend } from '../../support/backend.ts'
import { send } from '../client.ts'
import { deliverNotices } from './delivering.ts'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

let made = 0
const newAddress = () => `contact-${++made}-of-these@client.example`
const named = (email: string) => ({ email, first_name: 'Kim', last_name: 'Osei' })
const add = (caller: Person, email: string) => send(backend, createContact, { caller, body: named(email) })

/** The link in the latest mail to an address. */
async function linkTo(email: string): Promise<URL> {
  const [mail] = await backend.mails(email)
  return new URL(/http\S+\/confirm-contact\S+/.exec(mail?.text ?? '')?.[0] ?? '')
}

async function confirm(email: string) {
  const { searchParams, hash } = await linkTo(email)
  const [account_id, contact_id] = ['account_id', 'contact_id'].map(name => Number(searchParams.get(name)))
  return send(backend, confirmContact, {
    caller: null,
    params: { account_id, contact_id },
    body: { token: hash.slice('#token='.length) },
  })
}

const subjectsTo = async (email: string) => (await backend.mails(email)).map(({ subject }) => subject)

/** Tells an account something urgent, and delivers it. */
async function tell({ accountId }: Person) {
  const facts = {
    kind: 'usage' as const,
    license: `License ${++made}`,
    percent: 100 as const,
    used: 100,
    issued: 100,
    ends: null,
    next: { does: 'stop' as const },
  }
  await notify(backend.db, { accountId: Number(accountId), key: `c${made}`, facts }, backend.clock.now())
  await deliverNotices(backend)
  return `License ${made}: no lookups left`
}

/** A signed report about an address. */
async function report(
  email: string,
  {
    type = 'bounced',
    id = `msg_${++made}`,
    occurred = backend.clock.now(),
  }: {
    type?: 'bounced' | 'complained' | 'delayed'
    id?: string
    occurred?: Date
  } = {},
) {
  const timestamp = String(Math.floor(backend.clock.now().getTime() / 1000))
  const { status } = await send(backend, reportMailEvents, {
    caller: null,
    body: { events: [{ type, email, occurred: occurred.toISOString() }] },
    sign: (body: string) => ({
      'Webhook-Id': id,
      'Webhook-Timestamp': timestamp,
      'Webhook-Signature': `v1,bm90IHRoaXMgb25l ${signWebhook({ id, timestamp, body }, MAIL_WEBHOOK_SECRET)}`,
    }),
  })
  expect(status).toBe(204)
}

describe('a contact', () => {
  test('gets notices once its address is confirmed, and the token stays out of what is sent and stored', async () => {
    const caller = await backend.person()
    const email = newAddress()
    const { body } = await add(caller, email)
    await tell(caller)
    expect(await subjectsTo(email)).toHaveLength(1)
    const link = await linkTo(email)
    const token = link.hash.slice('#token='.length)
    expect(token).toHaveLength(43)
    expect(link.href.split('#')[0]).not.toContain(token)
    const [row] = await backend.db.select().from(contacts).where(eq(contacts.contactId, body.id))
    expect(JSON.stringify(row)).not.toContain(token)
    expect((await confirm(email)).body.status).toBe('confirmed')
    expect(await subjectsTo(email)).toHaveLength(1)
    const subject = await tell(caller)
    expect(await subjectsTo(email)).toContain(subject)
  })

  test('of one address is added once, by two calls at once', async () => {
    const caller = await backend.person()
    const email = newAddress()
    const responses = await Promise.all([add(caller, email), add(caller, email.toUpperCase())])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  test('comes back from Activity with its topics and its confirmation', async () => {
    const email = newAddress()
    const caller = await backend.person({ contacts: [{ email, topics: ['receipts', 'security'] }] })
    const before = (await send(backend, listContacts, { caller, query: { search: email } })).body.contacts[0]
    await send(backend, deleteContact, { caller, params: { id: Number(before?.id) } })
    expect((await send(backend, listContacts, { caller })).body.total).toBe(1)
    const [entry] = (await send(backend, listActivity, { caller })).body.activity
    expect(entry).toMatchObject({ summary: `Deleted the contact ${email}` })
    await send(backend, undoActivity, { caller, params: { id: Number(entry?.activity_id) } })
    const { body } = await send(backend, getContact, { caller, params: { id: Number(before?.id) } })
    expect(body).toEqual(before)
  })

  test('with another address is asked there, and told where it was confirmed', async () => {
    const [email, next] = [newAddress(), newAddress()]
    const caller = await backend.person({ contacts: [{ email, topics: [] }] })
    const { contacts: found } = (await send(backend, listContacts, { caller, query: { search: email } })).body
    const details = { company: '', first_name: '', last_name: '', phone: '', position: '' }
    const change = (to: string, version: number) =>
      send(backend, updateContact, {
        caller,
        params: { id: Number(found[0]?.id) },
        body: { ...details, email: to, version },
      })
    expect((await change(next, 1)).body.confirmation_timestamp).toBeNull()
    expect(await subjectsTo(email)).toEqual(['Notices about Test account go to another address'])
    await change(newAddress(), 2)
    // No one there had asked for mail.
    expect(await subjectsTo(next)).toHaveLength(1)
  })

  test('sees the name of an account on one line, and as text', async () => {
    const caller = await backend.person({ label: 'Evil\r\nBcc: all@client.example\u2028<b>Ltd</b>' })
    const email = newAddress()
    await add(caller, email)
    const [mail] = await backend.db.select().from(mails).where(eq(mails.recipient, email))
    expect(mail?.subject).not.toMatch(/[\p{Cc}\u2028]/u)
    expect(mail?.body).not.toMatch(/^Bcc:/m)
    expect(mail?.html).not.toContain('<b>Ltd</b>')
    expect(mail?.html).toContain('&#60;b&#62;Ltd')
  })
})

describe('an address that takes no email', () => {
  test('gets no notices of any account until it is confirmed again', async () => {
    const email = newAddress()
    const input = { contacts: [{ email, topics: ['usage-100' as const] }] }
    const [one, other] = [await backend.person(input), await backend.person(input)]
    await tell(one)
    expect(await subjectsTo(email)).toHaveLength(1)
    await report(email.toUpperCase(), { type: 'delayed' })
    await tell(one)
    expect(await subjectsTo(email)).toHaveLength(2)
    await report(email, { type: 'complained', id: 'msg_once' })
    for (const caller of [one, other]) {
      await tell(caller)
      const { contacts: found } = (
        await send(backend, listContacts, { caller, query: { state: 'undeliverable' } })
      ).body
      expect(found).toMatchObject([{ email, undeliverable: { reason: 'complained' } }])
    }
    expect(await subjectsTo(email)).toHaveLength(2)

    const {
      contacts: [{ id = 0 } = {}],
    } = (await send(backend, listContacts, { caller: one, query: { search: email } })).body
    expect((await send(backend, resendContactConfirmation, { caller: one, params: { id } })).status).toBe(202)
    const before = backend.clock.now()
    backend.clock.advance(1000)
    expect((await confirm(email)).body.status).toBe('confirmed')
    // Repeated, and from before the confirmation.
    await report(email, { id: 'msg_once' })
    await report(email, { occurred: before })
    const { body } = await send(backend, getContact, { caller: one, params: { id } })
    expect(body.undeliverable).toBeNull()
    await tell(one)
    expect(await subjectsTo(email)).toHaveLength(4)
  })
})
