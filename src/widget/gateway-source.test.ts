import { afterEach, expect, test, vi } from 'vitest'
import { gatewaySource, SourceError } from './gateway-source.ts'

const { signal } = new AbortController()
const requested: URL[] = []

/** The API responds with this from now on. */
function respond(status: number, body: unknown, headers: Record<string, string> = {}) {
  requested.length = 0
  vi.stubGlobal('fetch', async (url: URL) => {
    requested.push(url)
    return new Response(JSON.stringify(body), { status, headers })
  })
}
afterEach(() => vi.unstubAllGlobals())

const source = gatewaySource({ baseUrl: 'https://api.example/', apiKey: 'k1', onlyState: 'CO' })
const failure = (country = 'US') =>
  source.suggest({ text: '88 copper', country }, signal).then(
    () => undefined,
    (error: SourceError) => error,
  )

test('a building of the United States is expanded by the line of its suggestion', async () => {
  const building = { street_line: '88 Copper Mill Ave', city: 'Boulder', state: 'CO', zipcode: '80302' }
  respond(200, { suggestions: [{ ...building, entries: 24 }] })
  const [found] = await source.suggest({ text: ' 88 copper ', country: 'usa' }, signal)
  expect(requested[0]?.href).toBe(
    'https://api.example/api/gateway/us-autocomplete?search=88+copper+&only_state=CO&key=k1',
  )
  expect(found).toMatchObject({ entries: 24, group: '88 Copper Mill Ave, Boulder, CO 80302' })

  respond(200, { suggestions: [{ ...building, secondary: 'Apt 2', entries: 1 }] })
  const query = { text: '88 Copper Mill Ave 2', country: 'US', group: found?.group }
  const [unit] = await source.suggest(query, signal)
  expect(requested[0]?.searchParams.get('selected')).toBe('88 Copper Mill Ave, Boulder, CO 80302')
  expect(unit).toMatchObject({ address: { secondary: 'Apt 2', country: 'US' }, group: undefined })
})

test('other countries have their own path, and their streets a group', async () => {
  const street = { address1: 'Lindenhofweg', address2: '20354 Hamburg', locality: 'Hamburg' }
  respond(200, {
    suggestions: [{ ...street, postal_code: '20354', country_iso3: 'DEU', entries: 48, group: 'g1' }],
  })
  const [found] = await source.suggest({ text: 'lind', country: 'Germany' }, signal)
  expect(requested[0]?.pathname).toBe('/api/gateway/international-autocomplete')
  expect(requested[0]?.searchParams.get('country')).toBe('Germany')
  expect(found).toMatchObject({ group: 'g1', address: { city: 'Hamburg', state: '', country: 'Germany' } })
})

test.each([400, 401, 402, 403])('status %i is final, and names the page that explains it', async status => {
  respond(status, [{ id: 1588026122, name: 'key-unauthorized', message: 'No.', fields: [], status }])
  const error = await failure()
  expect(error).toBeInstanceOf(SourceError)
  expect(error?.details).toEqual({
    status,
    name: 'key-unauthorized',
    message: 'No.',
    help: 'https://api.example/docs/errors/1588026122',
    isFinal: true,
  })
})

test('a lookup that was interrupted is the one 400 after which the field continues to suggest', async () => {
  respond(400, [{ id: 1611082010, name: 'processing-interrupted', message: 'Again.' }])
  expect((await failure())?.details).toMatchObject({ status: 400, isFinal: false })
})

test('too many requests are a rest, and an error without a list is only its status', async () => {
  respond(429, [{ id: null, name: 'demonstration-limit-reached', message: 'Later.' }], {
    'retry-after': '12',
  })
  const limited = await failure()
  expect(limited?.wait).toBe(12)
  expect(limited?.details).toMatchObject({
    isFinal: false,
    help: 'https://api.example/docs/errors/demonstration-limit-reached',
  })
  respond(502, { of: 'a proxy' })
  const failed = await failure()
  expect(failed?.wait).toBe(0)
  expect(failed?.details).toMatchObject({ isFinal: false, help: 'https://api.example/docs/errors/502' })
})

test('no response says that the policy of the page may be the reason', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const error = await failure()
  expect(error?.details).toMatchObject({ status: 0, name: 'no-response', isFinal: false })
})
