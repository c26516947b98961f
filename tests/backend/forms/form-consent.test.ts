import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { submissions } from '#backend/services/forms/tables.ts'
import { FORM_PORTAL_ID } from '#domain/forms/forms.ts'
import { type Backend, ORIGIN, startBackend } from '../../support/backend.ts'
import { formTimeOf } from '../../support/form-times.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { DATABASE_URL: '' } })
})
afterAll(() => backend.close())
beforeEach(async () => {
  await backend.db.delete(submissions)
})

type Category = 'necessary' | 'functional' | 'analytics' | 'advertising'

const preferences = { version: '2026-11-25', when: '2026-11-25T10:00:00.000Z', how: 'choice' as const }
const consentTo = (categories: readonly Category[]) => ({
  consent: {
    consentToProcess: true,
    version: '2026-11-24',
    text: 'I agree.',
    communications: [],
    categories,
    preferences,
  },
})
const advertising = [
  'utm_source',
  'utm_term',
  'first_utm_source',
  'fbclid',
  'gclid',
  'first_gclid',
  'gbraid',
  'wbraid',
  'msclkid',
]
const analytics = ['gacid', 'first_gacid']

/** Submits a form that says all of how the visitor came here. Returns the response. */
async function submit(legalConsentOptions?: object, headers: Record<string, string> = {}) {
  const names = ['email', 'topic', ...advertising, ...analytics]
  return backend.inject({
    method: 'POST',
    url: `/api/forms/forms/${FORM_PORTAL_ID}/contact-sales/submissions?bot_response=pass&form_time=${formTimeOf(backend)}`,
    headers: { origin: ORIGIN, 'idempotency-key': randomUUID(), ...headers },
    payload: {
      fields: names.map(name => ({ name, value: 'x' })),
      context: { pageUri: `${ORIGIN}/contact`, pageName: 'Contact sales', hutk: 'h1' },
      ...(legalConsentOptions && { legalConsentOptions }),
    },
  })
}

async function kept() {
  const [{ body } = { body: undefined }] = await backend.db.select().from(submissions)
  return {
    fields: body?.fields.map(({ name }) => name).filter(name => name !== 'email' && name !== 'topic'),
    hutk: body?.context.hutk,
    consent: body?.legalConsentOptions?.consent,
  }
}

test.each([
  [
    'advertising and analytics',
    ['necessary', 'analytics', 'advertising'],
    [...advertising, ...analytics],
    'h1',
  ],
  ['only advertising', ['necessary', 'advertising'], advertising, undefined],
  ['only analytics', ['necessary', 'analytics'], analytics, 'h1'],
  ['only what is necessary', ['necessary'], [], undefined],
] as const)('with consent to %s, exactly that is stored', async (_title, categories, fields, hutk) => {
  expect((await submit(consentTo(categories))).statusCode).toBe(200)
  expect(await kept()).toMatchObject({ fields, hutk })
})

test('without any consent, nothing of where a visitor came from is stored', async () => {
  expect((await submit()).statusCode).toBe(200)
  expect(await kept()).toMatchObject({ fields: [], hutk: undefined, consent: undefined })
})

test('Global Privacy Control declines advertising, whatever the page has sent', async () => {
  const all = consentTo(['necessary', 'analytics', 'advertising'])
  expect((await submit(all, { 'sec-gpc': '1' })).statusCode).toBe(200)
  expect(await kept()).toMatchObject({ fields: analytics, hutk: 'h1' })
})

test('the receipt of the consent is stored with the submission', async () => {
  await submit(consentTo(['necessary', 'advertising']))
  expect((await kept()).consent).toMatchObject({ categories: ['necessary', 'advertising'], preferences })
})

test('another site cannot submit a consent for a visitor', async () => {
  const elsewhere = { origin: 'https://elsewhere.example' }
  const response = await submit(consentTo(['necessary', 'advertising']), elsewhere)
  expect(response.statusCode).toBe(403)
  expect(response.headers['set-cookie']).toBeUndefined()
  expect(await backend.db.select().from(submissions)).toEqual([])
})
