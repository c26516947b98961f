import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { people, thirdPartyLogins } from '#backend/modules/people/tables.ts'
import { completeThirdPartyLogin } from '#generated/identity/operations/completeThirdPartyLogin.ts'
import { signUpWithThirdParty } from '#generated/identity/operations/signUpWithThirdParty.ts'
import { sessions } from '#kernel/storage/tables.ts'
import { type Backend, ORIGIN, startBackend } from '../../support/backend.ts'
import { cookiesOf } from '../../support/servers/example-id.ts'
import { type Lies, startMisbehavingProvider } from '../../support/servers/misbehaving-provider.ts'
import { send } from '../client.ts'

const CLIENT = 'gatepost-portal'

let backend: Backend
let provider: Awaited<ReturnType<typeof startMisbehavingProvider>>
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
  provider = await startMisbehavingProvider(CLIENT)
  backend.kernel.exampleId = { issuer: provider.issuer, clientId: CLIENT, clientSecret: 'a secret' }
})
afterAll(async () => {
  await provider.close()
  await backend.close()
})
beforeEach(async () => {
  await backend.db.delete(thirdPartyLogins)
  await backend.db.delete(people)
  await backend.db.delete(sessions)
})

/** Begins a sign-up, and returns from a provider that makes these claims. */
async function signUp(lies: Lies = {}, change: { iss?: string | undefined; state?: string } = {}) {
  const begun = await backend.inject({
    method: 'POST',
    url: '/api/identity/identities/oidc',
    headers: { origin: ORIGIN },
    payload: { provider: 'example', redirect_uri: `${ORIGIN}/account/callback/signup` },
  })
  const url = begun.json().auth_url
  provider.visit(url, lies)
  const state = change.state ?? new URL(url).searchParams.get('state')
  const iss = 'iss' in change ? change.iss : provider.issuer()
  return send(backend, signUpWithThirdParty, {
    caller: null,
    headers: { cookie: cookiesOf(begun.headers).join('; ') },
    body: {
      provider: 'example',
      code: 'a-code',
      request_path: `/account/callback/signup?state=${state}`,
      ...(iss && { iss }),
      open_account: true,
    },
  })
}

const expectNoOneThere = async () => {
  expect(await backend.db.$count(people)).toBe(0)
  expect(await backend.db.$count(sessions)).toBe(0)
}

test('true claims sign a person up, so that only the lies below cause the failures', async () => {
  const response = await signUp()
  expect(response.status).toBe(201)
  expect(await backend.db.$count(people)).toBe(1)
})

describe('an ID token is rejected', () => {
  test.each<[string, Lies]>([
    ['with the nonce of another login', { claims: { nonce: 'X'.repeat(43) } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['of another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['for another audience', { claims: { aud: 'another-client' } }],
    ['for several audiences, and authorised for another', { claims: { aud: [CLIENT, 'x'], azp: 'x' } }],
    ['that has expired', { expiresIn: -60 }],
    ['that is signed with a key of someone else', { isForged: true }],
    ['without a subject', { claims: { sub: undefined } }],
    ['with a subject that is no text', { claims: { sub: { $ne: null } } }],
    ['that is missing', { hasNoIdToken: true }],
  ])('%s', async (_what, lies) => {
    const response = await signUp(lies)
    expect([response.status, response.errors[0]?.name]).toEqual([502, 'upstream-failure'])
    await expectNoOneThere()
  })
})

describe('the issuer next to the code', () => {
  test('of another provider is rejected before the code is sent anywhere (mix-up)', async () => {
    const before = provider.requests.filter(({ path }) => path === '/token').length
    const response = await signUp({}, { iss: 'https://honest.example' })
    expect(response.errors[0]?.name).toBe('third-party-code-invalid')
    expect(provider.requests.filter(({ path }) => path === '/token')).toHaveLength(before)
    await expectNoOneThere()
  })

  test('is required when the provider announces it', async () => {
    const response = await signUp({}, { iss: undefined })
    expect(response.errors[0]?.name).toBe('third-party-code-invalid')
    await expectNoOneThere()
  })
})

describe('an email address', () => {
  test.each<[string, Record<string, unknown>]>([
    ['that is not verified', { email_verified: false }],
    ['of which nothing is said', { email_verified: undefined }],
    ['that is verified in words alone', { email_verified: 'true' }],
    ['that is verified by the claim of another maker', { email_verified: undefined, xms_edov: true }],
    ['that is missing', { email: undefined }],
    ['that is none', { email: 'not an address' }],
  ])('%s signs no one up', async (_what, claims) => {
    const response = await signUp({ claims })
    expect(response.errors[0]?.name).toBe('provider-email-unverified')
    await expectNoOneThere()
  })

  test('of another person does not log in as that person', async () => {
    const victim = await backend.person()
    const response = await signUp({ claims: { email: victim.username } })
    expect(response.errors[0]?.name).toBe('username-taken')
  })
})

test('the PKCE verifier goes to the provider, and matches only the challenge of this login', async () => {
  await signUp()
  const { body } = provider.requests.findLast(({ path }) => path === '/token') ?? {}
  const first = body?.get('code_verifier') ?? ''
  expect(first).toMatch(/^[\w-]{43}$/)
  await signUp()
  const { body: later } = provider.requests.findLast(({ path }) => path === '/token') ?? {}
  expect(later?.get('code_verifier')).not.toBe(first)
})

test('a token in place of a code, or in the URL, is never accepted', async () => {
  const rejected = await backend.inject({
    method: 'POST',
    url: '/api/identity/identities/oidc/login?id_token=eyJ&access_token=abc',
    headers: { origin: ORIGIN },
    payload: { provider: 'example', id_token: 'eyJ', access_token: 'abc' },
  })
  expect(rejected.statusCode).toBe(400)
  const withToken = await send(backend, completeThirdPartyLogin, {
    caller: null,
    body: {
      provider: 'example',
      code: 'eyJhbGciOiJub25lIn0.e30.',
      request_path: `/account/callback/login?state=${'A'.repeat(43)}`,
    },
  })
  expect(withToken.errors[0]?.name).toBe('third-party-code-invalid')
  const person = await backend.person()
  const token = person.bearer.authorization.replace('Bearer ', '')
  const byAddress = await backend.inject({ url: `/api/identity/identities/self?access_token=${token}` })
  expect([400, 401]).toContain(byAddress.statusCode)
})
