import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { people } from '#backend/modules/people/tables.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { changePassword } from '#generated/identity/operations/changePassword.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { getProfile } from '#generated/identity/operations/getProfile.ts'
import { listCredentials } from '#generated/identity/operations/listCredentials.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { logOut } from '#generated/identity/operations/logOut.ts'
import { setUserPassword } from '#generated/identity/operations/setUserPassword.ts'
import { ACCESS_CACHE_LIFETIME } from '#kernel/access/limits.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { checkResponse } from '../../support/contract/conformance.ts'
import { operations } from '../../support/contract/contract.ts'
import { logInAgain, send } from '../client.ts'

const NEW = 'eleven quiet harbor lamps'
const STAFFS = 'four words that staff chose'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

const change = (caller: Person, old_password: string, new_password: string) =>
  send(backend, changePassword, { caller, body: { old_password, new_password } })
const mayLogIn = async ({ username }: Person, password: string) =>
  (await send(backend, logIn, { caller: null, body: { username, password } })).status === 200

describe('a change of the password', () => {
  test('ends every other session and keeps this one', async () => {
    const person = await backend.person()
    const noCookie = { ...person, cookie: { cookie: '', origin: person.cookie.origin } }
    const elsewhere = await logInAgain(backend, noCookie)
    expect((await change(person, person.password, NEW)).status).toBe(204)
    backend.clock.advance(ACCESS_CACHE_LIFETIME)
    expect((await send(backend, getProfile, { caller: elsewhere })).status).toBe(401)
    expect((await send(backend, getProfile, { caller: person })).status).toBe(200)
    expect(await mayLogIn(person, person.password)).toBe(false)
    expect(await mayLogIn(person, NEW)).toBe(true)
    const [mail] = await backend.mails(person.username)
    expect(mail?.subject).toBe('Your password was changed')
    // When, with what, and roughly from where.
    expect(mail?.text).toMatch(/When: \w+ \d+, \d{4} at \d+:\d\d [AP]M UTC/)
    expect(mail?.text).toMatch(/Device: \w/)
    expect(mail?.text).toContain('Network: A private network')
  })

  test('in two tabs at the same moment happens once', async () => {
    const person = await backend.person()
    const passwords = ['the first of two tabs', 'the second of two tabs'] as const
    const responses = await Promise.all(passwords.map(password => change(person, person.password, password)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 400])
    const winner = responses[0]?.status === 204 ? passwords[0] : passwords[1]
    expect(await mayLogIn(person, winner)).toBe(true)
  })

  test('is rejected for the same password in another spelling of its characters', async () => {
    const person = await backend.person()
    await change(person, person.password, 'zwölf Boxkämpfer jagen')
    const response = await change(person, 'zwölf Boxkämpfer jagen', 'zwo\u0308lf Boxka\u0308mpfer jagen')
    expect(response.errors).toMatchObject([{ name: 'password-not-new', fields: ['new_password'] }])
  })
})

describe('when the password was last used', () => {
  test('is recorded at login, and reset by a new password', async () => {
    const person = await backend.person()
    const lastUsed = async () => {
      const { body } = await send(backend, listCredentials, { caller: person })
      return body.credentials[0]?.last_used
    }
    expect(await lastUsed()).toBeNull()
    expect(await mayLogIn(person, person.password)).toBe(true)
    expect(await lastUsed()).toBe(backend.clock.now().toISOString())
    await change(person, person.password, NEW)
    expect(await lastUsed()).toBeNull()
  })
})

describe('a password set by staff', () => {
  async function withStaffPassword(): Promise<Person> {
    const staff = await backend.person({ roles: ['internal-admin'] })
    const person = await backend.person()
    const params = { id: person.userId }
    const response = await send(backend, setUserPassword, {
      caller: staff,
      params,
      body: { new_password: STAFFS },
    })
    expect(response.status).toBe(204)
    return logInAgain(backend, { ...person, password: STAFFS })
  }

  test('only allows choosing another one, in every service', async () => {
    const person = await withStaffPassword()
    expect(person.accountId).toBeNull()
    const held = operations.filter(
      ({ handle, object }) => handle.auth === 'bearer' && !object['x-before-password-change'],
    )
    expect(held.length).toBeGreaterThan(100)
    for (const { handle } of held) {
      const url = `/api/${handle.service}${handle.path.replace(/\{\w+\}/g, '1')}`
      const headers = { ...person.bearer, ...person.cookie }
      const response = await backend.inject({ method: handle.method, url, headers })
      expect(response.json(), handle.id).toMatchObject([{ name: 'password-change-required' }])
      const type = { 'content-type': String(response.headers['content-type']) }
      expect(
        checkResponse(handle, { status: response.statusCode, headers: type, body: response.body }),
      ).toEqual([])
    }
  })

  test('allows viewing credentials, logging out, and choosing', async () => {
    const person = await withStaffPassword()
    expect((await send(backend, getOwnCredentials, { caller: person })).status).toBe(200)
    const { body } = await send(backend, listCredentials, { caller: person })
    expect(body.credentials).toMatchObject([{ change_required: true }])
    expect((await change(person, STAFFS, NEW)).status).toBe(204)
    const token = await send(backend, createToken, { caller: person, body: {} })
    expect(token.body.account_id).not.toBeNull()
    const bearer = { authorization: `Bearer ${token.body.access_token}` }
    expect((await send(backend, listAccounts, { caller: { ...person, bearer } })).status).toBe(200)
    const [row] = await backend.db.select().from(people).where(eq(people.userId, person.userId))
    expect(row?.changeRequired).toBe(false)
    expect((await send(backend, logOut, { caller: person })).status).toBe(204)
  })
})
