import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ssoLogins } from '#backend/sso/tables.ts'
import { completeSsoRehearsal } from '#generated/authorization/operations.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import {
  CALLBACK,
  makeSamlOrganization,
  postResponse,
  sharedSamlIdp,
  startRehearsal,
} from '../../support/organization.ts'
import { type ResponseInput, readSamlRequest } from '../../support/servers/saml-idp.ts'
import { send } from '../client.ts'

let backend: Backend
let owner: Person
beforeAll(async () => {
  backend = await startBackend({ env: { OUTBOUND_LOOPBACK: 'allowed' } })
})
afterAll(() => backend.close())
beforeEach(async () => {
  owner = await backend.person()
})

const samlIdp = sharedSamlIdp()

/** A rehearsal with SAML from start to end. */
async function rehearseSaml(input: ResponseInput = {}, change = (xml: string) => xml) {
  const { address, cookie } = await startRehearsal(backend, owner)
  const request = readSamlRequest(address)
  const xml = samlIdp.respond(request, { email: owner.username, now: backend.clock.now(), ...input })
  const { location } = await postResponse(backend, request, change(xml))
  const code = location.searchParams.get('code')
  const error = location.searchParams.get('error')
  return send(backend, completeSsoRehearsal, {
    caller: owner,
    headers: { ...owner.bearer, cookie },
    body: {
      redirect_uri: `${CALLBACK}?state=${request.relayState}`,
      ...(code && { code }),
      ...(error && { error }),
    },
  })
}

describe('a rehearsal with SAML', () => {
  beforeEach(() => makeSamlOrganization(backend, owner, { active: false }))

  test('passes when an owner would get in', async () => {
    const { body } = await rehearseSaml()
    expect(body.login).toMatchObject({ outcome: 'passed', person: { user_id: owner.userId } })
    expect(body.login.received).toContainEqual({ name: 'email', value: owner.username })
    expect(await backend.db.$count(ssoLogins, eq(ssoLogins.userId, owner.userId))).toBe(0)
  })

  test.each<[string, ResponseInput]>([
    ['issuer-mismatch', { issuer: 'https://elsewhere.example' }],
    ['audience-mismatch', { audience: 'https://elsewhere.example' }],
    ['clock-skew', { notOnOrAfter: -120_000 }],
    ['assertion-unsigned', { sign: 'nothing' }],
    ['signature-invalid', { foreignKey: true }],
    ['algorithm-unsupported', { signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }],
    ['destination-mismatch', { destination: 'https://elsewhere.example' }],
    ['email-missing', { email: '', attributes: '' }],
  ])('failed: %s', async (reason, input) => {
    const { body } = await rehearseSaml(input)
    expect(body.login).toMatchObject({ outcome: 'failed', failure: reason })
    expect(JSON.stringify(body)).not.toContain('SignatureValue')
  })

  test('failed: response-invalid', async () => {
    const { body } = await rehearseSaml({}, () => '<html><body>Sign in</body></html>')
    expect(body.login).toMatchObject({ failure: 'response-invalid', received: [] })
  })

  test('failed: subject-missing', async () => {
    const { body } = await rehearseSaml({ nameId: '' })
    expect(body.login.failure).toBe('subject-missing')
  })

  test('failed: replayed', async () => {
    const assertionId = '_0123456789abcdef0123456789abcdef'
    await rehearseSaml({ assertionId })
    // Of two rehearsals, the newer one counts.
    backend.clock.advance(1000)
    const { body } = await rehearseSaml({ assertionId })
    expect(body.login.failure).toBe('replayed')
  })

  test('failed: certificate-expired', async () => {
    backend.clock.advance(2 * 24 * 60 * 60_000)
    const late = await backend.person()
    await makeSamlOrganization(backend, late, { active: false })
    owner = late
    const { body } = await rehearseSaml({ foreignKey: true })
    expect(body.login.failure).toBe('certificate-expired')
  })
})
