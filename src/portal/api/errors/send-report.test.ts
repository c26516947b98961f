import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { zSubmitBrowserErrorBody } from '#generated/reporting/zod.ts'

const fetch = vi.fn(async (_address: string, _init: RequestInit) => new Response(null, { status: 204 }))
let reports: typeof import('./send-report.ts')

beforeEach(async () => {
  vi.resetModules()
  fetch.mockClear()
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('location', { pathname: '/account/billing' })
  reports = await import('./send-report.ts')
})
afterEach(() => vi.unstubAllGlobals())

test('an error is sent once for a page, and again from another page', () => {
  const error = new TypeError('undefined is not a function')
  for (const again of [error, error, new TypeError(error.message)])
    reports.sendReport('page could not be rendered', again, { reference: 'web-1' }, null)
  expect(fetch).toHaveBeenCalledOnce()
  const [address, init] = fetch.mock.calls[0] ?? []
  expect(address).toBe('/api/reporting/browser-errors')
  expect(init).toMatchObject({ method: 'POST', keepalive: true })
  vi.stubGlobal('location', { pathname: '/account/keys' })
  reports.sendReport('page could not be rendered', error, { reference: 'web-1' }, null)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('the error of a broken page is not reported as an uncaught one too', () => {
  const error = new TypeError('undefined is not a function')
  for (const report of ['page could not be rendered', 'uncaught error', 'uncaught error'] as const)
    reports.sendReport(report, error, {}, null)
  expect(fetch).toHaveBeenCalledOnce()
  for (const _ of [1, 2]) reports.sendReport('uncaught error', new Error('another one'), {}, null)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('without a network nothing else breaks', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  reports.sendReport('page could not be rendered', new Error('no'), {}, null)
  await Promise.resolve()
})

test.each([
  [
    'an error with a long stack',
    Object.assign(new Error('x'.repeat(2000)), { stack: 'at y\u0000\n'.repeat(5000) }),
  ],
  ['an entry of a service', { id: null, name: 'internal-error', message: 'Broke.', fields: [], status: 500 }],
  ['a thrown text', 'no'],
  ['nothing', undefined],
])('the report of %s is what the contract takes', (_, detail) => {
  const place = { reference: 'req_7/'.repeat(20), route: '/account/keys/secret/$keyId' }
  const body = reports.reportBody('page could not be rendered', detail, place)
  expect(zSubmitBrowserErrorBody.parse(body)).toEqual(body)
})

test('a report holds no secrets', () => {
  vi.stubGlobal('location', { pathname: '/u/dana@northwind.example' })
  const error = new Error('GET https://gatepost.example/invite?invite=4Jx0v1lGq8 of dana@northwind.example')
  const text = JSON.stringify(reports.reportBody('page could not be rendered', error, {}))
  expect(text).not.toMatch(/dana|4Jx0v1lGq8/)
})
