import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unsubscribeToken } from '#backend/services/notification/links.ts'
import { logStreamRecords, logStreams } from '#backend/services/webhooks/streams/tables.ts'
import { deliveries, events } from '#backend/services/webhooks/tables.ts'
import { createAccessToken } from '#generated/authorization/operations/createAccessToken.ts'
import { listActivity } from '#generated/authorization/operations/listActivity.ts'
import { undoActivity } from '#generated/authorization/operations/undoActivity.ts'
import { undoConfigurationPlan } from '#generated/configuration/operations/undoConfigurationPlan.ts'
import { choosePrimaryProfile } from '#generated/notification/operations/choosePrimaryProfile.ts'
import { confirmContact } from '#generated/notification/operations/confirmContact.ts'
import { createContact } from '#generated/notification/operations/createContact.ts'
import { deleteContact } from '#generated/notification/operations/deleteContact.ts'
import { listContacts } from '#generated/notification/operations/listContacts.ts'
import { reportMailEvents } from '#generated/notification/operations/reportMailEvents.ts'
import { subscribeContact } from '#generated/notification/operations/subscribeContact.ts'
import { undoUnsubscription } from '#generated/notification/operations/undoUnsubscription.ts'
import { unsubscribeContact } from '#generated/notification/operations/unsubscribeContact.ts'
import { unsubscribeFromNotices } from '#generated/notification/operations/unsubscribeFromNotices.ts'
import { updateContact } from '#generated/notification/operations/updateContact.ts'
import type { ActivityEvent, ChosenEventType, LogRecord } from '#generated/webhooks/types.ts'
import { signWebhook } from '#kernel/access/webhook.ts'
import { newId } from '#kernel/random.ts'
import { type Backend, MAIL_WEBHOOK_SECRET, type Person, startBackend } from '../../support/backend.ts'
import { startEndpoint } from '../../support/log-streams/destinations.ts'
import { send } from '../client.ts'
import { apply, ownerOf } from '../configuration/accounts.ts'
import { addStream } from './streams/log-streams.ts'
import { addEndpoint } from './webhooks.ts'

/* Every way in which a contact changes is an event of its account, and a record of its log streams. */

const TYPES: ChosenEventType[] = ['contact.added', 'contact.changed', 'contact.deleted', 'activity.recorded']
const STREAM_SECRET = 'Bearer of a test'

let backend: Backend
let destination: Awaited<ReturnType<typeof startEndpoint>>
beforeAll(async () => {
  destination = await startEndpoint({ secret: STREAM_SECRET })
  backend = await startBackend({ env: { LOG_LEVEL: 'silent', OUTBOUND_LOOPBACK: 'allowed' } })
})
afterAll(async () => {
  await backend?.close()
  await destination?.close()
})

/** The owner of a new account with an endpoint and a log stream, and its first contact. */
async function listener(): Promise<{ owner: Person; contactId: number; email: string }> {
  const owner = await ownerOf(backend)
  await addEndpoint(backend, owner, 'http://127.0.0.1:9/hooks', TYPES)
  await addStream(backend, owner, { url: destination.url, secret: STREAM_SECRET })
  const { body } = await send(backend, listContacts, { caller: owner })
  const [contact] = body.contacts
  return { owner, contactId: contact?.id ?? 0, email: contact?.email ?? '' }
}

async function add(caller: Person, email = `${newId()}@client.example`) {
  const body = { email, first_name: 'Kim', last_name: 'Osei', topics: ['receipts' as const] }
  const created = await send(backend, createContact, { caller, body })
  expect(created.status, created.text).toBe(201)
  return { id: created.body.id, email, version: created.body.version }
}

interface Sent {
  type: string
  operation: string
  contact: number
}

/** The events of contacts of an account so far. Each entry of the log is also sent as such, and to the stream. */
async function sent({ accountId }: Person): Promise<Sent[]> {
  const rows = await backend.db
    .select({ payload: events.payload, object: events.object })
    .from(events)
    .innerJoin(deliveries, eq(deliveries.eventId, events.eventId))
    .where(eq(events.accountId, accountId ?? 0))
    .orderBy(asc(deliveries.sequence))
  const all = rows.map(({ payload, object }) => ({ ...(JSON.parse(payload) as ActivityEvent), object }))
  const records = await backend.db
    .select({ payload: logStreamRecords.payload })
    .from(logStreamRecords)
    .innerJoin(logStreams, eq(logStreams.streamId, logStreamRecords.streamId))
    .where(eq(logStreams.accountId, accountId ?? 0))
  const streamed = records.map(({ payload }) => (JSON.parse(payload) as LogRecord).id)
  const recorded = all.filter(({ type }) => type === 'activity.recorded')
  return all
    .filter(({ type }) => type.startsWith('contact.'))
    .map(({ type, data, object }) => {
      expect(data.resource, data.operation).toBe('contact')
      expect(object).toBe(`contact:${data.resource_id}`)
      expect(recorded.map(each => each.data.activity_id)).toContain(data.activity_id)
      expect(streamed).toContain(`activity-${data.activity_id}`)
      return { type, operation: data.operation, contact: Number(data.resource_id) }
    })
}

const linkOf = ({ accountId }: Person, address: string, topic: 'receipts' | 'usage-90' = 'receipts') =>
  unsubscribeToken(backend.kernel, { accountId: accountId ?? 0, address, topics: [topic] })

/** The link in the latest email to an address, as its reader follows it. */
async function confirm(email: string): Promise<void> {
  const [mail] = await backend.mails(email)
  const link = new URL(/http\S+\/confirm-contact\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  const [account_id, contact_id] = ['account_id', 'contact_id'].map(name =>
    Number(link.searchParams.get(name)),
  )
  const body = { token: link.hash.slice('#token='.length) }
  const { status } = await send(backend, confirmContact, {
    caller: null,
    params: { account_id, contact_id },
    body,
  })
  expect(status).toBe(200)
}

/** A report of the email provider about an address. */
async function bounce(email: string): Promise<void> {
  const [id, timestamp] = [newId(), String(Math.floor(backend.clock.now().getTime() / 1000))]
  const occurred = backend.clock.now().toISOString()
  const { status } = await send(backend, reportMailEvents, {
    caller: null,
    body: { events: [{ type: 'bounced', email, occurred }] },
    sign: (body: string) => ({
      'Webhook-Id': id,
      'Webhook-Timestamp': timestamp,
      'Webhook-Signature': signWebhook({ id, timestamp, body }, MAIL_WEBHOOK_SECRET),
    }),
  })
  expect(status).toBe(204)
}

test('what an owner does on the page, and the contact with the link to confirm', async () => {
  const { owner, contactId: first } = await listener()
  const { id, email, version } = await add(owner)
  await confirm(email)
  const topic = 'expiring' as const
  await send(backend, subscribeContact, { caller: owner, params: { id, topic } })
  // Again: nothing changes, so nothing is sent.
  await send(backend, subscribeContact, { caller: owner, params: { id, topic } })
  await send(backend, unsubscribeContact, { caller: owner, params: { id, topic } })
  const edit = { email, first_name: 'Kim', last_name: 'Osei-Mensah', version }
  const { status, text } = await send(backend, updateContact, {
    caller: owner,
    params: { id },
    body: { ...edit, company: '', phone: '', position: '' },
  })
  expect(status, text).toBe(200)
  await send(backend, choosePrimaryProfile, { caller: owner, body: { contact_id: id } })
  await send(backend, deleteContact, { caller: owner, params: { id: first } })
  const { body } = await send(backend, listActivity, { caller: owner })
  const deletion = body.activity.find(({ operation }) => operation === 'deleteContact')
  const undone = await send(backend, undoActivity, {
    caller: owner,
    params: { id: deletion?.activity_id ?? 0 },
  })
  expect(undone.status, undone.text).toBe(200)
  expect(await sent(owner)).toEqual([
    { type: 'contact.added', operation: 'createContact', contact: id },
    { type: 'contact.changed', operation: 'confirmContact', contact: id },
    { type: 'contact.changed', operation: 'subscribeContact', contact: id },
    { type: 'contact.changed', operation: 'unsubscribeContact', contact: id },
    { type: 'contact.changed', operation: 'updateContact', contact: id },
    { type: 'contact.changed', operation: 'choosePrimaryProfile', contact: id },
    { type: 'contact.deleted', operation: 'deleteContact', contact: first },
    { type: 'contact.added', operation: 'restoreContact', contact: first },
  ])
})

test('a contact that a program adds with a token', async () => {
  const { owner } = await listener()
  const token = await send(backend, createAccessToken, {
    caller: owner,
    body: {
      name: 'Sync',
      roles: ['account-owner'],
      account_ids: [owner.accountId ?? 0],
      networks: [],
    },
  })
  const created = await send(backend, createContact, {
    caller: null,
    headers: { authorization: `Bearer ${token.body.secret}` },
    body: { email: `${newId()}@client.example`, first_name: 'Kim', last_name: 'Osei' },
  })
  expect(created.status, created.text).toBe(201)
  expect(await sent(owner)).toEqual([
    { type: 'contact.added', operation: 'createContact', contact: created.body.id },
  ])
})

test('contacts that a file of settings adds, edits, and deletes, and that its undo brings back', async () => {
  const { owner, contactId: first, email } = await listener()
  const kept = `version: 1\ncontacts:\n  - email: ${email}\n`
  const added = `${newId()}@client.example`
  await apply(backend, owner, `${kept}  - email: ${added}\n    topics: [receipts]\n`)
  const [{ contact: id } = { contact: 0 }] = await sent(owner)
  await apply(backend, owner, `${kept}  - email: ${added}\n    first_name: Lee\n    topics: [expiring]\n`)
  const { plan } = await apply(backend, owner, kept)
  const undone = await send(backend, undoConfigurationPlan, { caller: owner, params: { id: plan.plan_id } })
  expect(undone.status, undone.text).toBe(200)
  expect(await sent(owner)).toEqual([
    { type: 'contact.added', operation: 'createContact', contact: id },
    { type: 'contact.changed', operation: 'updateContact', contact: id },
    { type: 'contact.changed', operation: 'subscribeContact', contact: id },
    { type: 'contact.changed', operation: 'unsubscribeContact', contact: id },
    { type: 'contact.deleted', operation: 'deleteContact', contact: id },
    { type: 'contact.added', operation: 'restoreContact', contact: id },
  ])
  expect(first).toBeGreaterThan(0)
})

test('a contact who unsubscribes by the link of a notice, takes it back, and presses the button of a mail program', async () => {
  const { owner } = await listener()
  const { id, email } = await add(owner)
  await confirm(email)
  const token = linkOf(owner, email)
  const follow = (operation: typeof unsubscribeFromNotices) =>
    send(backend, operation, { caller: null, body: { token } })
  const press = () =>
    backend.inject({
      method: 'POST',
      url: `/unsubscribe/one-click?token=${encodeURIComponent(token)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  for (const again of [1, 2]) expect((await follow(unsubscribeFromNotices)).status, `${again}`).toBe(200)
  await follow(undoUnsubscription)
  for (const again of [1, 2]) expect((await press()).statusCode, `${again}`).toBe(204)
  expect((await sent(owner)).slice(2)).toEqual([
    { type: 'contact.changed', operation: 'unsubscribeFromNotices', contact: id },
    { type: 'contact.changed', operation: 'undoUnsubscription', contact: id },
    { type: 'contact.changed', operation: 'unsubscribeFromNotices', contact: id },
  ])
  const { body } = await send(backend, listActivity, { caller: owner })
  expect(body.activity.slice(0, 3)).toMatchObject([
    { summary: `Unsubscribed ${email} by the link of a notice`, kind: 'contacts' },
    { summary: `Subscribed ${email} again by the link of a notice` },
    {
      summary: `Unsubscribed ${email} by the link of a notice`,
      resource: { kind: 'contact', resource_id: String(id) },
    },
  ])
})

test('a member who is no contact and unsubscribes by a link changes no contact', async () => {
  const { owner } = await listener()
  const member = await backend.person({ accountId: owner.accountId ?? 0, roles: ['billing-viewer'] })
  const token = linkOf(owner, member.username, 'usage-90')
  const { status } = await send(backend, unsubscribeFromNotices, { caller: null, body: { token } })
  expect(status).toBe(200)
  expect(await sent(owner)).toEqual([])
  const { body } = await send(backend, listActivity, { caller: owner })
  expect(body.activity[0]).toMatchObject({
    operation: 'unsubscribeFromNotices',
    resource: { kind: 'member', resource_id: member.userId },
    person: { user_id: member.userId },
  })
})

test('an address that rejects email, in each account that has it', async () => {
  const [one, other] = [await listener(), await listener()]
  const { id, email } = await add(one.owner)
  const { id: same } = await add(other.owner, email)
  for (const again of [1, 2]) {
    await bounce(email)
    const type = 'contact.changed'
    const operation = 'reportMailEvents'
    expect((await sent(one.owner)).slice(1), `${again}`).toEqual([{ type, operation, contact: id }])
    expect((await sent(other.owner)).slice(1), `${again}`).toEqual([{ type, operation, contact: same }])
  }
})
