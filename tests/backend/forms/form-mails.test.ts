import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FORM_PORTAL_ID } from '#domain/forms/forms.ts'
import { mails } from '#kernel/storage/tables.ts'
import { type Backend, ORIGIN, startBackend } from '../../support/backend.ts'

let backend: Backend
beforeAll(async () => {
  const env = { DATABASE_URL: '', SALES_EMAIL: 'sales@seller.example', SUPPORT_EMAIL: 'help@seller.example' }
  backend = await startBackend({ env })
})
afterAll(() => backend.close())

/** Submits a form, and returns the emails that came of it. */
async function mailsOf(form: string, values: Record<string, string>) {
  await backend.db.delete(mails)
  const answer = await backend.inject({
    method: 'POST',
    url: `/api/forms/forms/${FORM_PORTAL_ID}/${form}/submissions?bot_response=pass`,
    headers: { origin: ORIGIN, 'idempotency-key': randomUUID() },
    payload: {
      fields: Object.entries(values).map(([name, value]) => ({ name, value })),
      context: { pageUri: `${ORIGIN}/contact`, pageName: 'Contact sales' },
    },
  })
  expect(answer.statusCode).toBe(200)
  return backend.db.select().from(mails)
}

test('our sales can answer the email that tells of a form', async () => {
  const [mail, ...others] = await mailsOf('contact-sales', {
    email: 'Dana@Northwind.example',
    company: 'Northwind Traders',
    topic: 'Team size',
    how_can_we_help: 'We are <b>40</b> people.',
    phone: '',
  })
  expect(mail).toMatchObject({
    recipient: 'sales@seller.example',
    subject: 'contact-sales: Team size: Northwind Traders',
    headers: { 'Reply-To': 'dana@northwind.example' },
  })
  expect(mail?.body).toContain('how_can_we_help: We are <b>40</b> people.')
  expect(mail?.body, 'what was left empty is left out').not.toContain('phone')
  expect(others).toEqual([])
})

test.each([
  ['contact-support', {}, 'help@seller.example'],
  ['careers', {}, 'help@seller.example'],
  ['trial-us-property-data', {}, 'sales@seller.example'],
  ['fallback', { form_submission_error: 'contact-sales: 502 upstream-failure' }, 'sales@seller.example'],
  ['fallback', { form_submission_error: 'fallback: network' }, 'help@seller.example'],
])('a submission of %s %j is for %s', async (form, values, recipient) => {
  expect(await mailsOf(form, { email: 'dana@northwind.example', ...values })).toMatchObject([{ recipient }])
})

test('no one is notified of the record of a new account', async () => {
  expect(await mailsOf('new-account', { email: 'dana@northwind.example' })).toEqual([])
})

test('what a visitor types makes no header of an email', async () => {
  const [mail] = await mailsOf('contact-sales', {
    email: 'dana@northwind.example\nBcc: everyone@elsewhere.example',
    topic: 'Prices\r\nBcc: everyone@elsewhere.example',
    company: 'x'.repeat(500),
  })
  expect(mail?.subject).toMatch(/^contact-sales: Prices {2}Bcc: everyone@elsewhere\.example: x+$/)
  expect(mail?.subject.length).toBe(140)
  expect(mail?.headers, 'an address that is none is not answered').toEqual({})
})
