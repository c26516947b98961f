import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  None,
  randomPKCECodeVerifier,
  randomState,
  tokenRevocation,
} from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuthorizationCode } from '#generated/authorization/operations/createAuthorizationCode.ts'
import { getCurrentToken } from '#generated/authorization/operations/getCurrentToken.ts'
import { freePort } from '../../../scripts/lib/processes/free-port.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { send } from '../client.ts'

/* The authorization server in front of a client library of OAuth, which checks what the standards demand of it. */

let backend: Backend
let origin: string
beforeAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  backend = await startBackend({ env: { PUBLIC_URL: origin } })
  await backend.app.listen({ host: '127.0.0.1', port })
})
afterAll(() => backend?.close())

const REDIRECT = 'http://127.0.0.1:49152/callback'

const statusWith = async (secret: string) => {
  const headers = { authorization: `Bearer ${secret}` }
  return (await send(backend, getCurrentToken, { caller: null, headers })).status
}

/** Logs a person in, as far as the code; the browser comes back to the address that is returned. */
async function authorize(
  server: Configuration,
  resource: string,
  roles: ('api-key-viewer' | 'account-owner')[],
) {
  const person = await backend.person()
  const [verifier, state] = [randomPKCECodeVerifier(), randomState()]
  const { searchParams } = buildAuthorizationUrl(server, {
    redirect_uri: REDIRECT,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...{ state, resource, scope: roles.join(' ') },
  })
  const read = (name: string) => searchParams.get(name) ?? ''
  const { body, status, text } = await send(backend, createAuthorizationCode, {
    caller: person,
    headers: { origin },
    body: {
      ...{ client_id: read('client_id'), loopback_uri: read('redirect_uri'), state: read('state') },
      ...{
        code_challenge: read('code_challenge'),
        code_challenge_method: 'S256',
        resource: read('resource'),
      },
      ...{ name: 'Program', account_id: person.accountId ?? 0, roles },
    },
  })
  expect(status, text).toBe(201)
  return { received: new URL(body.redirect_to), checks: { pkceCodeVerifier: verifier, expectedState: state } }
}

test.each(['gatepost-cli', 'gatepost-mcp'])(
  'a library logs in as %s, and revokes its token',
  async clientId => {
    const server = await discovery(new URL(origin), clientId, undefined, None(), {
      algorithm: 'oauth2',
      execute: [allowInsecureRequests],
    })
    const { received, checks } = await authorize(server, `${origin}/mcp`, ['api-key-viewer'])
    const resource = `${origin}/mcp`
    const granted = await authorizationCodeGrant(server, received, checks, { resource })
    const { access_token: token, scope, expires_in: seconds } = granted
    expect([scope, seconds]).toEqual(['api-key-viewer', 90 * 86_400])
    expect(await statusWith(token)).toBe(200)
    await tokenRevocation(server, token)
    expect(await statusWith(token)).toBe(401)
  },
)
