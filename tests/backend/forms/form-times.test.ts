import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { submissions } from '#backend/services/forms/tables.ts'
import { FORM_PORTAL_ID } from '#domain/forms/forms.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { mails } from '#kernel/storage/tables.ts'
import { type Backend, ORIGIN, startBackend } from '../../support/backend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { DATABASE_URL: '', SALES_EMAIL: 'sales@seller.example' } })
})
afterAll(() => backend.close())
beforeEach(async () => {
  await backend.db.delete(submissions)
  await backend.db.delete(mails)
})

const post = (path: string, payload: object) =>
  backend.inject({
    method: 'POST',
    url: `/api/forms/${path}`,
    headers: { origin: ORIGIN, 'idempotency-key': randomUUID() },
    payload,
  })

/** What a page gets when a form is opened, or has been open for a while. */
async function timeOf(previous: string | null = null): Promise<string> {
  return (await post('form-times', { previous })).json().form_time
}

async function submit(time: string | undefined, form = 'contact-sales') {
  const query = new URLSearchParams({ bot_response: 'pass', ...(time && { form_time: time }) })
  const response = await post(`forms/${FORM_PORTAL_ID}/${form}/submissions?${query}`, {
    fields: [{ name: 'email', value: 'dana@northwind.example' }],
    context: { pageUri: `${ORIGIN}/contact`, pageName: 'Contact' },
  })
  return { status: response.statusCode, body: response.json() }
}
const queued = async () => (await backend.db.select().from(mails)).length
const kept = () => backend.db.select().from(submissions)

test.each(['contact-sales', 'newsletter'])(
  'a program that sends %s at once is not told that it was noticed, and no email goes out',
  async form => {
    const time = await timeOf()
    backend.clock.advance(1_999)
    const held = await submit(time, form)
    expect(held.status).toBe(200)
    expect(await queued()).toBe(0)
    expect(await kept(), 'held, in case it was a person').toMatchObject([
      { delivered: null, nextAttempt: null },
    ])

    backend.clock.advance(1)
    expect(await submit(time, form), 'the same response').toEqual(held)
    expect(await queued()).toBe(1)
  },
)

test('a form can be sent until 20 minutes after its time was signed', async () => {
  const time = await timeOf()
  backend.clock.advance(20 * MINUTE)
  expect((await submit(time)).status).toBe(200)
  backend.clock.advance(1)
  const expired = await submit(time)
  expect([expired.status, expired.body[0].name]).toEqual([403, 'form-expired'])
  expect(await kept()).toHaveLength(1)
})

test('a form that was renewed every 900,000 ms can be sent right after', async () => {
  let time = await timeOf()
  for (let round = 0; round < 8; round++) {
    backend.clock.advance(900_000)
    time = await timeOf(time)
  }
  expect((await submit(time)).status).toBe(200)
  expect(await queued()).toBe(1)
})

test('an expired time can be renewed, and the form is as old as it is', async () => {
  const time = await timeOf()
  backend.clock.advance(60 * MINUTE)
  expect((await submit(await timeOf(time))).status).toBe(200)
  expect(await queued()).toBe(1)
})

test.each([undefined, 'made-up', 'v1.bWFkZS11cA'])('%s is no signed time', async time => {
  expect((await submit(time)).status).toBe(403)
  const renewed = await timeOf(time ?? null)
  await submit(renewed)
  expect(await queued(), 'nor does it make a form older').toBe(0)
})

test('something else that we have sealed is no signed time', async () => {
  const other = backend.kernel.secretBox.close(JSON.stringify(['confirm', 0, backend.clock.now().getTime()]))
  expect((await submit(other)).status).toBe(403)
})

test.each(['fallback', 'new-account', 'trial-us-property-data'])('%s needs none', async form => {
  expect((await submit(undefined, form)).status).toBe(200)
})
