import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { incidentMailWorker } from '#backend/services/reporting/status-emails/incident-mails.ts'
import { statusPurgeJob } from '#backend/services/reporting/status-emails/subscriptions.ts'
import { incidentNews, statusSubscribers } from '#backend/services/reporting/status-emails/tables.ts'
import type { Incident } from '#domain/status/incidents.ts'
import { DAY, MINUTE } from '#domain/time/durations.ts'
import { confirmStatusEmails } from '#generated/reporting/operations/confirmStatusEmails.ts'
import { requestStatusEmails } from '#generated/reporting/operations/requestStatusEmails.ts'
import { unsubscribeStatusEmails } from '#generated/reporting/operations/unsubscribeStatusEmails.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { newId } from '#kernel/random.ts'
import { mails } from '#kernel/storage/tables.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { send } from '../client.ts'

const DANA = 'dana@northwind.example'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => backend.close())
beforeEach(async () => {
  await backend.db.delete(statusSubscribers)
  await backend.db.delete(incidentNews)
  await backend.db.delete(mails)
})

const ask = (email = DANA) => send(backend, requestStatusEmails, { caller: null, body: { email } })
const confirm = (token: string) => send(backend, confirmStatusEmails, { caller: null, body: { token } })
const unsubscribe = (token: string) =>
  send(backend, unsubscribeStatusEmails, { caller: null, body: { token } })
const sent = async (to = DANA) => (await backend.mails(to)).map(({ subject }) => subject)

/** The token of the latest email with such a link. */
async function linkOf(name: 'token' | 'unsubscribe', to = DANA): Promise<string> {
  const found = (await backend.mails(to)).flatMap(({ text }) => {
    const [, given, token] = /#(token|unsubscribe)=([\w-]+)/.exec(text) ?? []
    return given === name && token ? [token] : []
  })
  const [token] = found
  if (!token) throw new Error(`no email has a link with ${name}`)
  return token
}

async function subscribe(email = DANA): Promise<void> {
  await ask(email)
  await confirm(await linkOf('token', email))
}

const at = (milliseconds: number) => new Date(backend.clock.now().getTime() + milliseconds).toISOString()

/** An incident with some updates, the first of which was just now. */
function incidentOf(texts: readonly string[], changes: Partial<Incident> = {}): Incident {
  const started = at(-10 * MINUTE)
  const updates = texts.map((text, index) => ({ at: at((index - texts.length) * MINUTE), text })).toReversed()
  return { title: 'Lookups are slow', parts: ['lookups'], started, ended: null, updates, ...changes }
}
const work = (...incidents: Incident[]) => {
  // It runs once a minute.
  backend.clock.advance(MINUTE)
  return runWorkers(backend.kernel, [incidentMailWorker(backend.kernel, incidents)])
}

test('an address is subscribed once it has confirmed, and follows an incident from its start to its end', async () => {
  expect((await ask('Dana@Northwind.example')).body).toEqual({ email: 'Dana@Northwind.example' })
  await work(incidentOf(['Before it was subscribed.']))
  expect(await sent()).toEqual(['Confirm emails about Gatepost incidents'])
  const token = await linkOf('token')
  expect((await confirm(token)).body).toEqual({ status: 'confirmed', email: DANA })
  expect((await confirm(token)).body).toEqual({ status: 'already-confirmed', email: DANA })
  await backend.db.delete(mails)
  await backend.db.delete(incidentNews)

  const opened = incidentOf(['We’re looking into it.'])
  await work(opened)
  await work(opened)
  const updated = { ...opened, updates: [{ at: at(0), text: 'A disk was full.' }, ...opened.updates] }
  await work(updated)
  const updates = [{ at: at(1), text: 'It works again.' }, ...updated.updates]
  const resolved: Incident = { ...updated, ended: at(1), updates }
  await work(resolved)
  await work(resolved)
  expect(await sent()).toEqual([
    'Resolved: Lookups are slow',
    'Incident update: Lookups are slow',
    'Incident: Lookups are slow',
  ])
  const [newest] = await backend.mails(DANA)
  expect(newest?.text).toContain('It works again.')
  expect(newest?.text).toContain('Address lookups')
})

test('who unsubscribes gets nothing more, whatever old links are opened, and may ask again', async () => {
  await ask()
  const first = await linkOf('token')
  await confirm(first)
  const leave = await linkOf('unsubscribe')
  backend.clock.advance(MINUTE)
  expect((await unsubscribe(leave)).body).toEqual({ email: DANA })
  expect((await unsubscribe(leave)).body, 'twice').toEqual({ email: DANA })
  await work(incidentOf(['After they left.']))
  expect((await sent()).filter(subject => subject.startsWith('Incident'))).toEqual([])
  expect((await confirm(first)).errors[0]?.name).toBe('status-link-invalid')
  backend.clock.advance(10 * MINUTE)
  await ask()
  expect((await confirm(await linkOf('token'))).body).toMatchObject({ status: 'confirmed' })
})

test('no one can fill the mailbox of another, or learn whether they are subscribed', async () => {
  const { body } = await ask()
  for (const _ of [1, 2, 3]) expect((await ask()).body).toEqual(body)
  expect(await sent()).toHaveLength(1)
  await confirm(await linkOf('token'))
  backend.clock.advance(10 * MINUTE)
  expect((await ask()).body).toEqual(body)
  expect((await sent())[0]).toBe('You already get emails about incidents')
})

test('a link confirms for seven days, one to unsubscribe confirms nothing, and what no one confirms is deleted', async () => {
  await ask()
  const token = await linkOf('token')
  expect((await unsubscribe(token)).status).toBe(400)
  backend.clock.advance(7 * DAY)
  expect((await confirm(token)).status).toBe(200)
  expect((await confirm(await linkOf('unsubscribe'))).status).toBe(400)
  await ask('someone@northwind.example')
  backend.clock.advance(7 * DAY + MINUTE)
  expect((await confirm(await linkOf('token', 'someone@northwind.example'))).status).toBe(400)
  await runWorkers(backend.kernel, [statusPurgeJob])
  const rows = await backend.db.select().from(statusSubscribers)
  expect(rows.map(({ email }) => email)).toEqual([DANA])
})

test('a mail program unsubscribes with one click, without a cookie and without our Origin', async () => {
  await subscribe()
  await work(incidentOf(['Now.']))
  const [row] = (await backend.db.select().from(mails)).filter(({ kind }) => kind === 'incident-changed')
  expect(row?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const url = new URL(row?.headers['List-Unsubscribe']?.slice(1, -1) ?? '')
  backend.clock.advance(1)
  const click = (search: string) =>
    backend.inject({
      method: 'POST',
      url: `${url.pathname}${search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  expect((await click('?token=made-up')).statusCode).toBe(400)
  expect((await click(url.search)).statusCode).toBe(204)
  expect(await backend.db.select().from(statusSubscribers)).toMatchObject([
    { unsubscribed: backend.clock.now() },
  ])
})

test('250 subscribers get one email each, also if two servers write at once and one of them ended in between', async () => {
  const now = backend.clock.now()
  const rows = Array.from({ length: 250 }, (_, index) => ({
    subscriberId: newId(now),
    email: `follower-${index}@northwind.example`,
    mailed: now,
    confirmed: now,
  }))
  await backend.db.insert(statusSubscribers).values(rows)
  const incident = incidentOf(['It began.'])
  const ending = AbortSignal.abort()
  const worker = incidentMailWorker(backend.kernel, [incident])
  expect(await worker.run(backend.db, now, ending)).toBe(100)
  await Promise.all([
    worker.run(backend.db, now),
    incidentMailWorker(backend.kernel, [incident]).run(backend.db, now),
  ])
  const recipients = (await backend.db.select().from(mails)).map(({ recipient }) => recipient)
  expect(recipients).toHaveLength(250)
  expect(new Set(recipients).size).toBe(250)
})

test('what is older than a day is no news to a server that did not know of it', async () => {
  await subscribe()
  await backend.db.delete(mails)
  const past = incidentOf(['Long ago.'])
  backend.clock.advance(2 * DAY)
  await work(past)
  expect(await sent()).toEqual([])
})
