import { beforeEach, expect, test, vi } from 'vitest'

const call = vi.hoisted(() => vi.fn())
const consent = vi.hoisted(() => ({ advertising: true, recordTag: vi.fn() }))
const session = vi.hoisted(() => ({ roles: ['billing-editor'] }))
vi.mock('#portal/api/call.ts', () => ({ call }))
vi.mock('#portal/api/query-client.ts', () => ({ queryClient: { ensureQueryData: async () => session } }))
vi.mock('#portal/api/session/session.ts', () => ({ sessionQuery: {} }))
vi.mock('./consent.ts', () => ({
  allows: (category: string) => category === 'advertising' && consent.advertising,
  PREFERENCES_VERSION: '2026-11-25',
  recordTag: consent.recordTag,
}))
const { trackPurchase } = await import('./track-purchase.ts')

const PAID = { order_id: 560218, processed: '2026-11-02T09:30:00Z', total_amount: 57_915 }

beforeEach(() => {
  call.mockReset().mockResolvedValue({ tracked: true })
  consent.recordTag.mockReset()
  consent.advertising = true
  session.roles = ['billing-editor']
})

test('with consent, a paid order is reported by its number, and the receipt says so', async () => {
  await trackPurchase(PAID)
  expect(call.mock.calls).toMatchObject([
    [{ id: 'submitPurchase' }, { path: { id: 560218 }, body: { consent_version: '2026-11-25' } }],
  ])
  expect(consent.recordTag.mock.calls).toEqual([
    [{ id: 'purchase-tracking', category: 'advertising', stores: [] }],
  ])
})

test('without consent, nothing is sent', async () => {
  consent.advertising = false
  await trackPurchase(PAID)
  expect(call).not.toHaveBeenCalled()
})

test.each([
  ['that is not paid', { ...PAID, processed: null }],
  ['that was free', { ...PAID, total_amount: 0 }],
])('an order %s is not reported', async (_, order) => {
  await trackPurchase(order)
  expect(call).not.toHaveBeenCalled()
})

test('a colleague who only looks at an order reports nothing', async () => {
  session.roles = ['billing-viewer']
  await trackPurchase(PAID)
  expect(call).not.toHaveBeenCalled()
})

test('a failure bothers no one, and an order that is not reported is in no receipt', async () => {
  call.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await trackPurchase(PAID)
  call.mockResolvedValueOnce({ tracked: false })
  await trackPurchase(PAID)
  expect(consent.recordTag).not.toHaveBeenCalled()
})
