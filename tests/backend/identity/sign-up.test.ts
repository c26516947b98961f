import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { people } from '#backend/modules/people/tables.ts'
import { confirmations } from '#backend/services/identity/tables.ts'
import { DAY } from '#domain/time/durations.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { confirmEmail } from '#generated/identity/operations/confirmEmail.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { resendConfirmationEmail } from '#generated/identity/operations/resendConfirmationEmail.ts'
import { signUp } from '#generated/identity/operations/signUp.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { hashSecret } from '#kernel/access/secret-box.ts'
import { type Backend, sharedBackend } from '../../support/backend.ts'
import { rejectAtCommit } from '../broken-table.ts'
import { send } from '../client.ts'
import { linksTo } from '../mailbox.ts'

const PASSWORD = 'seven purple paper lanterns'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})
afterEach(() => vi.restoreAllMocks())

const newAddress = () => `new-${randomUUID()}@test.example`
const signUpAs = (username: string, password = PASSWORD) =>
  send(backend, signUp, { caller: null, body: { username, password, open_account: true } })
const confirm = ({ userId, token }: { userId: string; token: string }) =>
  send(backend, confirmEmail, { caller: null, params: { id: userId }, body: { token, password: PASSWORD } })
async function signedUp() {
  const username = newAddress()
  await signUpAs(username)
  const [link] = await linksTo(backend, username)
  return { username, userId: '', token: '', ...link }
}
async function accountsOf(username: string, password = PASSWORD): Promise<unknown[]> {
  const login = await send(backend, logIn, { caller: null, body: { username, password } })
  const headers = { cookie: String(login.headers['set-cookie']).split(';')[0] ?? '' }
  const { body } = await send(backend, createToken, { caller: null, body: {}, headers })
  const bearer = { authorization: `Bearer ${body.access_token}` }
  const response = await send(backend, listAccounts, { caller: null, headers: bearer })
  return response.body.accounts
}

describe('no one learns who has an account', () => {
  test('from the response to a sign-up', async () => {
    const known = await backend.person()
    const unconfirmed = await backend.person({ confirmed: false })
    const names = [newAddress(), known.username, unconfirmed.username, known.username.toUpperCase()]
    const responses = await Promise.all(names.map(name => signUpAs(name)))
    const resend = new Date(backend.clock.now().getTime() + 60_000).toISOString()
    expect(responses.map(({ status, body }) => ({ status, body }))).toEqual(
      names.map(name => ({ status: 202, body: { username: name.toLowerCase(), resend_available: resend } })),
    )
    const [first, ...others] = responses.map(({ headers }) => Object.keys(headers).toSorted())
    for (const other of others) expect(other).toEqual(first)
  })

  test('from the time that a sign-up takes: each hashes one password', async () => {
    const known = await backend.person()
    const hash = vi.spyOn(backend.kernel.passwords, 'hash')
    await signUpAs(known.username)
    expect(hash).toHaveBeenCalledTimes(1)
    await signUpAs(newAddress())
    expect(hash).toHaveBeenCalledTimes(2)
  })

  test('from a rejected login: each compares one password', async () => {
    const known = await backend.person()
    const verify = vi.spyOn(backend.kernel.passwords, 'verify')
    const body = { password: 'not the password at all' }
    const responses = [
      await send(backend, logIn, { caller: null, body: { ...body, username: known.username } }),
      await send(backend, logIn, { caller: null, body: { ...body, username: newAddress() } }),
    ]
    expect(verify).toHaveBeenCalledTimes(2)
    const [first, second] = responses.map(({ status, text }) => ({ status, text }))
    expect(first).toEqual(second)
    expect(first?.status).toBe(401)
  })

  test('from a link that does not exist', async () => {
    const known = await backend.person()
    const token = 'A'.repeat(43)
    const responses = await Promise.all([
      confirm({ userId: known.userId, token }),
      confirm({ userId: randomUUID(), token }),
    ])
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1)
    expect(responses[0]?.errors).toMatchObject([{ name: 'confirmation-link-invalid', status: 400 }])
  })

  test('but the owner of the address, who gets an email that says so and changes nothing', async () => {
    const known = await backend.person()
    await signUpAs(known.username, 'nine hollow bamboo whistles')
    const [mail] = await backend.mails(known.username)
    expect(mail?.subject).toBe('You already have a Gatepost account')
    expect(mail?.text).not.toContain('token')
    expect(await linksTo(backend, known.username)).toEqual([])
    const { username, password } = known
    expect((await send(backend, logIn, { caller: null, body: { username, password } })).status).toBe(200)
  })
})

describe('a confirmation', () => {
  test('opens the account, with the link of the email', async () => {
    const { username, ...link } = await signedUp()
    expect(await accountsOf(username)).toEqual([])
    expect((await confirm(link)).body).toEqual({ status: 'confirmed', account_opened: true, username })
    expect(await accountsOf(username)).toHaveLength(1)
  })

  test('opens no account for a person who did not request one', async () => {
    const username = newAddress()
    const body = { username, password: PASSWORD, open_account: false }
    await send(backend, signUp, { caller: null, body })
    const [link] = await linksTo(backend, username)
    expect((await confirm(link ?? { userId: '', token: '' })).status).toBe(200)
    expect(await accountsOf(username)).toEqual([])
  })

  test('works for a day and not after', async () => {
    const [early, late] = [await signedUp(), await signedUp()]
    backend.clock.advance(DAY - 1)
    expect((await confirm(early)).body.status).toBe('confirmed')
    backend.clock.advance(1)
    expect((await confirm(late)).errors).toMatchObject([{ name: 'confirmation-link-invalid', status: 400 }])
    expect(await accountsOf(late.username)).toEqual([])
  })

  test('that is repeated says so, and opens nothing more', async () => {
    const { username, ...link } = await signedUp()
    await confirm(link)
    expect((await confirm(link)).body).toEqual({
      status: 'already-confirmed',
      account_opened: false,
      username,
    })
    expect(await accountsOf(username)).toHaveLength(1)
  })

  test('needs a token that belongs to the person', async () => {
    const [one, other] = [await signedUp(), await signedUp()]
    expect((await confirm({ userId: one.userId, token: other.token })).status).toBe(400)
    expect(await accountsOf(one.username)).toEqual([])
  })

  test('twice at the same moment opens one account', async () => {
    const { username, ...link } = await signedUp()
    const responses = await Promise.all([confirm(link), confirm(link), confirm(link)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(responses.map(({ body }) => body.status).toSorted()).toEqual([
      'already-confirmed',
      'already-confirmed',
      'confirmed',
    ])
    expect(await accountsOf(username)).toHaveLength(1)
  })

  test('of two links at the same moment opens one account', async () => {
    const { username, ...first } = await signedUp()
    await signUpAs(username)
    const [second] = await linksTo(backend, username)
    await Promise.all([confirm(first), confirm(second ?? first)])
    expect(await accountsOf(username)).toHaveLength(1)
  })
})

describe('what is kept', () => {
  test('of a link is the hash of its token, and of a password its Argon2id hash', async () => {
    const { userId, token } = await signedUp()
    const links = await backend.db.select().from(confirmations).where(eq(confirmations.userId, userId))
    const persons = await backend.db.select().from(people).where(eq(people.userId, userId))
    expect(links.map(({ tokenHash }) => tokenHash)).toEqual([hashSecret(token)])
    for (const { passwordHash } of [...links, ...persons])
      expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const kept = JSON.stringify([links, persons])
    expect(kept).not.toContain(token)
    expect(kept).not.toContain(PASSWORD)
  })

  test('of a sign-up that fails at the end is nothing, not even its email', async () => {
    const username = newAddress()
    const repair = await rejectAtCommit(backend, people, sql`new.username = ${sql.raw(`'${username}'`)}`)
    try {
      expect((await signUpAs(username)).status).toBe(500)
    } finally {
      await repair()
    }
    expect(await backend.mails(username)).toEqual([])
    expect(await backend.db.select().from(people).where(eq(people.username, username))).toEqual([])
    expect((await signUpAs(username)).status).toBe(202)
    expect(await backend.mails(username)).toHaveLength(1)
  })
})

describe('a person whose address is not confirmed', () => {
  test('may see that and request another email, a minute after the last', async () => {
    const person = await backend.person({ confirmed: false })
    const resend = () =>
      send(backend, resendConfirmationEmail, { caller: person, body: { user_id: person.userId } })
    expect((await resend()).status).toBe(202)
    const tooSoon = await resend()
    expect(tooSoon.errors).toMatchObject([{ name: 'too-many-requests', status: 429 }])
    expect(tooSoon.headers['retry-after']).toBe('60')
    backend.clock.advance(60_000)
    expect((await resend()).status).toBe(202)
    expect(await backend.mails(person.username)).toHaveLength(2)
  })

  test('may do nothing in an account', async () => {
    const person = await backend.person({ confirmed: false })
    expect((await send(backend, listSecretKeys, { caller: person })).status).toBe(403)
  })

  test('cannot request mail to another person', async () => {
    const person = await backend.person({ confirmed: false })
    const other = await backend.person({ confirmed: false })
    const body = { user_id: other.userId }
    expect((await send(backend, resendConfirmationEmail, { caller: person, body })).status).toBe(404)
    expect(await backend.mails(other.username)).toEqual([])
  })
})
