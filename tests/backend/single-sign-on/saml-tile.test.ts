import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SamlSettings } from '#backend/modules/single-sign-on/providers/settings.ts'
import { ssoLogins } from '#backend/modules/single-sign-on/tables.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { CALLBACK, makeSamlOrganization, postResponse } from '../../support/organization.ts'
import type { ResponseInput } from '../../support/servers/saml-idp.ts'
import { type Begun, beginLogin, idp, responseTo } from './begin-saml.ts'

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

describe('a login from the provider’s own page', () => {
  const withoutRequest = (xml: string) => xml.replaceAll(/ InResponseTo="[^"]*"/g, '')

  /** An organization whose provider no other one has, unless told otherwise. */
  async function makeTile({
    active = true,
    entityId = `https://${crypto.randomUUID()}.example/saml`,
    certificates = [idp.certificate],
  } = {}) {
    const person = await backend.person()
    const settings = { entityId, certificates }
    const { name, idpId } = await makeSamlOrganization(backend, person, { active, settings })
    const press = async (relayState = '') => {
      const request = { id: '', callback: CALLBACK, issuer: CALLBACK, xml: '', relayState }
      const input = { email: person.username, issuer: entityId, now: backend.clock.now() }
      const xml = idp.respond(request, { ...input, change: withoutRequest })
      const { status, location } = await postResponse(backend, request, xml)
      return { status, to: location.pathname + location.search }
    }
    return { name, idpId, entityId, press }
  }

  test.each(['', 'https://gatepost.example/start'])(
    'goes to the start address of the organization, with the relay state “%s”, and logs no one in',
    async relayState => {
      const { name, idpId, press } = await makeTile()
      expect(await press(relayState)).toEqual({ status: 303, to: `/sso/${name}` })
      expect(await backend.db.$count(ssoLogins, eq(ssoLogins.idpId, idpId))).toBe(0)
    },
  )

  test('goes to the page that asks for the organization where none has this provider, or has activated it', async () => {
    const { press } = await makeTile({ active: false })
    expect(await press()).toEqual({ status: 303, to: '/login/sso' })
  })

  test('is told apart by the certificate where several organizations have one provider', async () => {
    const { createSamlIdp } = await import('../../support/servers/saml-idp.ts')
    const first = await makeTile()
    const other = { entityId: first.entityId, certificates: [createSamlIdp().certificate] }
    await makeTile(other)
    expect(await first.press()).toEqual({ status: 303, to: `/sso/${first.name}` })
    await makeTile({ entityId: first.entityId })
    expect(await first.press()).toEqual({ status: 303, to: '/login/sso' })
  })

  test('never continues a login that is waiting for its own response', async () => {
    const begun = await beginOwn()
    await expectRejected(begun, respond(begun, { change: withoutRequest }), /InResponseTo/)
  })

  test('by OpenID Connect can be posted too, with what it names', async () => {
    const payload = new URLSearchParams({
      iss: 'https://login.example',
      login_hint: 'kim@x.example',
      more: '1',
    })
    const post = (path: string) =>
      backend.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://login.example' },
        payload: payload.toString(),
      })
    const response = await post('/sso/northwind')
    expect([response.statusCode, response.headers.location]).toEqual([
      303,
      '/sso/northwind?iss=https%3A%2F%2Flogin.example&login_hint=kim%40x.example',
    ])
    expect((await post('/sso/%2Felsewhere')).headers.location).toBe('/login/sso')
  })
})
