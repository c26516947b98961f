import { UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createAuthorizationCode } from '#generated/authorization/operations/createAuthorizationCode.ts'
import { revokeAccessToken } from '#generated/authorization/operations/revokeAccessToken.ts'
import { freePort } from '../../../scripts/lib/processes/free-port.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { makeKey } from '../../support/gateway.ts'
import { startAssistant } from '../../support/mcp/assistant.ts'
import { send } from '../client.ts'
import { callTool, dataIn, toolNames } from './sessions.ts'

/* A login by OAuth from the first message to the revoked token, with the client of the official SDK. */

let backend: Backend
let origin: string
beforeAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  backend = await startBackend({ env: { PUBLIC_URL: origin } })
  await backend.app.listen({ host: '127.0.0.1', port })
})
afterAll(() => backend?.close())

async function assistantWith(input: Parameters<typeof startAssistant>[1]) {
  const assistant = await startAssistant(`${origin}/mcp`, input)
  onTestFinished(assistant.close)
  return assistant
}

/** What the page does when the person selects Allow there. Returns the token's ID. */
async function allow(person: Person, page: URL | undefined): Promise<string> {
  const read = (name: string) => page?.searchParams.get(name) ?? ''
  const { body, status, text } = await send(backend, createAuthorizationCode, {
    caller: person,
    headers: { origin },
    body: {
      ...{ client_id: read('client_id'), loopback_uri: read('redirect_uri'), state: read('state') },
      ...{ code_challenge: read('code_challenge'), code_challenge_method: 'S256' as const },
      ...{ resource: read('resource'), name: 'Assistant', account_id: person.accountId ?? 0 },
      roles: ['api-key-viewer'],
    },
  })
  expect(status, text).toBe(201)
  const back = await fetch(body.redirect_to)
  expect(await back.text()).toContain('Back in the assistant')
  return body.token_id
}

test('an assistant finds the login by itself, and has a token of its person until it is revoked', async () => {
  const person = await backend.person({
    roles: ['account-owner', 'api-key-viewer'],
    labels: ['Checkout server'],
  })
  const key = await makeKey(backend, { accountId: person.accountId ?? 0 })
  const headers = { 'x-api-key': `${key.keyId}:${key.token}` }
  const assistant = await assistantWith({ clientId: 'gatepost-mcp', headers })

  await expect(assistant.connect()).rejects.toThrow(UnauthorizedError)
  expect(assistant.requests).toEqual([
    'POST /mcp',
    'GET /.well-known/oauth-protected-resource/mcp',
    'GET /.well-known/oauth-authorization-server',
  ])
  const { pathname, searchParams } = assistant.page ?? new URL(origin)
  expect(pathname).toBe('/account/developers/authorize')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ response_type: 'code', client_id: 'gatepost-mcp', code_challenge_method: 'S256' },
    resource: `${origin}/mcp`,
  })

  const id = await allow(person, assistant.page)
  await assistant.finishLogin()
  expect(assistant.tokens).toMatchObject({ token_type: 'Bearer', scope: 'api-key-viewer' })
  const session = await assistant.connect()
  expect(dataIn((await callTool(session, 'getCurrentToken')).text)).toMatchObject({
    token_id: id,
    accounts: [{ account_id: person.accountId, roles: ['api-key-viewer'] }],
  })
  const seen = await toolNames(session)
  expect(seen).toEqual(expect.arrayContaining(['listSecretKeys', 'verifyUsAddress']))
  expect(seen).not.toContain('listTeamMembers')
  expect((await callTool(session, 'listSecretKeys')).text).toContain('Checkout server')
  const address = { street: '1 Rosedale', city: 'Baltimore', state: 'MD' }
  expect((await callTool(session, 'verifyUsAddress', address)).isError).toBe(false)

  await send(backend, revokeAccessToken, { caller: person, params: { id }, headers: { origin } })
  assistant.page = undefined
  await expect(callTool(session, 'listSecretKeys')).rejects.toThrow(UnauthorizedError)
  expect(assistant.page).toMatchObject({ pathname })
})

test('a code is worth nothing without the verifier of its challenge', async () => {
  const verifierOf = (verifier: string) => [...verifier].toReversed().join('')
  const assistant = await assistantWith({ clientId: 'gatepost-mcp', verifierOf })
  await expect(assistant.connect()).rejects.toThrow(UnauthorizedError)
  await allow(await backend.person({ roles: ['account-owner', 'api-key-viewer'] }), assistant.page)
  await expect(assistant.finishLogin()).rejects.toThrow(/Log in again/)
  expect(assistant.tokens).toBeUndefined()
})

test('an assistant without a client ID can’t register itself', async () => {
  const assistant = await assistantWith({})
  await expect(assistant.connect()).rejects.toThrow('does not support dynamic client registration')
  expect([assistant.page, assistant.tokens]).toEqual([undefined, undefined])
  expect(assistant.requests.filter(request => request.startsWith('POST'))).toEqual(['POST /mcp'])
})
