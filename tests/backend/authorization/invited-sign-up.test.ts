import { beforeAll, describe, expect, test } from 'vitest'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { signUp } from '#generated/identity/operations/signUp.ts'
import { type Backend, sharedBackend } from '../../support/backend.ts'
import { cookieOf, send } from '../client.ts'
import { teamClient } from './team/client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

const { invite, tokenOf } = teamClient(() => backend)
const newAddress = () => `${crypto.randomUUID()}@test.example`

describe('a sign-up with an invitation', () => {
  const password = 'seven purple paper lanterns'
  const signUpWith = (username: string, token: string) =>
    send(backend, signUp, {
      caller: null,
      headers: { cookie: `invitation=${token}` },
      body: { username, password, open_account: false },
    })
  const logInOf = (username: string, typed = password) =>
    send(backend, logIn, { caller: null, body: { username, password: typed } })

  test('needs no other email, begins a session, and leads into the account', async () => {
    const owner = await backend.person()
    const guest = newAddress()
    await invite(owner, guest)
    const signedUp = await signUpWith(guest, await tokenOf(guest))
    expect(signedUp).toMatchObject({ status: 201, body: { confirmed: true } })
    expect(await backend.mails(guest)).toHaveLength(1)
    expect(cookieOf(signedUp)).toMatch(/^session=/)
    expect((await logInOf(guest)).body).toMatchObject({ confirmed: true })
  })

  test('for another address, with another link, or for a person who exists is like any other', async () => {
    const owner = await backend.person()
    const [guest, other] = [newAddress(), newAddress()]
    await invite(owner, guest)
    const token = await tokenOf(guest)
    expect((await signUpWith(other, token)).status).toBe(202)
    expect((await signUpWith(guest, 'A'.repeat(43))).status).toBe(202)
    const known = await backend.person()
    await invite(owner, known.username)
    expect((await signUpWith(known.username, await tokenOf(known.username))).status).toBe(202)
    expect((await logInOf(known.username)).status).toBe(401)
    expect((await logInOf(known.username, known.password)).status).toBe(200)
  })

  test('removes what a stranger set up with the address before', async () => {
    const owner = await backend.person()
    const guest = newAddress()
    const stranger = { username: guest, password: 'eleven quiet harbor lamps', open_account: false }
    await send(backend, signUp, { caller: null, body: stranger })
    await invite(owner, guest)
    expect((await signUpWith(guest, await tokenOf(guest))).status).toBe(201)
    expect((await logInOf(guest, stranger.password)).status).toBe(401)
    expect((await logInOf(guest)).status).toBe(200)
  })
})
