import { afterEach, expect, test, vi } from 'vitest'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import type { AnyOperation } from './types.ts'

const operation = listSecretKeys as AnyOperation

/** The module as a page loads it. */
async function onPage(dataset: Record<string, string>) {
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.resetModules()
  return import('./address.ts')
}
afterEach(() => vi.unstubAllGlobals())

test('a service is at the origin that the page names for it', async () => {
  const { addressAt, addressOf } = await onPage({ security: 'https://security.example', theme: 'dark' })
  expect(addressOf(operation)).toBe('https://security.example/api/security/secret-keys')
  expect(addressAt('/api/security')).toBe('https://security.example/api/security')
})

test('and by default at that of the page', async () => {
  const { addressOf, addressAt } = await onPage({ identity: 'https://identity.example' })
  expect(addressOf(operation)).toBe('/api/security/secret-keys')
  expect(addressAt('/api/payment')).toBe('/api/payment')
})

test('the path of an operation is the same everywhere', async () => {
  const { pathOf } = await onPage({ security: 'https://security.example' })
  expect(pathOf(operation)).toBe('/api/security/secret-keys')
})
