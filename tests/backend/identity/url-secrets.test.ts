import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptInvitation } from '#generated/authorization/operations/acceptInvitation.ts'
import { createInvitation } from '#generated/authorization/operations/createInvitation.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { findInvitation } from '#generated/authorization/operations/findInvitation.ts'
import { completePasswordReset } from '#generated/identity/operations/completePasswordReset.ts'
import { confirmEmail } from '#generated/identity/operations/confirmEmail.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { requestPasswordReset } from '#generated/identity/operations/requestPasswordReset.ts'
import { signUp } from '#generated/identity/operations/signUp.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { send } from '../client.ts'
import { linksTo } from '../mailbox.ts'

/** URLs end up in logs and histories, so a secret in a query has no effect and is not used up. */
let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'debug' } })
})
afterAll(() => backend.close())

const PASSWORD = 'seven purple paper lanterns'
const newName = () => `${randomUUID()}@test.example`

async function tokenTo(username: string): Promise<string> {
  const [mail] = await backend.mails(username)
  return /[#&]token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('a session secret in the query is ignored', async () => {
  const person = await backend.person()
  const [, session = ''] = person.cookie.cookie.split('=')
  expect((await send(backend, createToken, { caller: null, query: { session }, body: {} })).status).toBe(401)
  expect((await send(backend, createToken, { caller: person, body: {} })).status).toBe(200)
})

test('a password in the query is ignored', async () => {
  const { username, password } = await backend.person()
  const { status, errors, headers } = await send(backend, logIn, {
    caller: null,
    query: { username, password },
    body: {},
  })
  expect(status).toBe(400)
  expect(errors.flatMap(({ fields }) => fields).toSorted()).toEqual(['password', 'username'])
  expect(headers['set-cookie']).toBeUndefined()
})

describe('the token of a link in the query', () => {
  test('resets no password, but does so in the body afterwards', async () => {
    const { username } = await backend.person()
    await send(backend, requestPasswordReset, { caller: null, body: { username } })
    const token = await tokenTo(username)
    const body = { username, password: PASSWORD }
    const rejected = await send(backend, completePasswordReset, { caller: null, query: { token }, body })
    expect(rejected).toMatchObject({ status: 400, errors: [{ fields: ['token'] }] })
    const done = await send(backend, completePasswordReset, { caller: null, body: { ...body, token } })
    expect(done.status).toBe(204)
  })

  test('confirms no address, but does so in the body afterwards', async () => {
    const username = newName()
    await send(backend, signUp, { caller: null, body: { username, password: PASSWORD, open_account: true } })
    const [{ token, userId: id } = { token: '', userId: '' }] = await linksTo(backend, username)
    const call = { caller: null, params: { id } }
    const rejected = await send(backend, confirmEmail, {
      ...call,
      query: { token },
      body: { password: PASSWORD },
    })
    expect(rejected).toMatchObject({ status: 400, errors: [{ fields: ['token'] }] })
    const done = await send(backend, confirmEmail, { ...call, body: { token, password: PASSWORD } })
    expect(done.status).toBe(200)
  })

  test('shows and accepts no invitation, but does so in the body afterwards', async () => {
    const [owner, guest] = [await backend.person(), await backend.person()]
    const body = { email_address: guest.username, roles: ['billing-viewer'] }
    expect((await send(backend, createInvitation, { caller: owner, body })).status).toBe(201)
    const token = await tokenTo(guest.username)
    const find = (call: object) => send(backend, findInvitation, { caller: null, body: {}, ...call })
    const accept = (call: object) => send(backend, acceptInvitation, { caller: guest, body: {}, ...call })
    expect((await find({ query: { token } })).status).toBe(400)
    expect((await accept({ query: { token } })).status).toBe(400)
    expect((await find({ body: { token } })).status).toBe(200)
    expect((await accept({ body: { token } })).status).toBe(200)
  })
})

test('the log does not contain these attempts, even at debug level', async () => {
  const token = randomUUID()
  await send(backend, logIn, { caller: null, query: { token }, body: {} })
  expect(backend.log.join('')).toContain('"request data"')
  expect(backend.log.join('')).not.toContain(token)
})
