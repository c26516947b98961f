import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { people } from '#backend/modules/people/tables.ts'
import { ssoCallback } from '#backend/modules/single-sign-on/callback.ts'
import type { SamlSettings } from '#backend/modules/single-sign-on/providers/settings.ts'
import { ssoLogins } from '#backend/modules/single-sign-on/tables.ts'
import { completeSsoLogin } from '#generated/identity/operations/completeSsoLogin.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import {
  begin,
  CALLBACK,
  makeDomain,
  makeSamlOrganization,
  postResponse,
} from '../../support/organization.ts'
import { attribute, type ResponseInput, readSamlForm } from '../../support/servers/saml-idp.ts'
import { send } from '../client.ts'
import { type Begun, beginAgain, beginLogin, idp, responseTo } from './begin-saml.ts'

let backend: Backend
let owner: Person
beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(async () => {
  owner = await backend.person()
})

const beginOwn = (settings?: Partial<SamlSettings>) => beginLogin(backend, owner, settings)
/** A response about the owner, valid except for the input. */
const respond = (begun: Begun, input?: ResponseInput) => responseTo(backend, begun, owner, input)

/** What the callback page sends when the browser returns. */
function complete({ name, cookie }: Begun, { searchParams }: URL) {
  const [code, state] = [searchParams.get('code') ?? '', searchParams.get('state') ?? '']
  return send(backend, completeSsoLogin, {
    caller: null,
    headers: { cookie },
    body: { organization: name, code, redirect_uri: `${CALLBACK}?state=${state}` },
  })
}

async function expectRejected(begun: Begun, xml: string, reason: RegExp): Promise<void> {
  backend.log.length = 0
  const { status, location } = await postResponse(backend, begun.request, xml)
  expect({ status, path: location.pathname, error: location.searchParams.get('error') }).toEqual({
    status: 303,
    path: '/account/callback/sso',
    error: 'invalid_response',
  })
  expect(location.searchParams.has('code')).toBe(false)
  expect(backend.log.find(line => line.includes('a SAML response was refused')) ?? '').toMatch(reason)
  expect(await backend.db.$count(ssoLogins, eq(ssoLogins.idpId, begun.idpId))).toBe(0)
}

describe('a login', () => {
  test('goes there by an address and comes back by a posted form', async () => {
    const begun = await beginOwn()
    expect(begun.request).toMatchObject({ callback: CALLBACK, issuer: CALLBACK })
    const { status, location } = await postResponse(backend, begun.request, respond(begun))
    expect({ status, path: location.pathname }).toEqual({ status: 303, path: '/account/callback/sso' })
    expect(location.searchParams.get('state')).toBe(begun.request.relayState)
    const response = await complete(begun, location)
    expect(response).toMatchObject({ status: 200, body: { user_id: owner.userId } })
  })

  test('goes there by a page that posts the request, which knows no other script', async () => {
    const { name, idpId } = await makeSamlOrganization(backend, owner, { settings: { binding: 'HTTP-POST' } })
    const { address, cookie } = await begin(backend, name)
    const page = await backend.inject({ url: new URL(address).pathname + new URL(address).search })
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'sha256-/)
    const request = readSamlForm(page.body)
    expect(request.action).toBe(`${idp.entityId}/saml2`)
    const begun = { name, idpId, cookie, request }
    const { location } = await postResponse(backend, request, respond(begun))
    expect((await complete(begun, location)).status).toBe(200)
  })

  test('signs its request where it is wanted, with the key of our metadata', async () => {
    const { name } = await makeSamlOrganization(backend, owner, { settings: { signsRequests: true } })
    const { address } = await begin(backend, name)
    const query = new URL(address).searchParams
    const { createVerify, X509Certificate } = await import('node:crypto')
    const metadata = await backend.inject({ url: '/api/identity/sso/metadata' })
    const certificate = /X509Certificate>([^<]+)</.exec(metadata.body)?.[1] ?? ''
    const { publicKey } = new X509Certificate(Buffer.from(certificate, 'base64'))
    const signed = ['SAMLRequest', 'RelayState', 'SigAlg']
      .map(key => `${key}=${encodeURIComponent(query.get(key) ?? '')}`)
      .join('&')
    const verifier = createVerify('sha256').update(signed)
    expect(verifier.verify(publicKey, query.get('Signature') ?? '', 'base64')).toBe(true)
  })

  test('tells people apart by an attribute where the NameID is transient', async () => {
    const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' as const
    const begun = await beginOwn({ nameIdFormat: transient, transientAttribute: 'uid' })
    const input = {
      nameIdFormat: transient,
      nameId: '_of-the-moment',
      attributes: attribute('uid', 'dana') + attribute('mail', owner.username),
    }
    const { location } = await postResponse(backend, begun.request, respond(begun, input))
    expect((await complete(begun, location)).status).toBe(200)
    const [login] = await backend.db.select().from(ssoLogins).where(eq(ssoLogins.idpId, begun.idpId))
    expect(login?.subject).toBe('dana')
  })

  test('finds people by their UPN where no address comes, in a verified domain only', async () => {
    const begun = await beginOwn()
    const domain = await makeDomain(backend, owner, { verified: true })
    const username = `${crypto.randomUUID()}@${domain}`
    const uri = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/upn'
    const logIn = async (login: Begun) => {
      const xml = respond(login, { attributes: attribute(uri, username) })
      return complete(login, (await postResponse(backend, login.request, xml)).location)
    }
    expect((await logIn(begun)).status).toBe(401)
    await backend.db.update(people).set({ username }).where(eq(people.userId, owner.userId))
    expect((await logIn(await beginAgain(backend, begun))).body.user_id).toBe(owner.userId)
  })

  test('comes back to the browser that it began in alone', async () => {
    const begun = await beginOwn()
    const { location } = await postResponse(backend, begun.request, respond(begun))
    const response = await complete({ ...begun, cookie: 'login-state=another' }, location)
    expect(response.errors).toMatchObject([{ name: 'third-party-code-invalid' }])
  })

  test('ends with a code that serves once, and within two minutes', async () => {
    const begun = await beginOwn()
    const { location } = await postResponse(backend, begun.request, respond(begun))
    expect((await complete(begun, location)).status).toBe(200)
    expect((await complete(begun, location)).status).toBe(400)
    const late = await beginAgain(backend, begun)
    const posted = await postResponse(backend, late.request, respond(late))
    backend.clock.advance(2 * 60_000)
    expect((await complete(late, posted.location)).status).toBe(400)
  })
})

describe('rejected is', () => {
  const LATER = 10 * 60_000
  const inputs: [string, ResponseInput, RegExp][] = [
    ['an unsigned assertion', { sign: 'nothing' }, /Invalid signature/],
    ['a response that is signed around an unsigned assertion', { sign: 'response' }, /Invalid signature/],
    ['a signature with a key that the metadata do not have', { foreignKey: true }, /Invalid signature/],
    [
      'a signature with SHA-1',
      { signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' },
      /SignatureMethod/,
    ],
    ['an expired assertion', { notBefore: -LATER, notOnOrAfter: -60_001 }, /not good any more/],
    ['an assertion that is not good yet', { notBefore: 60_001, notOnOrAfter: LATER }, /not good yet/],
    ['a wrong audience', { audience: 'https://elsewhere.example' }, /audience/],
    ['a wrong recipient', { recipient: 'https://elsewhere.example/acs' }, /another recipient/],
    ['a wrong destination', { destination: 'https://elsewhere.example/acs' }, /another destination/],
    ['a wrong issuer', { issuer: 'https://elsewhere.example' }, /another issuer/],
    ['an answer to a request that we did not send', { inResponseTo: '_made-up' }, /InResponseTo/],
    ['a person without a name', { nameId: '' }, /no name/],
  ]
  test.each(inputs)('%s', async (_, input, reason) => {
    const begun = await beginOwn()
    await expectRejected(begun, respond(begun, input), reason)
    // The same response without the fault is valid: nothing else was wrong.
    const { location } = await postResponse(backend, begun.request, respond(begun))
    expect((await complete(begun, location)).status).toBe(200)
  })

  test.each([
    ['in capital letters', (url: URL) => url.host.toUpperCase()],
    ['with a dot at its end', (url: URL) => `${url.hostname}.${url.port && `:${url.port}`}`],
  ])('not our address with its host %s', async (_, hostOf) => {
    const begun = await beginOwn()
    const own = new URL(ssoCallback(backend.kernel))
    const address = own.href.replace(own.host, hostOf(own))
    const { location } = await postResponse(
      backend,
      begun.request,
      respond(begun, { recipient: address, destination: address }),
    )
    expect(location.searchParams.get('code')).toMatch(/^[\w-]{43}$/)
  })

  test('an expiring assertion is valid for one more minute of clock skew', async () => {
    const begun = await beginOwn()
    const xml = respond(begun, { notBefore: 59_000, notOnOrAfter: 120_000 })
    const { location } = await postResponse(backend, begun.request, xml)
    expect(location.searchParams.get('code')).toMatch(/^[\w-]{43}$/)
  })

  test('an assertion that was posted before', async () => {
    const begun = await beginOwn()
    const xml = respond(begun)
    const first = await postResponse(backend, begun.request, xml)
    expect(first.location.searchParams.has('code')).toBe(true)
    await expectRejected(begun, xml, /used before/)
  })

  test('an assertion id that was used in another login', async () => {
    const begun = await beginOwn()
    const input = { assertionId: '_the-same-again' }
    await postResponse(backend, begun.request, respond(begun, input))
    const other = await beginAgain(backend, begun)
    await expectRejected(other, respond(other, input), /used before/)
  })

  test('a second assertion for one login', async () => {
    const begun = await beginOwn()
    await postResponse(backend, begun.request, respond(begun))
    await expectRejected(begun, respond(begun), /has been answered/)
  })

  test('an unsolicited response', async () => {
    const begun = await beginOwn()
    const unsolicited = { ...begun, request: { ...begun.request, relayState: '' } }
    await expectRejected(unsolicited, respond(begun), /no login began/)
    const xml = respond(begun).replaceAll(` InResponseTo="${begun.request.id}"`, '')
    await expectRejected(begun, xml, /InResponseTo|signature/i)
  })

  test('a response with a foreign RelayState', async () => {
    const begun = await beginOwn()
    const other = await beginAgain(backend, begun)
    const crossed = { ...begun, request: { ...begun.request, relayState: other.request.relayState } }
    await expectRejected(crossed, respond(begun), /InResponseTo/)
  })

  test('the response of another organization’s provider', async () => {
    const begun = await beginOwn()
    const { createSamlIdp } = await import('../../support/servers/saml-idp.ts')
    const foreign = createSamlIdp(idp.entityId).respond(begun.request, {
      email: owner.username,
      now: backend.clock.now(),
    })
    await expectRejected(begun, foreign, /Invalid signature/)
  })

  test('a transient name when a persistent one was requested', async () => {
    const begun = await beginOwn()
    const xml = respond(begun, { nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' })
    await expectRejected(begun, xml, /transient/)
  })

  test('a login that failed at the provider', async () => {
    const begun = await beginOwn()
    const xml = respond(begun).replace('status:Success', 'status:AuthnFailed')
    await expectRejected(begun, xml, /AuthnFailed/)
  })

  test('invalid XML, and an invalid form', async () => {
    const begun = await beginOwn()
    await expectRejected(begun, 'hello', /err/)
    const response = await backend.inject({
      method: 'POST',
      url: '/account/callback/sso',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    })
    expect(response.headers.location).toMatch(/^\/account\/callback\/sso\?error=invalid_response/)
  })

  test('a response over 256 KiB', async () => {
    const begun = await beginOwn()
    const response = await backend.inject({
      method: 'POST',
      url: '/account/callback/sso',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `RelayState=${begun.request.relayState}&SAMLResponse=${'A'.repeat(256 * 1024)}`,
    })
    expect(response.statusCode).toBe(413)
  })
})
