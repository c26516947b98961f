import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorItem } from '#domain/errors/catalog.ts'

const DSN = 'https://5f0a9c21b7de4c3e@errors.vendor.example/41'
const USER = '0193f1c2-5b1a-7c3e-9a4f-2d6b8e0c1a57'
const PROFILE = 'user profile could not be loaded from api'
/** What may be in an error that a page throws, and in no event. */
const PLANTED = {
  email: 'dana@northwind.example',
  token: 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiI0MTIwNyJ9.c2lnbmF0dXJlMTIz',
  key: 'sk_4Jx0v1lGq8Zt7Yw2Rb6Nc3Md',
  query: 'invite=9f3b7',
}

const call = vi.hoisted(() => vi.fn())
const consent = vi.hoisted(() => ({ analytics: true, tags: [] as { stop?: () => void; host?: string }[] }))
vi.mock('#portal/api/call.ts', () => ({ call }))
vi.mock('../consent/consent.ts', () => ({
  allows: () => consent.analytics,
  recordTag: (tag: object) => void consent.tags.push(tag),
}))

const fetch = vi.fn(async (_address: string, _init: RequestInit) => new Response('{}', { status: 200 }))
let sendReport: typeof import('./send.ts').sendReport

beforeEach(async () => {
  vi.resetModules()
  fetch.mockClear()
  call.mockReset().mockResolvedValue({ dsn: DSN })
  consent.analytics = true
  consent.tags = []
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('location', { pathname: '/account/billing' })
  ;({ sendReport } = await import('./send.ts'))
})
afterEach(() => vi.unstubAllGlobals())

const addresses = () => fetch.mock.calls.map(([address]) => new URL(address, 'https://gatepost.example').host)
const sent = (count: number) => vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(count))
/** The event of an envelope, which has a JSON on each line. */
const eventOf = (index: number) => JSON.parse(String(fetch.mock.calls[index]?.[1].body).split('\n')[2] ?? '')

test('with consent, an error arrives at the error service, tagged, with the id of the person only', async () => {
  sendReport(
    'page could not be rendered',
    new TypeError('no plan'),
    { reference: 'web-1', route: '/account' },
    USER,
  )
  await sent(1)
  expect(addresses()).toEqual(['errors.vendor.example'])
  const event = eventOf(0)
  expect(event).toMatchObject({
    tags: { application: 'storefront', report: 'page could not be rendered', reference: 'web-1' },
    user: { id: USER },
    transaction: '/account',
    exception: { values: [{ type: 'TypeError', value: 'no plan' }] },
  })
  expect(event.exception.values[0].stacktrace.frames.length).toBeGreaterThan(0)
  expect(event.user).toEqual({ id: USER })
  expect(event.sdk.settings.infer_ip, 'nor the address of the network').toBe('never')
  expect(consent.tags).toMatchObject([{ id: 'error-reports', host: 'errors.vendor.example', stores: [] }])
})

test('no event holds an email address, a token, a key, or the query of an address', async () => {
  const { email, token, key, query } = PLANTED
  vi.stubGlobal('location', { pathname: `/u/${email}` })
  const error = new Error(
    `GET https://gatepost.example/invite?${query} of ${email} with Bearer ${token} and ${key}`,
  )
  error.name = key
  sendReport('page could not be rendered', error, { reference: 'web-1', route: `/reset/${token}` }, USER)
  await sent(1)
  const body = String(fetch.mock.calls[0]?.[1].body)
  for (const [what, secret] of Object.entries(PLANTED)) expect(body, what).not.toContain(secret)
})

test('what the SDK adds by itself is left out', async () => {
  const { scrub } = await import('./sentry.ts')
  const { email } = PLANTED
  const event = scrub({
    type: undefined,
    message: email,
    breadcrumbs: [{ message: `typed ${email}` }],
    request: { url: `https://gatepost.example/?${PLANTED.query}`, headers: { cookie: PLANTED.token } },
    extra: { email },
    contexts: { form: { email } },
    user: { id: USER, email, ip_address: '203.0.113.7' },
    tags: { application: 'storefront', typed: email },
    exception: { values: [{ type: 'Error', value: 'no', stacktrace: { frames: [{ vars: { email } }] } }] },
  })
  expect(JSON.stringify(event)).not.toContain(email)
  expect(event.user).toEqual({ id: USER })
  expect(Object.keys(event).toSorted()).toEqual(['exception', 'tags', 'type', 'user'])
})

test('without consent, nothing asks for the error service, and our own gets the report', async () => {
  consent.analytics = false
  sendReport('page could not be rendered', new Error('no'), {}, USER)
  await sent(1)
  expect(call).not.toHaveBeenCalled()
  expect(addresses()).toEqual(['gatepost.example'])
  expect(String(fetch.mock.calls[0]?.[1].body), 'which gets to know no one').not.toContain(USER)
})

test.each([
  ['without a DSN', () => call.mockResolvedValue({ dsn: null })],
  ['where the operation fails', () => call.mockRejectedValue(new TypeError('Failed to fetch'))],
])('%s, our own service gets the report', async (_, arrange) => {
  arrange()
  sendReport('page could not be rendered', new Error('no'), {}, null)
  await sent(1)
  expect(addresses()).toEqual(['gatepost.example'])
  expect(consent.tags).toEqual([])
})

test('each error of a failed profile is an event of its own, and the same one only once', async () => {
  for (const name of ['internal-error', 'upstream-failure', 'internal-error'] as const)
    sendReport(PROFILE, errorItem(name), { reference: 'req-7' }, null)
  await sent(2)
  expect([0, 1].map(index => eventOf(index).tags.report)).toEqual([PROFILE, PROFILE])
  expect(eventOf(0).user, 'before anyone is known').toBeUndefined()
})

test('after a person has declined, the open page reports to us again', async () => {
  sendReport('page could not be rendered', new Error('first'), {}, USER)
  await sent(1)
  consent.analytics = false
  for (const { stop } of consent.tags) stop?.()
  sendReport('page could not be rendered', new Error('second'), {}, USER)
  await sent(2)
  expect(addresses()).toEqual(['errors.vendor.example', 'gatepost.example'])
})
