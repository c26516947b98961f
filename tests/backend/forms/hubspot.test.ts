import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { submissionWorkers } from '#backend/services/forms/outbox.ts'
import { submissions } from '#backend/services/forms/tables.ts'
import { readConfig } from '#backend/services.ts'
import { FORM_PORTAL_ID, knownForms } from '#domain/forms/forms.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { type Backend, ORIGIN, startBackend } from '../../support/backend.ts'
import { formTimeOf } from '../../support/form-times.ts'
import { startCustomerRelations } from '../../support/servers/customer-relations.ts'

const PORTAL = '48213907'
const CONTACT = 'a1f0c2d4-5b6e-4f70-8a91-b2c3d4e5f607'
const OTHERS = '0b9d8c7e-6f5a-4b3c-9d2e-1f0a9b8c7d6e'
const EMAIL = 'dana@northwind.example'

let system: Awaited<ReturnType<typeof startCustomerRelations>>
let backend: Backend
beforeAll(async () => {
  system = await startCustomerRelations()
  backend = await startBackend({
    env: {
      DATABASE_URL: '',
      FORMS_URL: system.url,
      HUBSPOT_PORTAL_ID: PORTAL,
      HUBSPOT_FORMS: `contact-sales=${CONTACT}, *=${OTHERS}`,
      HUBSPOT_SUBSCRIPTION_TYPES: 'product=999,events=1001',
    },
  })
})
afterAll(async () => {
  await backend.close()
  await system.close()
})
beforeEach(async () => {
  await backend.db.delete(submissions)
  system.received.length = 0
  system.state.mode = 'takes'
})

const consent = {
  consentToProcess: true,
  version: '2026-11-22',
  text: 'I agree.',
  communications: [
    { value: true, subscriptionTypeId: 'product', text: 'News of the products' },
    { value: true, subscriptionTypeId: 'newsletter', text: 'The newsletter' },
  ],
  categories: ['necessary', 'analytics', 'advertising'],
}
const context = {
  hutk: '6f453d92607b8108998dc213178ad214',
  pageUri: `${ORIGIN}/contact`,
  pageName: 'Contact',
}

async function submit(form: string, fields: Record<string, string> = { email: EMAIL }) {
  const response = await backend.inject({
    method: 'POST',
    url: `/api/forms/forms/${FORM_PORTAL_ID}/${form}/submissions?form_time=${formTimeOf(backend)}`,
    headers: { origin: ORIGIN, 'idempotency-key': randomUUID() },
    payload: {
      fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
      legalConsentOptions: { consent },
      context,
    },
  })
  return response.statusCode
}
const deliver = () => runWorkers(backend.kernel, submissionWorkers(backend.kernel))
const kept = () => backend.db.select().from(submissions)

test('a submission arrives in the shape of the form service, with consent and cookie context', async () => {
  expect(await submit('contact-sales', { email: EMAIL, utm_source: 'google' })).toBe(200)
  expect(system.received).toMatchObject([{ path: `/submit/${PORTAL}/${CONTACT}` }])
  expect(system.received[0]?.body).toEqual({
    submittedAt: String(backend.clock.now().getTime()),
    fields: [
      { objectTypeId: '0-1', name: 'email', value: EMAIL },
      { objectTypeId: '0-1', name: 'utm_source', value: 'google' },
    ],
    context,
    legalConsentOptions: {
      consent: {
        consentToProcess: true,
        text: 'I agree.',
        communications: [{ value: true, subscriptionTypeId: 999, text: 'News of the products' }],
      },
    },
  })
})

const trials = knownForms.filter(form => form.startsWith('trial-'))

test('there are ten trial forms', () => expect(trials).toHaveLength(10))

test.each(trials)('%s arrives with the day that the trial starts on', async form => {
  expect(await submit(form, { email: EMAIL, trial_start_date: '2026-11-02' })).toBe(200)
  expect(system.received).toMatchObject([
    { path: `/submit/${PORTAL}/${OTHERS}`, fields: { trial_start_date: '2026-11-02' } },
  ])
})

test('a form of no contract is not sent to the form that stands for others', async () => {
  expect(await submit('no-such-form')).toBe(404)
  expect(system.received).toEqual([])
})

test('a form that arrives while the system takes no more is kept, and arrives when it wants', async () => {
  system.state.mode = 'busy'
  expect(await submit('contact-sales'), 'the visitor has sent it').toBe(200)
  expect(await submit('new-account')).toBe(200)
  await deliver()
  system.state.mode = 'takes'
  backend.clock.advance(119_000)
  await deliver()
  expect(system.received, 'not before the time of Retry-After').toEqual([])
  backend.clock.advance(2_000)
  await deliver()
  expect(system.received).toHaveLength(2)
  expect(
    (await kept()).map(({ attempts }) => attempts),
    'to wait was no attempt',
  ).toEqual([1, 1])
})

test('a rejection of its fields is for the fallback, and the log has no word of what was typed', async () => {
  system.state.mode = 'rejects'
  expect(await submit('contact-sales')).toBe(502)
  const lines = backend.log.filter(line => line.includes('did not take a submission')).join()
  expect(lines).toContain('INVALID_EMAIL')
  expect(lines).not.toContain(EMAIL)

  system.state.mode = 'takes'
  const form_submission_error = 'contact-sales: 502 upstream-failure'
  expect(await submit('fallback', { email: EMAIL, form_submission_error })).toBe(200)
  await deliver()
  await deliver()
  expect(system.received, 'once').toMatchObject([{ fields: { form_submission_error } }])
})

test('the server does not start without an id for each form', () => {
  const start = (HUBSPOT_FORMS: string) => () =>
    readConfig({ APP_ENV: 'test', HUBSPOT_PORTAL_ID: PORTAL, HUBSPOT_FORMS })
  expect(start(`contact-sales=${CONTACT}`)).toThrow(/HUBSPOT_FORMS: has no id for contact-support, careers/)
  expect(start('contact-sales')).toThrow(/HUBSPOT_FORMS: must be a list/)
  expect(start(`*=${OTHERS}`)).not.toThrow()
})
