import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ssoLogins } from '#backend/modules/single-sign-on/tables.ts'
import { completeSsoLogin } from '#generated/identity/operations/completeSsoLogin.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import {
  begin,
  CALLBACK,
  makeSamlOrganization,
  postResponse,
  sharedSamlIdp,
} from '../../support/organization.ts'
import { readSamlRequest, type SamlRequest } from '../../support/servers/saml-idp.ts'
import { send } from '../client.ts'

/**
 * Responses that an attacker changed from a valid own one into one about another person. Code that reads
 * the first assertion, or the one with the right name, and not the signed bytes, logs the attacker in.
 */
const idp = sharedSamlIdp()
const VICTIM = 'victim@northwind.example'

let backend: Backend
let owner: Person
let organization: { name: string; idpId: string }
let request: SamlRequest
let cookie: string
beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(async () => {
  owner = await backend.person()
  organization = await makeSamlOrganization(backend, owner)
  const begun = await begin(backend, organization.name)
  request = readSamlRequest(begun.address)
  cookie = begun.cookie
})

/** A valid response about the attacker, who is the owner here, and its parts. */
function good() {
  const xml = idp.respond(request, { nameId: 'attacker', email: owner.username, now: backend.clock.now() })
  const assertion = /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? ''
  const signature = /<Signature.*<\/Signature>/s.exec(assertion)?.[0] ?? ''
  return { xml, assertion, signature }
}

/** The assertion about another person, with a new id and no signature. */
function forged() {
  const { assertion, signature } = good()
  return assertion
    .replace(signature, '')
    .replace(/ID="[^"]+"/, 'ID="_forged"')
    .replace('>attacker<', '>victim<')
    .replace(owner.username, VICTIM)
}

async function expectRejected(xml: string): Promise<void> {
  const { location } = await postResponse(backend, request, xml)
  expect(location.searchParams.get('error')).toBe('invalid_response')
  expect(location.searchParams.has('code')).toBe(false)
  expect(await backend.db.$count(ssoLogins, eq(ssoLogins.idpId, organization.idpId))).toBe(0)
}

test('the response that the attacks are based on is valid', async () => {
  const { location } = await postResponse(backend, request, good().xml)
  const [code, state] = [location.searchParams.get('code') ?? '', location.searchParams.get('state') ?? '']
  const response = await send(backend, completeSsoLogin, {
    caller: null,
    headers: { cookie },
    body: { organization: organization.name, code, redirect_uri: `${CALLBACK}?state=${state}` },
  })
  expect(response).toMatchObject({ status: 200, body: { user_id: owner.userId } })
})

describe('signature wrapping:', () => {
  test('a forged assertion before the signed one', async () => {
    const { xml, assertion } = good()
    await expectRejected(xml.replace(assertion, forged() + assertion))
  })

  test('a forged assertion after the signed one', async () => {
    const { xml, assertion } = good()
    await expectRejected(xml.replace(assertion, assertion + forged()))
  })

  test('the signed assertion hidden in an extension of the response', async () => {
    const { xml, assertion } = good()
    const hidden = `<samlp:Extensions>${assertion}</samlp:Extensions>`
    await expectRejected(
      xml.replace(assertion, forged()).replace('<samlp:Status>', `${hidden}<samlp:Status>`),
    )
  })

  test('the signed assertion inside the forged one', async () => {
    const { xml, assertion } = good()
    await expectRejected(
      xml.replace(assertion, forged().replace('<saml:Subject>', `${assertion}<saml:Subject>`)),
    )
  })

  test('the signature moved into the forged assertion, with the signed one as its object', async () => {
    const { xml, assertion, signature } = good()
    const bare = assertion.replace(signature, '')
    const moved = signature.replace('</Signature>', `<Object>${bare}</Object></Signature>`)
    await expectRejected(xml.replace(assertion, forged().replace('<saml:Subject>', `${moved}<saml:Subject>`)))
  })

  test('the whole signed response inside a forged one', async () => {
    const { xml } = good()
    const outer = xml.replace(/<saml:Assertion.*<\/saml:Assertion>/s, forged())
    const inner = xml.replace(/<\?xml[^>]*>/, '')
    await expectRejected(outer.replace('</samlp:Response>', `${inner}</samlp:Response>`))
  })

  test('two elements with the id that was signed', async () => {
    const { xml, assertion } = good()
    const id = /ID="([^"]+)"/.exec(assertion)?.[1] ?? ''
    const twin = forged().replace('ID="_forged"', `ID="${id}"`)
    await expectRejected(xml.replace(assertion, twin + assertion))
  })

  test('an unsigned assertion in a response that another element is logged in', async () => {
    const { xml, assertion, signature } = good()
    const status = `<samlp:Status>${signature}`
    await expectRejected(xml.replace(assertion, forged()).replace('<samlp:Status>', status))
  })

  test('the signed assertion, changed', async () => {
    await expectRejected(good().xml.replace('>attacker<', '>victim<'))
  })
})

describe('XML:', () => {
  test('a comment in the NameID does not cut it short', async () => {
    const { xml } = good()
    await expectRejected(xml.replace('>attacker<', '>att<!-- -->acker<'))
  })

  test('a signed name with a comment in it is rejected, too', async () => {
    const xml = idp.respond(request, {
      nameId: `${VICTIM}<!-- -->.elsewhere.example`,
      now: backend.clock.now(),
    })
    await expectRejected(xml)
  })

  test('an entity bomb is not read', async () => {
    // Ten billion characters: a parser that expands them never finishes.
    const entities = Array.from(
      { length: 10 },
      (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
    )
    const bomb = `<!DOCTYPE x [<!ENTITY e0 "a">${entities.join('')}]>`
    await expectRejected(`${bomb}${good().xml.replace('>attacker<', '>&e10;<')}`)
  })

  test('an external entity is not read', async () => {
    const external = '<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd">]>'
    await expectRejected(`${external}${good().xml.replace('>attacker<', '>&file;<')}`)
  })

  test('a document type by another encoding is not read', async () => {
    const text = `<!DOCTYPE x SYSTEM "http://127.0.0.1/x.dtd">${good().xml}`
    const encoded = Buffer.from(`\uFEFF${text}`, 'utf16le').toString('base64')
    const form = new URLSearchParams({ SAMLResponse: encoded, RelayState: request.relayState })
    const response = await backend.inject({
      method: 'POST',
      url: '/account/callback/sso',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: form.toString(),
    })
    expect(response.headers.location).toMatch(/^\/account\/callback\/sso\?error=invalid_response/)
  })

  test('the response of a person in a thousand groups is read', async () => {
    const value =
      '<saml:AttributeValue xmlns:xs="u:xs" xmlns:xsi="u:xsi" xsi:type="xs:string">g</saml:AttributeValue>'
    const attributes = `<saml:Attribute Name="groups">${value.repeat(1_000)}</saml:Attribute>`
    const xml = idp.respond(request, { attributes, now: backend.clock.now() })
    const { location } = await postResponse(backend, request, xml)
    expect(location.searchParams.has('code')).toBe(true)
  })

  // Looking for a signature among them would take a second of the processor for each.
  test.each([
    ['4,800 elements', '<b xmlns="u"/>'.repeat(4_800), 'too many elements'],
    [
      '4,800 attributes',
      `<b ${Array.from({ length: 4_800 }, (_, i) => `a${i}=""`).join(' ')}/>`,
      'too many attributes',
    ],
    ['25 levels', '<b>'.repeat(25) + '</b>'.repeat(25), 'too many elements'],
  ])('%s are rejected before anything is canonicalized', async (_what, extra, reason) => {
    await expectRejected(good().xml.replace('</saml:Assertion>', `${extra}</saml:Assertion>`))
    expect(backend.log.findLast(line => line.includes('a SAML response was refused'))).toContain(reason)
  })

  test('elements without end are not read', async () => {
    await expectRejected('<a>'.repeat(6_000))
    await expectRejected(`<a>${'<b/>'.repeat(6_000)}</a>`)
  })
})

describe('a login whose responses are rejected', () => {
  const bad = () => good().xml.replace('>attacker<', '>victim<')
  const hasCode = async (xml: string) =>
    (await postResponse(backend, request, xml)).location.searchParams.has('code')

  test('accepts a valid one after two, because a person may go back and try again', async () => {
    for (const xml of [bad(), bad()]) expect(await hasCode(xml)).toBe(false)
    expect(await hasCode(good().xml)).toBe(true)
  })

  test('is used up after three, and a new login starts over', async () => {
    for (const xml of [bad(), bad(), bad()]) expect(await hasCode(xml)).toBe(false)
    expect(await hasCode(good().xml)).toBe(false)
    request = readSamlRequest((await begin(backend, organization.name)).address)
    expect(await hasCode(good().xml)).toBe(true)
  })

  test('checks only three of many simultaneous ones', async () => {
    const before = backend.log.length
    await Promise.all(Array.from({ length: 12 }, () => hasCode(bad())))
    const reasons = backend.log.slice(before).filter(line => line.includes('a SAML response was refused'))
    expect(reasons.filter(line => line.includes('Invalid signature'))).toHaveLength(3)
    expect(
      reasons.filter(line => line.includes('no login began with this state, or it is spent')),
    ).toHaveLength(9)
  })
})
