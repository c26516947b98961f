import { afterAll, beforeAll, expect, test } from 'vitest'
import { submitBrowserError } from '#generated/reporting/operations.ts'
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
  const answer = await submit(BODY, { 'user-agent': 'Firefox of dana@northwind.example' })
  expect(answer.statusCode).toBe(204)
  const lines = backend.log.map(line => JSON.parse(line)).filter(({ msg }) => msg === BODY.report)
  expect(lines).toMatchObject([
    {
      level: 40,
      application: 'storefront',
      requestId: answer.headers['x-request-id'],
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

test('a report that is too long leaves no line', async () => {
  backend.log.length = 0
  const answer = await submit({ ...BODY, stack: 'x'.repeat(8001) })
  expect(answer.statusCode).toBe(400)
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
