import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { people } from '#backend/modules/people/tables.ts'
import { seedTokens } from '#backend/services/authorization/api-tokens/seed-tokens.ts'
import { purgeCodesJob } from '#backend/services/authorization/oauth/codes.ts'
import { authorizationCodes } from '#backend/services/authorization/tables.ts'
import { DAY, MINUTE } from '#domain/time/durations.ts'
import { createAuthorizationCode } from '#generated/authorization/operations/createAuthorizationCode.ts'
import { getCurrentToken } from '#generated/authorization/operations/getCurrentToken.ts'
import { listAccessTokens } from '#generated/authorization/operations/listAccessTokens.ts'
import { listActivity } from '#generated/authorization/operations/listActivity.ts'
import type { CustomerRole } from '#generated/authorization/types.ts'
import { type Backend, ORIGIN, type Person, sharedBackend } from '../../support/backend.ts'
import { send } from '../client.ts'

const REDIRECT = 'http://127.0.0.1:49152/callback'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

const verifierOf = () => randomBytes(32).toString('base64url')
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/** What a person allows, and the code for it. */
async function allow(
  person: Person,
  { verifier = verifierOf(), roles = ['api-key-viewer'] as CustomerRole[], ...change } = {},
) {
  const body = {
    ...{ client_id: 'gatepost-cli', loopback_uri: REDIRECT, code_challenge: challengeOf(verifier) },
    ...{ code_challenge_method: 'S256' as const, name: 'CLI', account_id: person.accountId ?? 0, roles },
    ...change,
  }
  const response = await send(backend, createAuthorizationCode, { caller: person, body })
  expect(response.status, response.text).toBe(201)
  const code = new URL(response.body.redirect_to).searchParams.get('code') ?? ''
  return { code, verifier, tokenId: response.body.token_id }
}

const post = async (url: string, form: Record<string, string> | [string, string][]) => {
  const response = await backend.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
  return { status: response.statusCode, headers: response.headers, body: response.body && response.json() }
}

const formOf = ({ code, verifier }: { code: string; verifier: string }) => ({
  ...{ grant_type: 'authorization_code', client_id: 'gatepost-cli', redirect_uri: REDIRECT },
  ...{ code, code_verifier: verifier },
})
const exchange = (of: { code: string; verifier: string }, change: Record<string, string> = {}) =>
  post('/oauth/token', { ...formOf(of), ...change })

const statusWith = async (secret: string) => {
  const headers = { authorization: `Bearer ${secret}` }
  return (await send(backend, getCurrentToken, { caller: null, headers })).status
}

describe('a code', () => {
  test('gives a token with the chosen roles in one account, which is in the list and in the log', async () => {
    const person = await backend.person()
    const allowed = await allow(person)
    const { status, headers, body } = await exchange(allowed)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 90 * 86_400, scope: 'api-key-viewer' })
    const headersOfToken = { authorization: `Bearer ${body.access_token}` }
    const current = await send(backend, getCurrentToken, { caller: null, headers: headersOfToken })
    expect(current.body).toMatchObject({
      ...{ token_id: allowed.tokenId, kind: 'personal', name: 'CLI' },
      accounts: [{ account_id: person.accountId, roles: ['api-key-viewer'] }],
    })
    const { body: activity } = await send(backend, listActivity, { caller: person, query: {} })
    expect(activity.activity[0]?.summary).toBe('Allowed CLI to use the account API')
    expect((await backend.mails(person.username))[0]?.subject).toBe('New API token: CLI')
  })

  test('gets another name where one is taken, and no more tokens than a person may have', async () => {
    const person = await backend.person()
    for (const names of [['CLI'], ['CLI', 'CLI (2)']]) {
      await exchange(await allow(person))
      const { body } = await send(backend, listAccessTokens, { caller: person })
      expect(body.access_tokens.map(({ name }) => name).toSorted()).toEqual(names)
    }
    const waiting = await allow(person)
    const { userId, accountId } = person
    const others = Array.from({ length: 48 }, (_, at) => ({ name: `${at}`, roles: [] }))
    await seedTokens({ db: backend.db, userId, accountId: accountId ?? 0, now: backend.clock.now() }, others)
    const { status, body } = await exchange(waiting)
    expect([status, body.error]).toEqual([400, 'invalid_grant'])
    expect(body.error_description).toContain('50 API tokens')
  })

  test.each([
    ['another verifier', { code_verifier: verifierOf() }],
    ['another address', { redirect_uri: 'http://127.0.0.1:49153/callback' }],
    ['another program', { client_id: 'gatepost-mcp' }],
    ['another server', { resource: `${ORIGIN}/mcp` }],
  ])('works for no one with %s, and not even for its program after that', async (_, change) => {
    const allowed = await allow(await backend.person())
    expect(await exchange(allowed, change)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect(await exchange(allowed)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })

  test('works once: a second use ends the token', async () => {
    const allowed = await allow(await backend.person())
    const { body } = await exchange(allowed)
    expect(await statusWith(body.access_token)).toBe(200)
    expect(await exchange(allowed)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect(await statusWith(body.access_token)).toBe(401)
  })

  test('used twice at the same time leaves no token that works', async () => {
    const allowed = await allow(await backend.person())
    const results = await Promise.all([exchange(allowed), exchange(allowed)])
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const { body } = results.find(({ status }) => status === 200) ?? { body: {} }
    expect(await statusWith(body.access_token)).toBe(401)
  })

  test('works for five minutes, and is deleted a day after that', async () => {
    const allowed = await allow(await backend.person())
    backend.clock.advance(5 * MINUTE)
    expect(await exchange(allowed)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    const left = () => backend.db.$count(authorizationCodes, eq(authorizationCodes.tokenId, allowed.tokenId))
    await purgeCodesJob.run(backend.db, backend.clock.now())
    expect(await left()).toBe(1)
    await purgeCodesJob.run(backend.db, new Date(backend.clock.now().getTime() + DAY + 1))
    expect(await left()).toBe(0)
  })

  test('is worth nothing once the person has left the account, or is disabled', async () => {
    const [gone, disabled] = [await backend.person(), await backend.person()]
    const codes = [await allow(gone), await allow(disabled)]
    await backend.db.delete(memberships).where(eq(memberships.userId, gone.userId))
    await backend.db
      .update(people)
      .set({ disabled: backend.clock.now() })
      .where(eq(people.userId, disabled.userId))
    for (const code of codes)
      expect(await exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })

  test('never gives more roles than the person has when the token is used', async () => {
    const person = await backend.person()
    const allowed = await allow(person, { roles: ['api-key-viewer', 'api-key-editor'] })
    const isTheirs = eq(memberships.userId, person.userId)
    await backend.db
      .update(memberships)
      .set({ roles: ['api-key-viewer'] })
      .where(isTheirs)
    const { body } = await exchange(allowed)
    const headers = { authorization: `Bearer ${body.access_token}` }
    const current = await send(backend, getCurrentToken, { caller: null, headers })
    expect(current.body.accounts[0]?.roles).toEqual(['api-key-viewer'])
  })
})

describe('a request for a token', () => {
  const valid = { code: 'x'.repeat(43), verifier: verifierOf() }

  test.each([
    ['no code', { code: '' }, 'invalid_request'],
    ['no verifier', { code_verifier: '' }, 'invalid_request'],
    ['a verifier that is too short', { code_verifier: 'short' }, 'invalid_request'],
    ['another grant', { grant_type: 'client_credentials' }, 'unsupported_grant_type'],
    ['a refresh', { grant_type: 'refresh_token' }, 'unsupported_grant_type'],
    ['an unknown code', {}, 'invalid_grant'],
  ])('with %s is rejected as RFC 6749 says', async (_, change, error) => {
    const { status, body } = await exchange(valid, change)
    expect([status, body.error]).toEqual([400, error])
    expect(Object.keys(body)).toEqual(['error', 'error_description'])
  })

  test('of an unknown program is rejected with 401', async () => {
    const { status, body } = await exchange(valid, { client_id: 'someone-else' })
    expect([status, body.error]).toEqual([401, 'invalid_client'])
  })

  test('that names a parameter twice, or is no form, is rejected', async () => {
    const twice: [string, string][] = [...Object.entries(formOf(valid)), ['code', 'other']]
    expect((await post('/oauth/token', twice)).body.error).toBe('invalid_request')
    const json = await backend.inject({ method: 'POST', url: '/oauth/token', payload: formOf(valid) })
    expect(json.json().error).toBe('invalid_request')
    const long = await exchange({ ...valid, code: 'x'.repeat(10_000) })
    expect([long.status, long.body.error]).toEqual([413, 'invalid_request'])
  })
})

describe('a revocation', () => {
  const revoke = (token: string, clientId = 'gatepost-cli') =>
    post('/oauth/revoke', { token, client_id: clientId, token_type_hint: 'access_token' })

  test('ends a token at once and is in the log, and says the same of a text that is none', async () => {
    const person = await backend.person()
    const { body } = await exchange(await allow(person))
    expect((await revoke(body.access_token)).status).toBe(200)
    expect(await statusWith(body.access_token)).toBe(401)
    const { body: log } = await send(backend, listActivity, { caller: person, query: {} })
    expect(log.activity[0]?.summary).toBe('Revoked the API token CLI')
    for (const text of [body.access_token, 'none', `gp_pat_${'0'.repeat(49)}`])
      expect((await revoke(text)).status).toBe(200)
  })

  test('of an unknown program is rejected', async () => {
    expect((await revoke('none', 'someone-else')).body.error).toBe('invalid_client')
  })
})

test('the metadata names the addresses, without a registration of programs', async () => {
  const response = await backend.inject({ method: 'GET', url: '/.well-known/oauth-authorization-server' })
  const metadata = response.json()
  expect(metadata).toMatchObject({
    issuer: ORIGIN,
    authorization_endpoint: `${ORIGIN}/account/developers/authorize`,
    token_endpoint: `${ORIGIN}/oauth/token`,
    revocation_endpoint: `${ORIGIN}/oauth/revoke`,
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
  })
  expect(metadata).not.toHaveProperty('registration_endpoint')
  expect(metadata.scopes_supported).not.toContain('internal-admin')
})
