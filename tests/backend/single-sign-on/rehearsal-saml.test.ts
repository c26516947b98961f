import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ssoLogins } from '#backend/modules/single-sign-on/tables.ts'
import { completeSsoRehearsal } from '#generated/authorization/operations/completeSsoRehearsal.ts'
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
async function rehearseSaml(input: ResponseInput = {}) {
  const { address, cookie } = await startRehearsal(backend, owner)
  const request = readSamlRequest(address)
  const xml = samlIdp.respond(request, { email: owner.username, now: backend.clock.now(), ...input })
  const { location } = await postResponse(backend, request, xml)
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

/** What a provider sends that has been told to encrypt: nothing of the assertion can be read, nor its signature. */
const ENCRYPTED_ALONE =
  '<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"><saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"/></samlp:Response>'
const encryptAssertion = (xml: string) =>
  xml.replace(
    /<saml:Assertion.*<\/saml:Assertion>/,
    '<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"><xenc:EncryptedData xmlns:xenc="http://www.w3.org/2001/04/xmlenc#"/></saml:EncryptedAssertion>',
  )

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
    ['assertion-unsigned', { sign: 'response' }],
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
    const { body } = await rehearseSaml({
      sign: 'nothing',
      change: () => '<html><body>Sign in</body></html>',
    })
    expect(body.login).toMatchObject({ failure: 'response-invalid', received: [] })
  })

  const encryptions: [string, Pick<ResponseInput, 'sign'>, (xml: string) => string][] = [
    ['the assertion', { sign: 'nothing' }, encryptAssertion],
    ['the assertion of a signed response', { sign: 'response' }, encryptAssertion],
    ['nothing but an encrypted assertion', { sign: 'nothing' }, () => ENCRYPTED_ALONE],
    [
      'the NameID',
      {},
      xml =>
        xml.replace(
          /<saml:NameID.*<\/saml:NameID>/,
          '<saml:EncryptedID xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"/>',
        ),
    ],
  ]
  test.each(encryptions)('failed: assertion-encrypted, with %s', async (_, input, change) => {
    const { body } = await rehearseSaml({ ...input, change })
    expect(body.login).toMatchObject({ outcome: 'failed', failure: 'assertion-encrypted' })
  })

  test('failed: assertion-encrypted, where the address is in an encrypted attribute', async () => {
    const { body } = await rehearseSaml({ attributes: '<saml:EncryptedAttribute/>' })
    expect(body.login.failure).toBe('assertion-encrypted')
  })

  test('failed: declined, with what the provider says about it', async () => {
    const status =
      '<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Responder"><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:InvalidNameIDPolicy"/></samlp:StatusCode><samlp:StatusMessage>NameID format not supported</samlp:StatusMessage></samlp:Status>'
    const { body } = await rehearseSaml({
      sign: 'nothing',
      change: xml =>
        xml
          .replace(/<samlp:Status>.*<\/samlp:Status>/, status)
          .replace(/<saml:Assertion.*<\/saml:Assertion>/, ''),
    })
    expect(body.login).toMatchObject({
      failure: 'declined',
      received: [
        { name: 'Issuer', value: samlIdp.entityId },
        { name: 'Status', value: 'urn:oasis:names:tc:SAML:2.0:status:Responder' },
        { name: 'Status', value: 'urn:oasis:names:tc:SAML:2.0:status:InvalidNameIDPolicy' },
        { name: 'StatusMessage', value: 'NameID format not supported' },
      ],
    })
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
