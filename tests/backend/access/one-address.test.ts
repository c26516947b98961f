import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { completeSsoLogin } from '#generated/identity/operations/completeSsoLogin.ts'
import { completeThirdPartyLogin } from '#generated/identity/operations/completeThirdPartyLogin.ts'
import { confirmEmail } from '#generated/identity/operations/confirmEmail.ts'
import { createPasskey } from '#generated/identity/operations/createPasskey.ts'
import { listLoginProviders } from '#generated/identity/operations/listLoginProviders.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { logInWithPasskey } from '#generated/identity/operations/logInWithPasskey.ts'
import { requestPasswordReset } from '#generated/identity/operations/requestPasswordReset.ts'
import { signUp } from '#generated/identity/operations/signUp.ts'
import { signUpWithThirdParty } from '#generated/identity/operations/signUpWithThirdParty.ts'
import { startPasskeyLogin } from '#generated/identity/operations/startPasskeyLogin.ts'
import { startPasskeyRegistration } from '#generated/identity/operations/startPasskeyRegistration.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { scaled } from '../../../scripts/lib/test-scope.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { type Backend, ORIGIN, type Person, startBackend } from '../../support/backend.ts'
import {
  begin,
  CALLBACK,
  makeSamlOrganization,
  postResponse,
  sharedSamlIdp,
} from '../../support/organization.ts'
import { comeBack, ending } from '../../support/servers/example-id.ts'
import { readSamlRequest } from '../../support/servers/saml-idp.ts'
import { cookieOf, send } from '../client.ts'

/** Many people behind one address get in; those who guess from it do not. The clock of the limits is the real one. */
const OFFICE = scaled(30, 200)
const LIMIT = scaledTimeout(scaled(60_000, 180_000))

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({
    env: { RATE_LIMIT_FACTOR: '1', LOG_LEVEL: 'silent', PUBLIC_URL: ORIGIN, OUTBOUND_LOOPBACK: 'allowed' },
  })
})
afterAll(() => backend.close())

let addresses = 0
const newAddress = () => `198.51.100.${++addresses}`
const guess = (address: string) =>
  send(backend, logIn, {
    caller: null,
    address,
    body: { username: `${randomUUID()}@test.example`, password: 'a guess at a password' },
  })
const countsOf = (responses: readonly { status: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(responses, ({ status }) => status)].map(([status, of]) => [status, of.length]),
  )

describe('people behind one address', () => {
  test('all log in with their passwords at once, and begin to work', { timeout: LIMIT }, async () => {
    const address = newAddress()
    // A person has limits of their own: no one logs in more than a few times.
    const people: Person[] = []
    for (let person = 0; person < 20; person++) people.push(await backend.person())
    const person = async (_: unknown, at: number) => {
      const { username, password } = people[at % people.length] as Person
      expect((await send(backend, listLoginProviders, { caller: null, address })).status).toBe(200)
      const login = await send(backend, logIn, { caller: null, address, body: { username, password } })
      if (login.status !== 200) return login.status
      const headers = { cookie: cookieOf(login), origin: ORIGIN }
      const token = await send(backend, createToken, { caller: null, address, headers, body: {} })
      const bearer = { authorization: `Bearer ${token.body.access_token}` }
      // As many calls as the first pages make.
      for (let call = 0; call < 10; call++) {
        const { status } = await send(backend, listAccounts, { caller: null, address, headers: bearer })
        if (status !== 200) return status
      }
      return token.status
    }
    const statuses = await Promise.all(Array.from({ length: OFFICE }).map(person))
    expect(statuses.filter(status => status !== 200)).toEqual([])
  })

  test('log in through a SAML provider, one after the other', { timeout: LIMIT }, async () => {
    const owner = await backend.person()
    const { name } = await makeSamlOrganization(backend, owner, {})
    const idp = sharedSamlIdp()
    for (let login = 0; login < OFFICE; login++) {
      const { address, cookie } = await begin(backend, name)
      const request = readSamlRequest(address)
      const xml = idp.respond(request, { email: owner.username, now: backend.clock.now() })
      const { location } = await postResponse(backend, request, xml)
      expect(location.searchParams.get('error'), `login ${login + 1}`).toBeNull()
      const [code, state] = ['code', 'state'].map(part => location.searchParams.get(part) ?? '')
      const body = { organization: name, code: code ?? '', redirect_uri: `${CALLBACK}?state=${state}` }
      expect(
        (await send(backend, completeSsoLogin, { caller: null, headers: { cookie }, body })).status,
      ).toBe(200)
    }
  })
})

describe('people behind one address, each once,', () => {
  const office = Array.from({ length: OFFICE }, (_, at) => `person-${at}-${randomUUID()}@test.example`)
  const password = 'seven purple paper lanterns'

  test('sign up, confirm their addresses, and ask for a new password', { timeout: LIMIT }, async () => {
    const address = newAddress()
    for (const username of office) {
      const body = { username, password, open_account: true }
      const signedUp = await send(backend, signUp, { caller: null, address, body })
      expect(signedUp.status, signedUp.text).toBe(202)
      const [mail] = await backend.mails(username)
      const [, id = '', token = ''] =
        /confirm-email\?user_id=([\w-]+)#token=([\w-]+)/.exec(mail?.text ?? '') ?? []
      const cookie = cookieOf(signedUp)
      const confirmed = await send(backend, confirmEmail, {
        caller: null,
        address,
        headers: { cookie },
        params: { id },
        body: { token },
      })
      expect(confirmed.status, confirmed.text).toBe(200)
      const reset = await send(backend, requestPasswordReset, { caller: null, address, body: { username } })
      expect(reset.status, reset.text).toBe(202)
    }
  })

  test('sign up and log in with another service', { timeout: LIMIT }, async () => {
    const address = newAddress()
    for (const email of office.map(each => `id-${each}`)) {
      const begun = ending(await comeBack(backend, { kind: 'signup', email }))
      const body = { ...begun.body, open_account: true }
      const signedUp = await send(backend, signUpWithThirdParty, { ...begun, caller: null, address, body })
      expect(signedUp.status, signedUp.text).toBe(201)
      const back = ending(await comeBack(backend, { kind: 'login', email }))
      const login = await send(backend, completeThirdPartyLogin, { caller: null, address, ...back })
      expect(login.status, login.text).toBe(200)
    }
  })

  test('log in with passkeys', { timeout: LIMIT }, async () => {
    const address = newAddress()
    const person = await backend.person()
    const authenticator = createAuthenticator()
    const { body: options } = await send(backend, startPasskeyRegistration, { caller: person })
    const added = { name: 'Phone', ...authenticator.register(options) }
    await send(backend, createPasskey, { caller: person, body: added })
    for (const _ of office) {
      const { body: challenge } = await send(backend, startPasskeyLogin, { caller: null, address })
      const body = authenticator.sign(challenge)
      const login = await send(backend, logInWithPasskey, { caller: null, address, body })
      expect(login.status, login.text).toBe(200)
    }
  })
})

describe('guessing from one address', () => {
  test('ends after ten tries, also when they are sent together', async () => {
    const address = newAddress()
    expect(countsOf(await Promise.all(Array.from({ length: 30 }, () => guess(address))))).toEqual({
      401: 10,
      429: 20,
    })
  })

  test('does not begin again with a login that succeeds', async () => {
    const address = newAddress()
    const { username, password } = await backend.person()
    for (let tries = 0; tries < 5; tries++) await guess(address)
    const login = await send(backend, logIn, { caller: null, address, body: { username, password } })
    expect(login.status).toBe(200)
    const responses = []
    for (let tries = 0; tries < 6; tries++) responses.push(await guess(address))
    expect(countsOf(responses)).toEqual({ 401: 5, 429: 1 })
  })

  test('is not what a person does who still has to enter a code', async () => {
    const address = newAddress()
    const { username, password } = await backend.person({ secondFactor: true })
    for (let login = 0; login < 12; login++) {
      const response = await send(backend, logIn, { caller: null, address, body: { username, password } })
      expect(response.errors[0]?.name).toBe('code-required')
    }
  })
})
