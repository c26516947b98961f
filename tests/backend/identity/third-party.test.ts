import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { people } from '#backend/modules/people/tables.ts'
import { loginAttempts } from '#backend/services/identity/tables.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { associateThirdParty } from '#generated/identity/operations/associateThirdParty.ts'
import { completeThirdPartyLogin } from '#generated/identity/operations/completeThirdPartyLogin.ts'
import { confirmEmail } from '#generated/identity/operations/confirmEmail.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { removeThirdParty } from '#generated/identity/operations/removeThirdParty.ts'
import { signUp } from '#generated/identity/operations/signUp.ts'
import { signUpWithThirdParty } from '#generated/identity/operations/signUpWithThirdParty.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { beginExample, comeBack, ending, signInAt } from '../../support/servers/example-id.ts'
import { send } from '../client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

const newAddress = () => `${crypto.randomUUID()}@test.example`

/** A person who has linked Example ID under this address. */
async function linked(email: string): Promise<Person> {
  const person = await backend.person()
  const back = await comeBack(backend, { kind: 'add-login', email })
  const response = await send(backend, associateThirdParty, { caller: person, ...ending(back) })
  expect(response.status).toBe(201)
  return person
}

const logInWith = async (
  email: string,
  caller: Person | null = null,
  headers: Record<string, string> = {},
) => {
  const { body, headers: own } = ending(await comeBack(backend, { kind: 'login', email }))
  const cookie = [own.cookie, headers.cookie].filter(Boolean).join('; ')
  return send(backend, completeThirdPartyLogin, { caller, body, headers: { cookie } })
}

const sessionOf = (headers: { 'set-cookie'?: string | string[] | undefined }) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .find(cookie => cookie.startsWith('session='))
    ?.split(';')[0] ?? ''
const isOpen = async (cookie: string) => {
  const url = `/api/authorization${createToken.path}`
  const response = await backend.inject({
    method: 'POST',
    url,
    headers: { cookie, origin: 'http://localhost:3000' },
  })
  return response.statusCode === 200
}

describe('a state', () => {
  test('of another browser is rejected, and begins no session', async () => {
    const email = newAddress()
    await linked(email)
    const [mine, theirs] = [
      await comeBack(backend, { kind: 'login', email }),
      await comeBack(backend, { kind: 'login', email }),
    ]
    const { body } = ending(theirs)
    const response = await send(backend, completeThirdPartyLogin, {
      caller: null,
      body,
      headers: { cookie: mine.cookie },
    })
    expect(response.errors[0]?.name).toBe('third-party-code-invalid')
    expect(sessionOf(response.headers)).toBe('')
  })

  test('that was made up is rejected', async () => {
    const back = await comeBack(backend, { kind: 'login', email: newAddress() })
    const { body, headers } = ending({
      ...back,
      requestPath: `/account/callback/login?state=${'A'.repeat(43)}`,
    })
    const response = await send(backend, completeThirdPartyLogin, { caller: null, body, headers })
    expect(response.errors[0]?.name).toBe('third-party-code-invalid')
  })

  test('works once, whatever the result, and the cookie is cleared each time', async () => {
    const back = ending(await comeBack(backend, { kind: 'login', email: newAddress() }))
    const first = await send(backend, completeThirdPartyLogin, { caller: null, ...back })
    expect(first.errors[0]?.name).toBe('no-account-linked')
    const second = await send(backend, completeThirdPartyLogin, { caller: null, ...back })
    expect(second.errors[0]?.name).toBe('third-party-code-invalid')
    for (const { headers } of [first, second])
      expect(String(headers['set-cookie'])).toMatch(/login-state=;.*Expires=Thu, 01 Jan 1970/)
  })

  test('works for only one of two simultaneous calls', async () => {
    const email = newAddress()
    await linked(email)
    const back = ending(await comeBack(backend, { kind: 'login', email }))
    const both = await Promise.all(
      [1, 2].map(() => send(backend, completeThirdPartyLogin, { caller: null, ...back })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('of a login can neither sign up nor add a login', async () => {
    const email = newAddress()
    const { body, headers } = ending(await comeBack(backend, { kind: 'login', email }))
    const asSignUp = await send(backend, signUpWithThirdParty, {
      caller: null,
      body: { ...body, open_account: true },
      headers,
    })
    expect(asSignUp.errors[0]?.name).toBe('third-party-code-invalid')
    const other = ending(await comeBack(backend, { kind: 'login', email }))
    const asLink = await send(backend, associateThirdParty, { caller: await backend.person(), ...other })
    expect(asLink.errors[0]?.name).toBe('third-party-code-invalid')
  })
})

describe('a code', () => {
  test('of another login does not match the verifier of this one (PKCE)', async () => {
    const email = newAddress()
    await linked(email)
    const [mine, stolen] = [
      await comeBack(backend, { kind: 'login', email: newAddress() }),
      await comeBack(backend, { kind: 'login', email }),
    ]
    const response = await send(backend, completeThirdPartyLogin, {
      caller: null,
      ...ending({ ...mine, code: stolen.code }),
    })
    expect(response.errors[0]?.name).toBe('third-party-code-invalid')
    expect(sessionOf(response.headers)).toBe('')
  })

  test('that was used is also rejected by the provider', async () => {
    const email = newAddress()
    await linked(email)
    const back = await comeBack(backend, { kind: 'login', email })
    expect((await send(backend, completeThirdPartyLogin, { caller: null, ...ending(back) })).status).toBe(200)
    // As if our own memory of it were lost.
    await backend.db.update(loginAttempts).set({ used: null })
    const again = await send(backend, completeThirdPartyLogin, { caller: null, ...ending(back) })
    expect(again.errors[0]?.name).toBe('third-party-code-invalid')
  })

  test('that the person declined never arrives, and the response says so', async () => {
    const { url } = await beginExample(backend, 'login')
    const back = await signInAt(backend, url, { email: newAddress(), isCancelled: true })
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(back.searchParams.get('code')).toBeNull()
  })
})

describe('a session', () => {
  test('from before the login ends with it, and the new one has a new secret (fixation)', async () => {
    const email = newAddress()
    const person = await linked(email)
    const before = person.cookie.cookie
    const response = await logInWith(email, null, { cookie: before })
    const after = sessionOf(response.headers)
    expect(after).not.toBe('')
    expect(after).not.toBe(before)
    expect([await isOpen(before), await isOpen(after)]).toEqual([false, true])
  })

  test('that was planted is not adopted', async () => {
    const email = newAddress()
    await linked(email)
    const planted = `session=${'A'.repeat(43)}`
    const response = await logInWith(email, null, { cookie: planted })
    expect(sessionOf(response.headers)).not.toBe(planted)
    expect(await isOpen(planted)).toBe(false)
  })

  test('does not begin for a person whose login staff have disabled', async () => {
    const email = newAddress()
    const { userId } = await linked(email)
    await backend.db.update(people).set({ disabled: backend.clock.now() }).where(eq(people.userId, userId))
    const response = await logInWith(email)
    expect(response.errors[0]?.name).toBe('user-disabled')
    expect(sessionOf(response.headers)).toBe('')
  })
})

describe('an address', () => {
  test('alone never logs anyone in, not even its owner', async () => {
    const { username } = await backend.person()
    expect((await logInWith(username)).errors[0]?.name).toBe('no-account-linked')
  })

  test('that a stranger signed up with and never confirmed goes to its owner, without the stranger', async () => {
    const email = newAddress()
    const password = 'seven purple paper lanterns'
    await send(backend, signUp, { caller: null, body: { username: email, password, open_account: true } })
    const stranger = await send(backend, logIn, { caller: null, body: { username: email, password } })
    const planted = sessionOf(stranger.headers)
    const { body, headers } = ending(await comeBack(backend, { kind: 'signup', email }))
    const owner = await send(backend, signUpWithThirdParty, {
      caller: null,
      body: { ...body, open_account: true },
      headers,
    })
    expect(owner.status).toBe(201)
    expect(await isOpen(planted)).toBe(false)
    expect((await send(backend, logIn, { caller: null, body: { username: email, password } })).status).toBe(
      401,
    )
  })

  test('that is not confirmed can’t have another login, and its owner gets in like everyone else', async () => {
    const email = newAddress()
    const planted = newAddress()
    const sign = (password: string) =>
      send(backend, signUp, { caller: null, body: { username: email, password, open_account: true } })
    await sign('a password of the stranger')
    const login = await send(backend, logIn, {
      caller: null,
      body: { username: email, password: 'a password of the stranger' },
    })
    const token = await backend.inject({
      method: 'POST',
      url: `/api/authorization${createToken.path}`,
      headers: { cookie: sessionOf(login.headers), origin: 'http://localhost:3000' },
    })
    const back = ending(await comeBack(backend, { kind: 'add-login', email: planted }))
    const added = await send(backend, associateThirdParty, {
      caller: null,
      ...back,
      headers: { ...back.headers, authorization: `Bearer ${token.json().access_token}` },
    })
    expect(added.errors).toMatchObject([{ name: 'email-not-confirmed', status: 403 }])
    const password = 'the password of its owner'
    await sign(password)
    const [mail] = (await backend.mails(email)).filter(({ text }) => text.includes('#token='))
    const [, id = '', secret = ''] = /user_id=([\w-]+)#token=(\S+)/.exec(mail?.text ?? '') ?? []
    const confirmed = await send(backend, confirmEmail, {
      caller: null,
      params: { id },
      body: { token: secret, password },
    })
    expect(confirmed.status).toBe(200)
    expect((await logInWith(planted)).errors[0]?.name).toBe('no-account-linked')
  })
})

describe('a change of login methods', () => {
  test('is announced by email, to the address of the person and not of the login', async () => {
    const email = newAddress()
    const person = await linked(email)
    const query = { provider: 'example', email_address: email }
    expect((await send(backend, removeThirdParty, { caller: person, query })).status).toBe(204)
    const mails = await backend.mails(person.username)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A login with Example ID was removed',
      'A login with Example ID was added',
    ])
    expect(await backend.mails(email)).toEqual([])
    expect((await logInWith(email)).errors[0]?.name).toBe('no-account-linked')
  })

  test('of two at once leaves one login method', async () => {
    const [one, two] = [newAddress(), newAddress()]
    const person = await linked(one)
    const back = ending(await comeBack(backend, { kind: 'add-login', email: two }))
    await send(backend, associateThirdParty, { caller: person, ...back })
    await backend.db.update(people).set({ passwordHash: null }).where(eq(people.userId, person.userId))
    const both = await Promise.all(
      [one, two].map(email_address =>
        send(backend, removeThirdParty, { caller: person, query: { provider: 'example', email_address } }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
  })
})
