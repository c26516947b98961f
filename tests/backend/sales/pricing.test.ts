import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prices } from '#backend/services/subscription/tables.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import type { PricingSchedule } from '#generated/sales/types.ts'
import { type Backend, startBackend } from '../../support/backend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const ask = (headers: Record<string, string> = {}) =>
  backend.inject({ method: 'GET', url: '/api/sales/pricing', headers })

test('the public list may be kept, and is sent again only once a price has changed', async () => {
  const first = await ask()
  expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=60' })
  const etag = String(first.headers.etag)
  const known = await ask({ 'if-none-match': `"another", ${etag}` })
  expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', etag])

  const publicPrice = and(eq(prices.scheduleId, 1), eq(prices.planId, 3120))
  await backend.db.update(prices).set({ price: 555_00 }).where(publicPrice)
  const changed = await ask({ 'if-none-match': etag })
  expect(changed.statusCode).toBe(200)
  expect(changed.headers.etag).not.toBe(etag)
  const { plans }: PricingSchedule = changed.json()
  expect(plans.find(({ plan_id }) => plan_id === 3120)?.price).toBe(555_00)
})

test('the list of an account and a rejection are never kept', async () => {
  const staff = await backend.person({ roles: [INTERNAL_ROLE] })
  for (const headers of [staff.bearer, {}]) {
    const response = await backend.inject({ method: 'GET', url: '/api/sales/admin/pricing/7', headers })
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(response.headers.etag).toBeUndefined()
  }
})

test('nothing of our own use is on the list, and everything on it has its license', async () => {
  const { plans, licenses }: PricingSchedule = (await ask()).json()
  const known = new Map(licenses.map(license => [license.license_id, license]))
  for (const { license_id } of plans) expect(known.has(license_id)).toBe(true)
  const lines = new Set(licenses.map(({ product_line }) => product_line))
  expect(lines).not.toContain('internal')
  expect(lines).not.toContain('trial')
  expect(lines).toContain('us-master-address-list')
  // Small enough to be read at every visit of the cart.
  expect(JSON.stringify(licenses).length).toBeLessThan(40_000)
})
