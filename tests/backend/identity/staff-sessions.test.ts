import { beforeAll, describe, expect, test } from 'vitest'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { listActivity } from '#generated/authorization/operations/listActivity.ts'
import { completePasswordReset } from '#generated/identity/operations/completePasswordReset.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { listUserSessions } from '#generated/identity/operations/listUserSessions.ts'
import { revokeUserSession } from '#generated/identity/operations/revokeUserSession.ts'
import { revokeUserSessions } from '#generated/identity/operations/revokeUserSessions.ts'
import { sendUserPasswordReset } from '#generated/identity/operations/sendUserPasswordReset.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { logInAgain, send, withFreshToken } from '../client.ts'

/** The promised time for a change to take effect. */
const BITES = 5_000
const query = { reason: 'The laptop was stolen' }

let backend: Backend
let staff: Person
beforeAll(async () => {
  backend = await sharedBackend()
  staff = await backend.person({ roles: ['internal-admin'] })
})

const byBearer = async (caller: Person) => (await send(backend, getOwnCredentials, { caller })).status
const byCookie = async (caller: Person) => (await send(backend, createToken, { caller, body: {} })).status
/** The person in another browser, without a cookie. */
const inAnotherBrowser = (person: Person) =>
  logInAgain(backend, { ...person, cookie: { ...person.cookie, cookie: '' } })

describe('staff who end sessions of a person', () => {
  test('end one at once, and leave the other', async () => {
    const first = await withFreshToken(backend, await backend.person())
    const caller = staff
    const list = async () =>
      (await send(backend, listUserSessions, { caller, params: { id: first.userId } })).body.sessions
    const [session] = await list()
    const second = await inAnotherBrowser(first)
    const params = { id: first.userId, session_id: session?.session_id ?? '' }
    expect((await send(backend, revokeUserSession, { caller, params, query })).status).toBe(204)
    expect(await byCookie(first)).toBe(401)
    backend.clock.advance(BITES)
    expect(await byBearer(first)).toBe(401)
    expect(await byBearer(second)).toBe(200)
    expect(await list()).toHaveLength(1)
    expect((await send(backend, revokeUserSession, { caller, params, query })).status).toBe(404)
  })

  test('leave the reason in the log of the person, who sees no member of staff by name', async () => {
    const person = await backend.person()
    const params = { id: person.userId }
    const ended = await send(backend, revokeUserSessions, { caller: staff, params, query })
    expect(ended.body).toEqual({ ended: 1 })
    const again = await inAnotherBrowser(person)
    const { body } = await send(backend, listActivity, { caller: again, query: { user: person.userId } })
    expect(body.activity.filter(({ operation }) => operation === revokeUserSessions.id)).toMatchObject([
      { summary: 'Ended all sessions', by_staff: true, reason: query.reason },
    ])
    expect(JSON.stringify(body)).not.toContain(staff.username)
  })
})

describe('staff who send a reset link', () => {
  test('never see it, and the newest one works, however soon after the last', async () => {
    const person = await backend.person()
    const params = { id: person.userId }
    const first = await send(backend, sendUserPasswordReset, { caller: staff, params })
    const second = await send(backend, sendUserPasswordReset, { caller: staff, params })
    expect(second.body).toEqual({ email_address: person.username, sent: 'reset-link' })
    const tokens = (await backend.mails(person.username)).flatMap(({ text }) => tokenIn(text) ?? [])
    expect(tokens).toHaveLength(2)
    for (const token of tokens) expect(first.text + second.text).not.toContain(token)
    const set = async (token: string) => {
      const body = { token, username: person.username, password: 'three quiet copper kettles' }
      return (await send(backend, completePasswordReset, { caller: null, body })).status
    }
    const [newest, oldest] = tokens
    expect(await set(oldest ?? '')).toBe(400)
    expect(await byBearer(person)).toBe(200)
    expect(await set(newest ?? '')).toBe(204)
  })
})

const tokenIn = (body: string) => /token=([\w-]{20,})/.exec(body)?.[1]
