import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { people } from '#backend/modules/people/tables.ts'
import { passwordResets } from '#backend/services/identity/tables.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { changeUsername } from '#generated/identity/operations/changeUsername.ts'
import { completePasswordReset } from '#generated/identity/operations/completePasswordReset.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { getProfile } from '#generated/identity/operations/getProfile.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { requestPasswordReset } from '#generated/identity/operations/requestPasswordReset.ts'
import { ACCESS_CACHE_LIFETIME } from '#kernel/access/limits.ts'
import { hashSecret } from '#kernel/access/secret-box.ts'
import { mails } from '#kernel/storage/tables.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { logInAgain, send } from '../client.ts'

const PASSWORD = 'eleven quiet harbor lamps'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})
afterEach(() => vi.restoreAllMocks())

const newAddress = () => `new-${randomUUID()}@test.example`
const ask = (username: string) => send(backend, requestPasswordReset, { caller: null, body: { username } })
const complete = (body: { token: string; username: string; password?: string }) =>
  send(backend, completePasswordReset, { caller: null, body: { password: PASSWORD, ...body } })
const mayLogIn = async (username: string, password: string) =>
  (await send(backend, logIn, { caller: null, body: { username, password } })).status === 200

/** The link of the newest email, as the page reads it. */
async function linkTo(username: string): Promise<{ token: string; username: string }> {
  const [mail] = await backend.mails(username)
  const [, hash = ''] = /\/reset-password#(\S+)/.exec(mail?.text ?? '') ?? []
  const link = new URLSearchParams(hash)
  return { token: link.get('token') ?? '', username: link.get('username') ?? '' }
}
async function asked(): Promise<{ person: Person; link: Awaited<ReturnType<typeof linkTo>> }> {
  const person = await backend.person()
  await ask(person.username)
  return { person, link: await linkTo(person.username) }
}
const rejected = { status: 400, errors: [{ name: 'password-reset-link-invalid', fields: [] }] }

describe('no one learns who has an account', () => {
  test('from the response, for any address', async () => {
    const known = await backend.person()
    const names = [known.username, known.username.toUpperCase(), newAddress()]
    names.push((await backend.person({ confirmed: false })).username)
    const responses = await Promise.all(names.map(ask))
    const resend = new Date(backend.clock.now().getTime() + MINUTE).toISOString()
    expect(responses.map(({ status, body }) => ({ status, body }))).toEqual(
      names.map(name => ({ status: 202, body: { username: name.toLowerCase(), resend_available: resend } })),
    )
    const [first, ...others] = responses.map(({ headers }) => Object.keys(headers).toSorted())
    for (const other of others) expect(other).toEqual(first)
  })

  test('from the work done: a stranger’s mail is also written, and then undone', async () => {
    const numberOfMail = async (to: string) => {
      await ask(to)
      const [mail] = await backend.db.select().from(mails).where(eq(mails.recipient, to))
      return mail?.mailId ?? 0
    }
    const [one, other] = [await backend.person(), await backend.person()]
    const before = await numberOfMail(one.username)
    await ask(newAddress())
    // Also within the minute in which a known person gets none.
    await ask(one.username)
    // Numbers used for undone rows are not reused.
    expect(await numberOfMail(other.username)).toBe(before + 3)
  })

  test('and nothing about a stranger is stored', async () => {
    const before = await backend.db.$count(passwordResets)
    const username = newAddress()
    await ask(username)
    expect(await backend.mails(username)).toEqual([])
    expect(await backend.db.$count(passwordResets)).toBe(before)
  })
})

describe('the email', () => {
  test('has a link with the token after the #, and only the hash is stored', async () => {
    const { person, link } = await asked()
    const [mail] = await backend.mails(person.username)
    expect(mail?.text).toMatch(/\/reset-password#username=[^&\s]+&token=[\w-]{43}$/m)
    expect(link.username).toBe(person.username)
    const rows = await backend.db
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.userId, person.userId))
    expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([hashSecret(link.token)])
  })

  test('is sent once a minute, and each ends the previous link', async () => {
    const { person, link } = await asked()
    await ask(person.username)
    expect(await backend.mails(person.username)).toHaveLength(1)
    expect((await complete({ ...link, password: 'passwordpassword' })).errors).toMatchObject([
      { name: 'password-too-common' },
    ])
    backend.clock.advance(MINUTE)
    await ask(person.username)
    expect(await backend.mails(person.username)).toHaveLength(2)
    expect(await complete(link)).toMatchObject(rejected)
    expect((await complete(await linkTo(person.username))).status).toBe(204)
  })

  test('tells people whose login is unconfirmed or turned off what they can do, and has no link for them', async () => {
    const unconfirmed = await backend.person({ confirmed: false })
    const disabled = await backend.person()
    const now = backend.clock.now()
    await backend.db.update(people).set({ disabled: now }).where(eq(people.userId, disabled.userId))
    for (const [person, words] of [
      [unconfirmed, 'Sign up again'],
      [disabled, 'turned off'],
    ] as const) {
      await ask(person.username)
      const [mail] = await backend.mails(person.username)
      expect(mail?.text).toContain(words)
      expect(mail?.text).not.toContain('token')
    }
  })
})

describe('a link', () => {
  test('sets the password, ends every session, and notifies the owner', async () => {
    const { person, link } = await asked()
    const elsewhere = await logInAgain(backend, {
      ...person,
      cookie: { cookie: '', origin: person.cookie.origin },
    })
    await send(backend, changeUsername, { caller: elsewhere, body: { username: newAddress() } })
    expect((await complete(link)).status).toBe(204)
    expect(await mayLogIn(person.username, person.password)).toBe(false)
    expect(await mayLogIn(person.username, PASSWORD)).toBe(true)
    backend.clock.advance(ACCESS_CACHE_LIFETIME)
    for (const caller of [person, elsewhere])
      expect((await send(backend, getProfile, { caller })).status).toBe(401)
    const [mail] = await backend.mails(person.username)
    expect(mail?.subject).toBe('Your password was changed')
    // A change of the address by someone with the old password does not stay pending.
    const again = await logInAgain(backend, { ...person, password: PASSWORD })
    expect((await send(backend, getOwnCredentials, { caller: again })).body.pending_username).toBeNull()
  })

  test('works for half an hour and not after', async () => {
    const [early, late] = [await asked(), await asked()]
    backend.clock.advance(30 * MINUTE - 1)
    expect((await complete(early.link)).status).toBe(204)
    backend.clock.advance(1)
    expect(await complete(late.link)).toMatchObject(rejected)
  })

  test('works once, even in two tabs at the same time', async () => {
    const { link } = await asked()
    const responses = await Promise.all([
      complete({ ...link, password: 'the first of two tabs' }),
      complete({ ...link, password: 'the second of two tabs' }),
    ])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 400])
    expect(await complete(link)).toMatchObject(rejected)
    const winner = responses[0]?.status === 204 ? 'the first of two tabs' : 'the second of two tabs'
    expect(await mayLogIn(link.username, winner)).toBe(true)
  })

  test('belongs to one address, and a wrong one does not use it up', async () => {
    const { link } = await asked()
    const { username } = await backend.person()
    expect(await complete({ ...link, username })).toMatchObject(rejected)
    expect(await complete({ ...link, token: 'A'.repeat(43) })).toMatchObject(rejected)
    expect((await complete(link)).status).toBe(204)
  })

  test('does not work once the login is disabled', async () => {
    const { person, link } = await asked()
    await backend.db
      .update(people)
      .set({ disabled: backend.clock.now() })
      .where(eq(people.userId, person.userId))
    expect(await complete(link)).toMatchObject(rejected)
  })

  test('that is rejected costs no hashing', async () => {
    const hash = vi.spyOn(backend.kernel.passwords, 'hash')
    await complete({ token: 'A'.repeat(43), username: newAddress() })
    expect(hash).not.toHaveBeenCalled()
  })
})
