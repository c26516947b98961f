import { afterAll, beforeAll, expect, test } from 'vitest'
import { listProvisioningFailures } from '#generated/authorization/operations/listProvisioningFailures.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { documents } from '../../support/contract/contract.ts'
import { callScim, makeProvisioning, makeToken } from '../../support/scim/provisioning.ts'
import { send } from '../client.ts'

/** A hundredth of what the contract allows: 12 calls a minute. */
const FACTOR = 0.01

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { RATE_LIMIT_FACTOR: String(FACTOR) } })
})
afterAll(() => backend.close())

test('a token can make 1,200 calls a minute over all operations; then it gets 429, and other tokens keep working', async () => {
  const rules = new Set(
    [...JSON.stringify(documents.get('scim')).matchAll(/"x-rate-limit":(\{[^}]*\})/g)].map(
      ([, rule]) => rule,
    ),
  )
  expect([...rules]).toEqual(['{"calls":1200,"seconds":60,"by":["client"]}'])

  const own = await makeProvisioning(backend)
  const foreign = await makeProvisioning(backend)
  const next = { headers: { authorization: `Bearer ${await makeToken(backend, own.organizationId)}` } }
  const paths = ['/Users', '/Groups', '/ServiceProviderConfig']
  const allowed = 1200 * FACTOR
  for (let call = 0; call < allowed; call++)
    expect((await callScim(backend, own, 'GET', paths[call % paths.length] ?? '')).status).toBe(200)
  for (const [method, path, body] of [
    ['GET', '/Users', undefined],
    ['POST', '/Users', { userName: own.address() }],
  ] as const) {
    const { status, headers, body: error } = await callScim(backend, own, method, path, { body })
    expect(status).toBe(429)
    expect(error).toMatchObject({ schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '429' })
    const seconds = Number(headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
  }
  // All from the same address: the next token of the organization, and the one of another.
  for (const client of [next, foreign]) {
    expect((await callScim(backend, client, 'GET', '/Users')).status).toBe(200)
    expect(
      (await callScim(backend, client, 'POST', '/Users', { body: { userName: foreign.address() } })).status,
    ).toBe(client === foreign ? 201 : 400)
  }
  // The owner sees that the provider is too fast, in one line.
  const { body } = await send(backend, listProvisioningFailures, { caller: own.owner })
  const tooFast = body.failures.filter(({ failure }) => failure === 'too-many-requests')
  expect(tooFast).toMatchObject([{ status: 429, token_suffix: own.token.slice(-4) }])
})

test('calls without a valid token count by address, so that no one can try tokens at will', async () => {
  const own = await makeProvisioning(backend)
  const unknown = { headers: { authorization: `Bearer scim_${'x'.repeat(43)}` } }
  const statuses = []
  // A hundredth of what an address may call.
  for (let call = 0; call <= 60; call++)
    statuses.push((await callScim(backend, unknown, 'GET', '/Users')).status)
  expect(statuses.at(0)).toBe(401)
  expect(statuses.at(-1)).toBe(429)
  expect((await callScim(backend, own, 'GET', '/Users')).status).toBe(200)
})
