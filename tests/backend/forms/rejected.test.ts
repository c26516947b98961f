import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { submissionWorkers } from '#backend/services/forms/outbox.ts'
import { submissions } from '#backend/services/forms/tables.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { FALLBACK_FORM, FORM_PORTAL_ID } from '#domain/forms/forms.ts'
import { listRejectedSubmissions } from '#generated/forms/operations/listRejectedSubmissions.ts'
import { resendSubmission } from '#generated/forms/operations/resendSubmission.ts'
import { submitForm } from '#generated/forms/operations/submitForm.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { activities } from '#kernel/storage/tables.ts'
import { type Backend, ORIGIN, type Person, startBackend } from '../../support/backend.ts'
import { startCustomerRelations } from '../../support/servers/customer-relations.ts'
import { send } from '../client.ts'

const EMAIL = 'dana@northwind.example'

let system: Awaited<ReturnType<typeof startCustomerRelations>>
let backend: Backend
let caller: Person
beforeAll(async () => {
  system = await startCustomerRelations()
  backend = await startBackend({
    env: {
      DATABASE_URL: '',
      FORMS_URL: system.url,
      HUBSPOT_PORTAL_ID: '48213907',
      HUBSPOT_FORMS: '*=0b9d8c7e-6f5a-4b3c-9d2e-1f0a9b8c7d6e',
    },
  })
  caller = await backend.person({ roles: [INTERNAL_ROLE] })
})
afterAll(async () => {
  await backend.close()
  await system.close()
})
beforeEach(async () => {
  await backend.db.delete(submissions)
  system.received.length = 0
})

const submit = () =>
  send(backend, submitForm, {
    caller: null,
    params: { portal_id: FORM_PORTAL_ID, form_id: FALLBACK_FORM },
    headers: { 'idempotency-key': randomUUID() },
    body: {
      fields: [{ name: 'email', value: EMAIL }],
      context: { pageUri: `${ORIGIN}/contact`, pageName: 'Contact' },
    },
  })
const deliver = () => runWorkers(backend.kernel, submissionWorkers(backend.kernel))
const makeDue = () => backend.db.update(submissions).set({ nextAttempt: backend.clock.now() })
const listed = async () => (await send(backend, listRejectedSubmissions, { caller })).body.submissions
const resend = (id: string) => send(backend, resendSubmission, { caller, params: { id } })

test('a rejected submission is listed with its reason and nothing that was typed, until it is sent again', async () => {
  system.state.mode = 'rejects'
  await submit()
  await deliver()
  const [rejected] = await listed()
  if (!rejected) throw new Error('it is not listed')
  const now = backend.clock.now().toISOString()
  expect(rejected).toMatchObject({
    ...{ form_id: FALLBACK_FORM, submitted: now, attempts: 1 },
    ...{ rejected: now, status: 400, errors: ['INVALID_EMAIL'] },
  })
  expect(JSON.stringify(rejected)).not.toContain(EMAIL)

  system.state.mode = 'takes'
  const sent = await resend(rejected.submission_id)
  expect(sent.body).toMatchObject({
    attempts: 0,
    rejected: null,
    status: null,
    errors: [],
    next_attempt: now,
  })
  expect(await listed(), 'before it is delivered').toEqual([])
  await deliver()
  expect(system.received).toMatchObject([{ fields: { email: EMAIL } }])
  expect(await listed()).toEqual([])

  await resend(rejected.submission_id)
  await deliver()
  expect(system.received, 'a second press sends nothing').toHaveLength(1)
  const entries = await backend.db.select().from(activities)
  expect(entries.filter(({ operation }) => operation === 'resendSubmission')).toMatchObject([
    {
      ...{ userId: caller.userId, kind: 'staff', subject: rejected.submission_id },
      summary: 'Sent a submission of the form fallback again',
    },
  ])
})

test('one that is rejected again is listed again, and leaves the list once a retry is accepted', async () => {
  system.state.mode = 'rejects'
  await submit()
  await deliver()
  const [rejected] = await listed()
  await resend(rejected?.submission_id ?? '')
  await deliver()
  expect(await listed()).toMatchObject([{ attempts: 1, errors: ['INVALID_EMAIL'] }])
  system.state.mode = 'takes'
  await makeDue()
  await deliver()
  expect(await listed()).toEqual([])
})

test('a failure that is retried automatically is not listed, and one that is given up is', async () => {
  system.state.mode = 'refuses'
  await submit()
  for (let attempt = 1; attempt < 10; attempt++) {
    await deliver()
    expect(await listed(), `after attempt ${attempt}`).toEqual([])
    await makeDue()
  }
  await deliver()
  expect(await listed()).toMatchObject([{ attempts: 10, status: 503, errors: [], next_attempt: null }])
})

test('a network that fails is listed only after the last attempt, without a status', async () => {
  const network = await startCustomerRelations()
  await network.close()
  const offline = { ...backend.kernel, config: { ...backend.kernel.config, FORMS_URL: network.url } }
  await submit()
  await runWorkers(offline, submissionWorkers(offline))
  expect(await listed()).toEqual([])
  await backend.db.update(submissions).set({ attempts: 9, nextAttempt: backend.clock.now() })
  await runWorkers(offline, submissionWorkers(offline))
  expect(await listed()).toMatchObject([{ attempts: 10, rejected: null, status: null }])
})

test('a submission that is held as that of a program is not sent', async () => {
  await submit()
  const [held] = await backend.db.update(submissions).set({ nextAttempt: null }).returning()
  expect((await resend(held?.submissionId ?? '')).status).toBe(404)
})
