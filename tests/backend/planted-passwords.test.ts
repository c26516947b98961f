import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createToken } from '#generated/authorization/operations.ts'
import {
  confirmEmail,
  getOwnCredentials,
  logIn,
  resendConfirmationEmail,
  signUp,
} from '#generated/identity/operations.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import { cookieOf, send } from './client.ts'
import { linksTo } from './mailbox.ts'

/**
 * A stranger can sign up with the address of somebody else and a password of his own. He never reads the
 * mail; the owner of the address does.
 */
const OWNERS = 'the password of the owner'
const STRANGERS = 'the password of a stranger'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => backend.close())

async function signUpWith(username: string, password: string) {
  await send(backend, signUp, { caller: null, body: { username, password, open_account: true } })
  const [link] = await linksTo(backend, username)
  if (!link) throw new Error('no link')
  return link
}
const confirm = ({ userId, token }: { userId: string; token: string }) =>
  send(backend, confirmEmail, { caller: null, params: { id: userId }, body: { token } })

async function logInWith(username: string, password: string) {
  const login = await send(backend, logIn, { caller: null, body: { username, password } })
  if (login.status !== 200) return { status: login.status, cookie: '', bearer: '' }
  const cookie = cookieOf(login)
  const token = await send(backend, createToken, { caller: null, body: {}, headers: { cookie } })
  return { status: 200, cookie, bearer: `Bearer ${token.body.access_token}` }
}
type Session = Awaited<ReturnType<typeof logInWith>>

/** Statuses of a call with the cookie and of one with the access token, five seconds on. */
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

test('a stranger who signs up first is out when the owner confirms', async () => {
  const username = `owner-${randomUUID()}@test.example`
  await signUpWith(username, STRANGERS)
  const stranger = await logInWith(username, STRANGERS)
  expect(await statusesOf(stranger)).toEqual([200, 200])

  await confirm(await signUpWith(username, OWNERS))
  expect(await statusesOf(stranger)).toEqual([401, 401])
  await expectOwnedByOwner(username)
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

test('a link of a stranger changes no password once the address is confirmed', async () => {
  const username = `owner-${randomUUID()}@test.example`
  const planted = await signUpWith(username, STRANGERS)
  await confirm(await signUpWith(username, OWNERS))
  expect((await confirm(planted)).body.status).toBe('already-confirmed')
  await expectOwnedByOwner(username)
})

test('a stranger who asks for another mail takes no link away from the owner', async () => {
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
