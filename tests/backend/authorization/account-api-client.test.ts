import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { createAccessToken } from '#generated/authorization/operations/createAccessToken.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import type { paths } from '#generated/security/types.ts'
import { connect } from '../../../scripts/clients/package/client.ts'
import { withToken } from '../../../scripts/clients/package/credentials.ts'
import { type Backend, ORIGIN, sharedBackend } from '../../support/backend.ts'
import { send } from '../client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

/** Sends the requests of a client to the server in this process. */
async function fetchHere(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const payload = await request.text()
  const { statusCode, headers, body } = await backend.inject({
    method: request.method as 'GET',
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(payload && { payload }),
  })
  return new Response(statusCode === 204 ? null : body, {
    status: statusCode,
    headers: { 'content-type': String(headers['content-type']) },
  })
}

test('the client of the docs lists the keys of the account that X-Account names, and gets the reason of a rejection', async () => {
  const person = await backend.person({ accounts: ['Second'] })
  await send(backend, createSecretKey, { caller: person, body: { label: 'Checkout server' } })
  const own = await backend.db.select().from(memberships).where(eq(memberships.userId, person.userId))
  const body = {
    name: 'Client',
    account_ids: own.map(({ accountId }) => accountId),
    roles: ['api-key-viewer' as const, 'api-key-editor' as const],
    networks: [],
  }
  const { secret: token } = (await send(backend, createAccessToken, { caller: person, body })).body

  const client = connect<paths>(
    'security',
    '/api/security',
    { baseUrl: ORIGIN, fetch: fetchHere, headers: { 'X-Account': String(person.accountId) } },
    withToken({ token }),
  )
  const labels: string[] = []
  for await (const { secret_keys } of client.pages(listSecretKeys, { query: { state: 'active' } }))
    labels.push(...secret_keys.map(({ label }) => label))
  expect(labels).toContain('Checkout server')

  const { error } = await client.call(createSecretKey, { body: { label: 'By a program' } })
  expect(error?.[0]).toMatchObject({
    name: 'token-not-allowed',
    message: expect.stringContaining('Its response has a secret.'),
  })
})
