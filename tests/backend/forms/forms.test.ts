import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { submissionWorkers } from '#backend/services/forms/outbox.ts'
import { submissions } from '#backend/services/forms/tables.ts'
import { FORM_PORTAL_ID } from '#domain/forms/forms.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { type Backend, ORIGIN, startBackend } from '../../support/backend.ts'
import { formTimeOf } from '../../support/form-times.ts'
import { startCustomerRelations } from '../../support/servers/customer-relations.ts'

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
afterEach(() => vi.restoreAllMocks())
beforeEach(async () => {
  await backend.db.delete(submissions)
  system.received.length = 0
  system.state.mode = 'takes'
  system.state.response = '{}'
})

const context = { pageUri: `${ORIGIN}/welcome`, pageName: 'Welcome' }
const email = { name: 'email', value: 'dana@northwind.example' }
const newAccount = `/submit/${FORM_PORTAL_ID}/new-account`

async function submit(form: string, fields = [email], key: string = randomUUID()) {
  const began = performance.now()
  const response = await backend.inject({
    method: 'POST',
    url: `/api/forms/forms/${FORM_PORTAL_ID}/${form}/submissions?form_time=${formTimeOf(backend)}`,
    headers: { origin: ORIGIN, 'idempotency-key': key },
    payload: { fields, context },
  })
  return { status: response.statusCode, body: response.json(), took: performance.now() - began }
}
const deliver = () => runWorkers(backend.kernel, submissionWorkers(backend.kernel))
const kept = () => backend.db.select().from(submissions)

test('the record of a new account is delivered once, even with concurrent workers', async () => {
  expect((await submit('new-account', [email, { name: 'job_role', value: 'Operations' }])).status).toBe(200)
  expect(system.received, 'no one waits for the system').toEqual([])
  await Promise.all([deliver(), deliver()])
  await deliver()
  expect(system.received).toMatchObject([
    { path: newAccount, fields: { email: email.value, job_role: 'Operations' } },
  ])
  expect(await kept()).toMatchObject([{ delivered: backend.clock.now(), attempts: 1 }])
})

test.each(['refuses', 'silent'] as const)('a system that %s keeps no one waiting', async mode => {
  system.state.mode = mode
  const { status, took } = await submit('new-account')
  expect(status).toBe(200)
  expect(took).toBeLessThan(scaledTimeout(2_000))
})

test('a rejected delivery is retried with growing delays, and the failure is logged', async () => {
  system.state.mode = 'refuses'
  await submit('new-account')
  await deliver()
  system.state.mode = 'takes'
  backend.clock.advance(29_000)
  await deliver()
  expect(system.received, 'not before its time').toEqual([])

  system.state.mode = 'refuses'
  backend.clock.advance(2_000)
  await deliver()
  system.state.mode = 'takes'
  backend.clock.advance(59_000)
  await deliver()
  expect(system.received, 'twice as long the second time').toEqual([])
  backend.clock.advance(2_000)
  await deliver()
  expect(system.received.map(({ path }) => path)).toEqual([newAccount])
  const warnings = backend.log.filter(line => line.includes('a submission was not taken'))
  expect(warnings).toHaveLength(2)
  expect(warnings.join(), 'without what was typed').not.toContain(email.value)
})

test('a system that does not respond times out after five seconds', async () => {
  system.state.mode = 'silent'
  await submit('new-account')
  const soon = AbortSignal.timeout(50)
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon)
  await deliver()
  expect(timeout).toHaveBeenCalledWith(5_000)
  expect(await kept()).toMatchObject([{ delivered: null, attempts: 1 }])
})

test("a visitor's form has reached the system before the response, and is never sent twice", async () => {
  expect((await submit('contact-sales')).status).toBe(200)
  expect(system.received).toHaveLength(1)
  await deliver()
  expect(system.received).toHaveLength(1)
})

test('a double press and a later retry submit a form once', async () => {
  const key = randomUUID()
  const statuses = await Promise.all(
    [1, 2].map(async () => (await submit('contact-sales', [email], key)).status),
  )
  expect(statuses.toSorted()).toEqual([200, 409])
  expect((await submit('contact-sales', [email], key)).status).toBe(200)
  expect(system.received).toHaveLength(1)
  expect(await kept()).toHaveLength(1)
})

test('a form that the system rejected can be sent again with its key', async () => {
  const key = randomUUID()
  system.state.mode = 'refuses'
  expect((await submit('contact-sales', [email], key)).status).toBe(502)
  system.state.mode = 'takes'
  expect((await submit('contact-sales', [email], key)).status).toBe(200)
  expect(system.received).toHaveLength(1)
})

test("a visitor's form that is rejected is 502, and the fallback then takes it with the reason", async () => {
  system.state.mode = 'refuses'
  const rejected = await submit('contact-sales')
  expect([rejected.status, rejected.body[0].name]).toEqual([502, 'upstream-failure'])
  expect(await kept(), 'the fallback carries it').toEqual([])

  const reason = { name: 'form_submission_error', value: 'contact-sales: 502 upstream-failure' }
  expect((await submit('fallback', [email, reason])).status).toBe(200)
  system.state.mode = 'takes'
  await deliver()
  expect(system.received[0]?.fields).toEqual({
    email: email.value,
    form_submission_error: reason.value,
  })
})

test('a form that the system does not have is 404', async () => {
  expect((await submit('unheard-of')).status).toBe(404)
})

test.each([
  [{ inlineMessage: '<p>Thanks, <b>Dana</b>!</p>' }, { outcome: 'message', inline_message: 'Thanks, Dana!' }],
  [{ redirectUri: `${ORIGIN}/pricing?a=1` }, { outcome: 'redirect', redirect_path: '/pricing?a=1' }],
  [{ redirectUri: 'https://elsewhere.example/' }, { outcome: 'message' }],
  [{ redirectUri: `${ORIGIN}//elsewhere.example/` }, { outcome: 'message' }],
  [{ redirectUri: 'javascript:alert(1)' }, { outcome: 'message' }],
])('the system says %j, and the visitor gets %j', async (said, shown) => {
  system.state.response = JSON.stringify(said)
  expect((await submit('contact-sales')).body).toMatchObject(shown)
})
