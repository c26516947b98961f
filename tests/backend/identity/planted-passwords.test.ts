import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { people } from '#backend/modules/people/tables.ts'
import { createConfirmed } from '#backend/modules/people/vouched.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { confirmEmail } from '#generated/identity/operations/confirmEmail.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { resendConfirmationEmail } from '#generated/identity/operations/resendConfirmationEmail.ts'
import { signUp } from '#generated/identity/operations/signUp.ts'
import { sessions } from '#kernel/storage/tables.ts'
import { type Backend, sharedBackend } from '../../support/backend.ts'
import { cookieOf, send } from '../client.ts'
import { linksTo } from '../mailbox.ts'

/**
 * A stranger can sign up with another person's address and his own password. He never reads the
 * mail; the owner of the address does.
 */
const OWNERS = 'seven purple paper lanterns'
const STRANGERS = 'nine hollow bamboo whistles'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

/** The link of the email, and the cookie of the browser that signed up. */
async function signUpWith(username: string, password: string, cookie = '') {
  const body = { username, password, open_account: true }
  const response = await send(backend, signUp, { caller: null, body, headers: { cookie } })
  const [link] = await linksTo(backend, username)
  if (!link) throw new Error('no link')
  return { ...link, cookie: cookieOf(response) }
}
type Link = Awaited<ReturnType<typeof signUpWith>>
/** Opens a link in a browser: the one of the sign-up, unless another cookie is given. */
const confirm = ({ userId, token, cookie }: Link, more: { password?: string; new_password?: string } = {}) =>
  send(backend, confirmEmail, {
    caller: null,
    params: { id: userId },
    body: { token, ...more },
    headers: { cookie },
  })
/** The same link in a browser that knows nothing of the sign-up. */
const elsewhere = (link: Link): Link => ({ ...link, cookie: '' })
const nameOf = ({ errors }: { errors: { name: string }[] }) => errors[0]?.name

async function logInWith(username: string, password: string) {
  const login = await send(backend, logIn, { caller: null, body: { username, password } })
  if (login.status !== 200) return { status: login.status, cookie: '', bearer: '' }
  const cookie = cookieOf(login)
  const token = await send(backend, createToken, { caller: null, body: {}, headers: { cookie } })
  return { status: 200, cookie, bearer: `Bearer ${token.body.access_token}` }
}
type Session = Awaited<ReturnType<typeof logInWith>>

/** Statuses of a call with the cookie and of one with the access token, five seconds later. */
async function statusesOf({ cookie, bearer }: Session): Promise<number[]> {
  backend.clock.advance(5_000)
  const byCookie = await send(backend, createToken, { caller: null, body: {}, headers: { cookie } })
  const headers = { authorization: bearer }
  const byBearer = await send(backend, getOwnCredentials, { caller: null, headers })
  return [byCookie.status, byBearer.status]
}

async function expectOwnedByOwner(username: string) {
  expect((await logInWith(username, OWNERS)).status).toBe(200)
  expect((await logInWith(username, STRANGERS)).status).toBe(401)
}

test('a stranger who signs up first loses access when the owner confirms', async () => {
  const username = `owner-${randomUUID()}@test.example`
  await signUpWith(username, STRANGERS)
  const stranger = await logInWith(username, STRANGERS)
  expect(await statusesOf(stranger)).toEqual([200, 200])

  await confirm(await signUpWith(username, OWNERS))
  expect(await statusesOf(stranger)).toEqual([401, 401])
  await expectOwnedByOwner(username)
})

test('an unconfirmed sign-up has one session: each login ends the one before', async () => {
  const username = `owner-${randomUUID()}@test.example`
  await signUpWith(username, STRANGERS)
  const first = await logInWith(username, STRANGERS)
  const second = await logInWith(username, STRANGERS)
  expect(await statusesOf(first)).toEqual([401, 401])
  expect(await statusesOf(second)).toEqual([200, 200])
})

test('a login that is under way when the owner proves the address starts no session', async () => {
  const username = `owner-${randomUUID()}@test.example`
  const { userId } = await signUpWith(username, STRANGERS)
  const { passwords } = backend.kernel
  const verify = passwords.verify.bind(passwords)
  const checked = vi.spyOn(passwords, 'verify').mockImplementationOnce(async (hash, password) => {
    const matches = await verify(hash, password)
    await backend.db.transaction(db =>
      createConfirmed(db, username, { firstName: 'Dana', lastName: 'Reyes' }, backend.clock.now()),
    )
    return matches
  })
  expect((await logInWith(username, STRANGERS)).status).toBe(401)
  expect(checked).toHaveBeenCalled()
  checked.mockRestore()
  expect(await backend.db.$count(sessions, eq(sessions.userId, userId))).toBe(0)
})

test('a stranger who signs up second changes nothing for the owner, who confirms the first link', async () => {
  const username = `owner-${randomUUID()}@test.example`
  const link = await signUpWith(username, OWNERS)
  const owner = await logInWith(username, OWNERS)
  await signUpWith(username, STRANGERS)

  expect((await confirm(link)).body.status).toBe('confirmed')
  expect(await statusesOf(owner)).toEqual([200, 200])
  await expectOwnedByOwner(username)
})

test('a stranger’s link changes no password once the address is confirmed', async () => {
  const username = `owner-${randomUUID()}@test.example`
  const planted = await signUpWith(username, STRANGERS)
  await confirm(await signUpWith(username, OWNERS))
  expect((await confirm(planted)).body.status).toBe('already-confirmed')
  await expectOwnedByOwner(username)
})

test('a stranger who requests another email does not invalidate the owner’s link', async () => {
  const username = `owner-${randomUUID()}@test.example`
  const { userId } = await signUpWith(username, STRANGERS)
  const stranger = await logInWith(username, STRANGERS)
  const link = await signUpWith(username, OWNERS)
  backend.clock.advance(60_000)
  const resent = await send(backend, resendConfirmationEmail, {
    caller: null,
    body: { user_id: userId },
    headers: { authorization: stranger.bearer },
  })
  expect(resent.status).toBe(202)

  expect((await confirm(link)).body?.status).toBe('confirmed')
  expect(await statusesOf(stranger)).toEqual([401, 401])
  await expectOwnedByOwner(username)
})

describe('the owner who clicks the link of a stranger’s sign-up', () => {
  test('must enter the password, and the stranger’s does not count', async () => {
    const username = `owner-${randomUUID()}@test.example`
    const link = elsewhere(await signUpWith(username, STRANGERS))
    expect(nameOf(await confirm(link))).toBe('confirmation-password-required')
    expect(nameOf(await confirm(link, { password: OWNERS }))).toBe('password-incorrect')
    const stranger = await logInWith(username, STRANGERS)
    const own = { headers: { authorization: stranger.bearer } }
    const { body } = await send(backend, getOwnCredentials, { caller: null, ...own })
    expect(body.confirmed).toBe(false)
  })

  test('chooses another password, is logged in, and the stranger loses access', async () => {
    const username = `owner-${randomUUID()}@test.example`
    const link = elsewhere(await signUpWith(username, STRANGERS))
    const stranger = await logInWith(username, STRANGERS)
    const response = await confirm(link, { new_password: OWNERS })
    expect(response.body).toEqual({ status: 'confirmed', account_opened: true, username })
    const cookie = cookieOf(response)
    expect((await send(backend, createToken, { caller: null, body: {}, headers: { cookie } })).status).toBe(
      200,
    )
    expect(await statusesOf(stranger)).toEqual([401, 401])
    await expectOwnedByOwner(username)
  })

  test('is not confused with the stranger because of an own sign-up in this browser', async () => {
    const username = `owner-${randomUUID()}@test.example`
    const { cookie } = await signUpWith(`other-${username}`, OWNERS)
    const planted = { ...(await signUpWith(username, STRANGERS)), cookie }
    expect(nameOf(await confirm(planted))).toBe('confirmation-password-required')
  })

  test('cannot be logged in to an account that a stranger created for himself', async () => {
    const link = elsewhere(await signUpWith(`stranger-${randomUUID()}@test.example`, STRANGERS))
    const response = await confirm(link)
    expect(nameOf(response)).toBe('confirmation-password-required')
    expect(response.headers['set-cookie']).toBeUndefined()
  })
})

describe('a person who is the only one to sign up with an address', () => {
  test('needs only the link to be confirmed and logged in, in the browser that signed up', async () => {
    const username = `owner-${randomUUID()}@test.example`
    const response = await confirm(await signUpWith(username, OWNERS))
    expect(response.body.status).toBe('confirmed')
    const headers = { cookie: cookieOf(response) }
    expect((await send(backend, createToken, { caller: null, body: {}, headers })).status).toBe(200)
  })

  test('can use either of two emails, in the browser that requested both', async () => {
    const username = `owner-${randomUUID()}@test.example`
    const first = await signUpWith(username, OWNERS)
    const second = await signUpWith(username, OWNERS, first.cookie)
    expect(second.cookie).toBe(first.cookie)
    expect((await confirm(first)).body.status).toBe('confirmed')
  })

  test('needs the password elsewhere', async () => {
    const username = `owner-${randomUUID()}@test.example`
    const link = elsewhere(await signUpWith(username, OWNERS))
    expect((await confirm(link, { password: OWNERS })).body.status).toBe('confirmed')
    await expectOwnedByOwner(username)
  })

  test('is not logged in by a used link', async () => {
    const link = await signUpWith(`owner-${randomUUID()}@test.example`, OWNERS)
    await confirm(link)
    const again = await confirm(link)
    expect(again.body.status).toBe('already-confirmed')
    expect(again.headers['set-cookie']).toBeUndefined()
  })

  test('stays out while staff have disabled the login', async () => {
    const link = await signUpWith(`owner-${randomUUID()}@test.example`, OWNERS)
    await backend.db
      .update(people)
      .set({ disabled: backend.clock.now() })
      .where(eq(people.userId, link.userId))
    expect((await confirm(link)).headers['set-cookie']).toBeUndefined()
  })
})

test('a cookie without a sign-up is not accepted', async () => {
  const made = await signUpWith(`owner-${randomUUID()}@test.example`, OWNERS, 'sign-up=made-up')
  expect(made.cookie).toMatch(/^sign-up=[\w-]{43}$/)
})
