import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { submissionWorkers } from '#backend/services/forms/outbox.ts'
import { submissions, subscribers } from '#backend/services/forms/tables.ts'
import { FORM_PORTAL_ID } from '#domain/forms/forms.ts'
import { DAY, MINUTE } from '#domain/time/durations.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { mails } from '#kernel/storage/tables.ts'
import { type Backend, ORIGIN, startBackend } from '../../support/backend.ts'
import { formTimeOf } from '../../support/form-times.ts'
import { startCustomerRelations } from '../../support/servers/customer-relations.ts'

const DANA = 'dana@northwind.example'

let system: Awaited<ReturnType<typeof startCustomerRelations>>
let backend: Backend
beforeAll(async () => {
  system = await startCustomerRelations()
  backend = await startBackend({ env: { DATABASE_URL: '', FORMS_URL: system.url } })
})
afterAll(async () => {
  await backend.close()
  await system.close()
})
beforeEach(async () => {
  await backend.db.delete(submissions)
  await backend.db.delete(subscribers)
  await backend.db.delete(mails)
  system.received.length = 0
})

const post = (path: string, payload: object) =>
  backend.inject({
    method: 'POST',
    url: `/api/forms/${path}`,
    headers: { origin: ORIGIN, 'idempotency-key': randomUUID() },
    payload,
  })
async function ask(email = DANA) {
  const response = await post(
    `forms/${FORM_PORTAL_ID}/newsletter/submissions?bot_response=pass&form_time=${formTimeOf(backend)}`,
    {
      fields: [{ name: 'email', value: email }],
      context: { pageUri: `${ORIGIN}/newsletter`, pageName: 'Newsletter' },
    },
  )
  return response.json()
}
const confirm = (token: string) => post('newsletter/confirmations', { token })
const unsubscribe = (token: string) => post('newsletter/cancellations', { token })
const deliver = () => runWorkers(backend.kernel, submissionWorkers(backend.kernel))
const sent = async () => (await backend.mails(DANA)).map(({ subject }) => subject)
/** The token of the latest mail with such a link. */
async function linkOf(name: 'token' | 'unsubscribe'): Promise<string> {
  const [found] = (await backend.mails(DANA)).flatMap(({ text }) => {
    const [, given, token] = /#(token|unsubscribe)=([\w-]+)/.exec(text) ?? []
    return given === name && token ? [token] : []
  })
  if (!found) throw new Error(`no mail has a link with ${name}`)
  return found
}

test('an address is subscribed, and known to the customer relations system, once it has confirmed', async () => {
  expect((await ask(' Dana@Northwind.example ')).inline_message).toContain('Check your email')
  await deliver()
  expect(system.received, 'before the confirmation').toEqual([])
  const token = await linkOf('token')
  expect((await confirm(token)).json()).toEqual({ status: 'confirmed', email: DANA })
  expect((await confirm(token)).json()).toEqual({ status: 'already-confirmed', email: DANA })
  await deliver()
  expect(system.received.map(({ fields }) => fields)).toEqual([{ email: ' Dana@Northwind.example ' }])
  expect(await sent()).toEqual(['You are subscribed', 'Confirm your subscription to the Gatepost newsletter'])
})

test('an unsubscribed address stays so, whatever old links are opened, and may ask again', async () => {
  await ask()
  const first = await linkOf('token')
  await confirm(first)
  await deliver()
  const leave = await linkOf('unsubscribe')
  backend.clock.advance(MINUTE)
  expect((await unsubscribe(leave)).json()).toEqual({ email: DANA })
  expect((await unsubscribe(leave)).json(), 'twice').toEqual({ email: DANA })
  await deliver()
  expect(system.received.at(-1)?.fields).toEqual({ email: DANA, newsletter_unsubscribed: 'true' })
  expect(system.received).toHaveLength(2)

  expect((await confirm(first)).json()).toMatchObject([{ name: 'newsletter-link-invalid' }])
  backend.clock.advance(11 * MINUTE)
  await ask()
  expect((await confirm(await linkOf('token'))).json()).toMatchObject({ status: 'confirmed' })
})

test('a link confirms for seven days, and a link to unsubscribe confirms nothing', async () => {
  await ask()
  const token = await linkOf('token')
  expect((await unsubscribe(token)).statusCode).toBe(400)
  backend.clock.advance(7 * DAY)
  expect((await confirm(token)).statusCode).toBe(200)
  expect((await confirm(await linkOf('unsubscribe'))).statusCode).toBe(400)
  backend.clock.advance(1)
  expect((await confirm(token)).statusCode, 'a moment later').toBe(400)
})

test('no one can fill the mailbox of another, or learn whether they are subscribed', async () => {
  const first = await ask()
  for (const _ of [1, 2, 3]) expect(await ask()).toEqual(first)
  expect(await sent()).toHaveLength(1)
  await confirm(await linkOf('token'))
  backend.clock.advance(10 * MINUTE)
  expect(await ask()).toEqual(first)
  expect((await sent())[0]).toBe('You’re already subscribed')
})

test('a mail program unsubscribes with one click, without a cookie and without our Origin', async () => {
  await ask()
  await confirm(await linkOf('token'))
  const rows = await backend.db.select().from(mails)
  const header = rows.find(({ headers }) => headers['List-Unsubscribe'])?.headers
  expect(header?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const url = new URL(header?.['List-Unsubscribe']?.slice(1, -1) ?? '')
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
  expect(await backend.db.select().from(subscribers)).toMatchObject([{ unsubscribed: backend.clock.now() }])
})
