import { afterAll, expect, test } from 'vitest'
import { errorServiceOrigins } from '#backend/services/reporting/error-service.ts'
import { readConfig } from '#backend/services.ts'
import { contentSecurityPolicy } from '#kernel/http/headers.ts'
import { type Backend, startBackend } from '../../support/backend.ts'

const DSN = 'https://5f0a9c21b7de4c3e@errors.vendor.example/41'

const backends: Backend[] = []
afterAll(() => Promise.all(backends.map(backend => backend.close())))

const policyOf = (env: Record<string, string>) => {
  const config = readConfig({ APP_ENV: 'test', ...env })
  return contentSecurityPolicy({ scripts: [], styles: [] }, errorServiceOrigins({ config }))
}

test('the policy of pages names the host of the DSN, for requests only', () => {
  const without = policyOf({})
  expect(without).toContain("connect-src 'self';")
  expect(policyOf({ ERROR_REPORTING_DSN: DSN })).toBe(
    without.replace("connect-src 'self'", "connect-src 'self' https://errors.vendor.example"),
  )
})

test('pages learn the DSN', async () => {
  const backend = await startBackend({ env: { DATABASE_URL: '', ERROR_REPORTING_DSN: DSN } })
  backends.push(backend)
  const response = await backend.inject({ url: '/api/reporting/error-service' })
  expect(response.json()).toEqual({ dsn: DSN })
})

test.each([
  'https://errors.vendor.example/41',
  'https://key:secret@errors.vendor.example/41',
  'http://key@errors.vendor.example/41',
])('the server does not start with %s', ERROR_REPORTING_DSN => {
  expect(() => readConfig({ APP_ENV: 'test', ERROR_REPORTING_DSN })).toThrow(/ERROR_REPORTING_DSN/)
})
