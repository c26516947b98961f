import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { vendorOrigins } from '#backend/services/payment/start.ts'
import { testVendorOf } from '#backend/services/payment/vendors/vendors.ts'
import { contentSecurityPolicy } from '#kernel/http/headers.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { STRIPE_KEYS } from '../../support/servers/stripe-api.ts'

const backends: Backend[] = []
afterAll(() => Promise.all(backends.map(backend => backend.close())))

/** The sources that the policy of a page names for one thing. */
async function sourcesOf(env: Record<string, string>) {
  const backend = await startBackend({ env })
  backends.push(backend)
  const origin = await testVendorOf(backend.kernel)?.listen()
  const policy = contentSecurityPolicy({ scripts: [], styles: [] }, vendorOrigins(backend.kernel))
  const named = policy.split('; ').map(each => each.split(' '))
  return { origin, of: (name: string) => named.find(([first]) => first === name)?.slice(1) }
}

test('pages may show the frame of the test vendor, and run nothing of it', async () => {
  const { origin, of } = await sourcesOf({})
  expect(of('frame-src')).toEqual(["'self'", origin])
  expect(of('script-src')).toEqual(["'self'"])
  expect(of('connect-src')).toEqual(["'self'"])
})

test('the frame of the test vendor is shown by our pages alone', async () => {
  const { origin } = await sourcesOf({})
  const response = await fetch(`${origin}/card`)
  expect(response.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:3000')
  expect((await fetch(`${origin}/v1/charge`, { method: 'POST' })).status).toBe(401)
})

test('pages may run the script of Stripe with its keys, and have no test vendor then', async () => {
  const { origin, of } = await sourcesOf(STRIPE_KEYS)
  expect(origin).toBeUndefined()
  expect(of('script-src')).toContain('https://js.stripe.com')
  expect(of('frame-src')).toContain('https://hooks.stripe.com')
  expect(of('connect-src')).toEqual(["'self'", 'https://api.stripe.com'])
})

test('the test vendor takes another port if the default one is taken, unless it was set', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  try {
    const beside = await sourcesOf({ APP_ENV: 'development', PORT: String(port - 1) })
    expect(beside.of('frame-src')).toEqual(["'self'", beside.origin])
    expect(new URL(beside.origin ?? '').port).not.toBe(String(port))
    const set = sourcesOf({ APP_ENV: 'development', TEST_VENDOR_PORT: String(port) })
    await expect(set).rejects.toMatchObject({ code: 'EADDRINUSE' })
  } finally {
    other.close()
  }
})
