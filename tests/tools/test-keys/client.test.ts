import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PUBLIC_TEST_KEY } from '#domain/keys/test-keys.ts'
import { suggestUsAddresses } from '#generated/gateway/operations/suggestUsAddresses.ts'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import { gatewaySource } from '#widget/gateway-source.ts'
import { connect } from '../../../scripts/clients/package/client.ts'
import { type KeyOptions, withKey } from '../../../scripts/clients/package/credentials.ts'
import { CallError, dataOf } from '../../../scripts/clients/package/errors.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { type GatewayKey, makeTestKey } from '../../support/gateway.ts'

/* The client packages with a test key: the same fixed responses as everywhere, and nothing to set up. */

let backend: Backend
let origin: string
let key: GatewayKey
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
  origin = await backend.app.listen({ host: '127.0.0.1', port: 0 })
  key = await makeTestKey(backend)
})
afterAll(() => backend.close())

const clientOf = (options: KeyOptions) =>
  connect<object>('gateway', '/api/gateway', { baseUrl: origin, retries: 0 }, withKey(options))

describe.each([
  ['as a secret key', () => ({ secretKey: { id: key.keyId, token: key.token } })],
  ['as an embedded key', () => ({ embeddedKey: key.keyId })],
  ['that is everyone’s', () => ({ secretKey: PUBLIC_TEST_KEY })],
] as const)('the client of the gateway, with a test key %s', (_how, options) => {
  test('gets the fixed response', async () => {
    const client = clientOf(options())
    const result = await client.call(verifyUsAddress, { query: { street: 'Test verified' } })
    expect(dataOf(result).candidates).toMatchObject([{ delivery_line_1: '214 N Juniper St' }])
  })

  test('gets the error that it requests', async () => {
    const client = clientOf(options())
    const result = await client.call(verifyUsAddress, { query: { street: 'Test key-limit-reached' } })
    expect(result).toMatchObject({
      ok: false,
      response: { status: 402 },
      error: [{ name: 'key-limit-reached' }],
    })
    expect(() => dataOf(result)).toThrow(CallError)
  })
})

test('the widget suggests the fixed addresses with a test key', async () => {
  const client = clientOf({ embeddedKey: key.keyId })
  const usual = dataOf(await client.call(suggestUsAddresses, { query: { search: 'Test suggestions' } }))
  const source = gatewaySource({ apiKey: key.keyId, baseUrl: origin })
  const { signal } = new AbortController()
  const [suggested] = await source.suggest({ text: '88 copper', country: 'US' }, signal)
  expect(JSON.stringify(suggested)).toContain(usual.suggestions[0]?.street_line)
})
