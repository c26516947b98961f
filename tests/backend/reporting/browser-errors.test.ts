import { afterAll, beforeAll, expect, test } from 'vitest'
import { submitBrowserError } from '#generated/reporting/operations/submitBrowserError.ts'
import type { BrowserErrorBody } from '#generated/reporting/types.ts'
import { type Backend, ORIGIN, startBackend } from '../../support/backend.ts'

const BODY: BrowserErrorBody = {
  application: 'storefront',
  report: 'page could not be rendered',
  reference: 'web-5f0a9c21b7de',
  path: '/account/billing',
  route: '/account/billing',
  release: '7c1f0a92be44',
  name: 'TypeError',
  message: 'no plan of dana@northwind.example',
  stack:
    'TypeError: no plan\n    at OrderList (https://gatepost.example/assets/billing.js?token=4Jx0v1:1:2048)',
}

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { DATABASE_URL: '', LOG_LEVEL: 'info' } })
})
afterAll(() => backend.close())

const submit = (payload: object, headers = {}) =>
  backend.inject({
    method: 'POST',
    url: `/api/reporting${submitBrowserError.path}`,
    headers: { origin: ORIGIN, ...headers },
    payload,
  })

test('a report is one line of the log, with its application and without secrets', async () => {
  backend.log.length = 0
  const response = await submit(BODY, { 'user-agent': 'Firefox of dana@northwind.example' })
  expect(response.statusCode).toBe(204)
  const lines = backend.log.map(line => JSON.parse(line)).filter(({ msg }) => msg === BODY.report)
  expect(lines).toMatchObject([
    {
      level: 40,
      application: 'storefront',
      requestId: response.headers['x-request-id'],
      browserError: {
        reference: 'web-5f0a9c21b7de',
        path: '/account/billing',
        route: '/account/billing',
        release: '7c1f0a92be44',
        name: 'TypeError',
        message: 'no plan of [secret]',
        stack: 'TypeError: no plan\n    at OrderList (https://gatepost.example/assets/billing.js)',
      },
    },
  ])
  expect(backend.log.join('\n')).not.toMatch(/dana|4Jx0v1/)
})

test.each(['\u0085', '\u009b31m', '\u202e', '\u2066', '\u200f', '\u061c', '\u2028', '\u0000', '\u001b[2J'])(
  'control characters are rejected, field by field: %j',
  async character => {
    backend.log.length = 0
    for (const field of ['message', 'stack', 'route', 'path'] as const) {
      const response = await submit({ ...BODY, [field]: `/a${character}b` })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject([{ fields: [field] }])
    }
    expect(backend.log.join('')).not.toContain('browserError')
  },
)

test('no card number reaches the log, in whatever field it comes', async () => {
  backend.log.length = 0
  const number = '4242 4242 4242 4242'
  const bare = number.replaceAll(' ', '')
  const report = {
    ...BODY,
    path: `/cards/${bare}`,
    route: `/cards/${number.replaceAll(' ', '-')}`,
    reference: number.replaceAll(' ', '-'),
    release: number.replaceAll(' ', '.'),
    name: `E${bare}`,
    message: `declined ${number}`,
    stack: `Error\t4242\t4242\t4242\t4242 12/30`,
  }
  const response = await submit(report, { 'user-agent': `Firefox ${number}\u009b` })
  expect(response.statusCode).toBe(204)
  backend.kernel.log.error({ err: new Error(`no ${bare}`), [bare]: Number(bare) }, `refused ${number}`)
  await backend.inject({ method: 'GET', url: `/api/cards/${bare}` })
  expect(backend.log).not.toHaveLength(0)
  for (const line of backend.log) expect(() => JSON.parse(line)).not.toThrow()
  expect(backend.log.join('').replace(/[^\d]|\\t/g, '')).not.toContain('424242424242')
  expect(backend.log.join('')).not.toContain('\u009b')
})

test('a report that is too long leaves no line', async () => {
  backend.log.length = 0
  const response = await submit({ ...BODY, stack: 'x'.repeat(8001) })
  expect(response.statusCode).toBe(400)
  expect(backend.log.join('\n')).not.toContain(BODY.reference)
})

test('pages of other sites cannot report', async () => {
  expect((await submit(BODY, { origin: 'https://elsewhere.example' })).statusCode).toBe(403)
})

test('one address cannot flood the log', async () => {
  const limited = await startBackend({ env: { DATABASE_URL: '', RATE_LIMIT_FACTOR: '1' } })
  const statuses = []
  for (let count = 0; count < 31; count++)
    statuses.push(
      (
        await limited.inject({
          method: 'POST',
          url: `/api/reporting${submitBrowserError.path}`,
          headers: { origin: ORIGIN },
          payload: BODY,
        })
      ).statusCode,
    )
  await limited.close()
  expect(statuses.filter(status => status === 204)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
})
