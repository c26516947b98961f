import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FORM_PORTAL_ID, knownForms, NEWSLETTER_FORM } from '#domain/forms/forms.ts'
import { mails } from '#kernel/storage/tables.ts'
import { type Backend, ORIGIN, startBackend } from '../../support/backend.ts'
import { formTimeOf } from '../../support/form-times.ts'

let backend: Backend
beforeAll(async () => {
  const env = { DATABASE_URL: '', SALES_EMAIL: 'sales@seller.example', SUPPORT_EMAIL: 'help@seller.example' }
  backend = await startBackend({ env })
})
afterAll(() => backend.close())

/** Submits a form, and returns the emails that came of it. */
async function mailsOf(form: string, values: Record<string, string>) {
  await backend.db.delete(mails)
  const response = await backend.inject({
    method: 'POST',
    url: `/api/forms/forms/${FORM_PORTAL_ID}/${form}/submissions?bot_response=pass&form_time=${formTimeOf(backend)}`,
    headers: { origin: ORIGIN, 'idempotency-key': randomUUID() },
    payload: {
      fields: Object.entries(values).map(([name, value]) => ({ name, value })),
      context: { pageUri: `${ORIGIN}/contact`, pageName: 'Contact sales' },
    },
  })
  expect(response.statusCode).toBe(200)
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

const STAFF = new Set(['sales@seller.example', 'help@seller.example'])
const VICTIM = 'victim@elsewhere.example'

test.each(knownForms.filter(form => form !== NEWSLETTER_FORM))(
  '%s sends no email to an address that a visitor typed, in whatever field',
  async form => {
    const names = ['email', 'to', 'cc', 'bcc', 'recipient', 'reply_to', 'topic', 'company', 'subject']
    const sent = await mailsOf(form, Object.fromEntries(names.map(name => [name, VICTIM])))
    expect(sent.filter(({ recipient }) => !STAFF.has(recipient))).toEqual([])
    for (const { headers } of sent) expect(headers, 'only to answer').toEqual({ 'Reply-To': VICTIM })
  },
)

test('the email that the newsletter sends to an address that anyone typed has none of their words', async () => {
  const advert = 'Buy pills at https://elsewhere.example'
  const typed = { email: VICTIM, first_name: advert, topic: advert, company: advert }
  const [mail, ...others] = await mailsOf(NEWSLETTER_FORM, typed)
  expect(mail).toMatchObject({ recipient: VICTIM, headers: {} })
  expect(JSON.stringify(mail)).not.toContain('pills')
  expect(others).toEqual([])
  expect(await mailsOf(NEWSLETTER_FORM, typed), 'nor does a second one follow soon').toEqual([])
})

test('two addresses in the field for one are no address', async () => {
  for (const email of [`${VICTIM},dana@northwind.example`, `${VICTIM}\nBcc: dana@northwind.example`]) {
    const [mail] = await mailsOf('contact-sales', { email })
    expect(mail).toMatchObject({ recipient: 'sales@seller.example', headers: {} })
  }
})

test('HTML in a name is text in the email', async () => {
  const first_name = '<img src=x onerror=alert(1)><a href="https://elsewhere.example">Dana</a>'
  const [mail] = await mailsOf('contact-sales', { email: 'dana@northwind.example', first_name })
  expect(mail?.html).toContain('&#60;img src=x onerror=alert(1)&#62;')
  expect(mail?.html).not.toMatch(/<img src=x|<a href="https:\/\/elsewhere/)
})
