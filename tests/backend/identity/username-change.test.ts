import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { people, thirdPartyLogins } from '#backend/modules/people/tables.ts'
import { DAY } from '#domain/time/durations.ts'
import { associateUsername } from '#generated/identity/operations/associateUsername.ts'
import { changeUsername } from '#generated/identity/operations/changeUsername.ts'
import { confirmEmail } from '#generated/identity/operations/confirmEmail.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { listCredentials } from '#generated/identity/operations/listCredentials.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { signUp } from '#generated/identity/operations/signUp.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { send } from '../client.ts'
import { linksTo } from '../mailbox.ts'

const PASSWORD = 'eleven quiet harbor lamps'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

const newAddress = () => `new-${randomUUID()}@test.example`
const change = (caller: Person, username: string) =>
  send(backend, changeUsername, { caller, body: { username } })
const pendingOf = async (caller: Person) =>
  (await send(backend, getOwnCredentials, { caller })).body.pending_username
const logInWith = async (username: string, password: string) =>
  (await send(backend, logIn, { caller: null, body: { username, password } })).status

async function linkTo(username: string) {
  const [link] = await linksTo(backend, username)
  return link ?? { userId: randomUUID(), token: 'A'.repeat(43) }
}
const confirm = ({ userId, token }: { userId: string; token: string }) =>
  send(backend, confirmEmail, { caller: null, params: { id: userId }, body: { token } })
const rejected = { status: 400, errors: [{ name: 'confirmation-link-invalid' }] }

describe('a change of the login email', () => {
  test('waits for the link sent to the new address, and notifies the old one', async () => {
    const person = await backend.person()
    const username = newAddress()
    expect((await change(person, username.toUpperCase())).body).toMatchObject({
      username: person.username,
      pending_username: username,
    })
    expect(await logInWith(username, person.password)).toBe(401)
    expect(await logInWith(person.username, person.password)).toBe(200)
    const [notice] = await backend.mails(person.username)
    expect(notice?.text).toContain(username)
    expect(notice?.text).not.toContain('token')

    const link = await linkTo(username)
    expect((await confirm(link)).body).toEqual({ status: 'confirmed', account_opened: false, username })
    expect(await logInWith(username, person.password)).toBe(200)
    expect(await logInWith(person.username, person.password)).toBe(401)
    expect(await pendingOf(person)).toBeNull()
    const [confirmation] = await backend.mails(person.username)
    expect(confirmation?.subject).toBe('Your login email was changed')
    expect((await confirm(link)).body).toEqual({
      status: 'already-confirmed',
      account_opened: false,
      username,
    })
  })

  test('is withdrawn by entering the current address, which sends nothing and ends the link', async () => {
    const person = await backend.person()
    const username = newAddress()
    await change(person, username)
    const link = await linkTo(username)
    const sent = await backend.mails(person.username)
    expect((await change(person, person.username)).body.pending_username).toBeNull()
    expect(await backend.mails(person.username)).toHaveLength(sent.length)
    expect(await confirm(link)).toMatchObject(rejected)
  })

  test('is replaced by the next one, even when two tabs request it at once', async () => {
    const person = await backend.person()
    const [first, second] = [newAddress(), newAddress()]
    await Promise.all([change(person, first), change(person, second)])
    const pending = await pendingOf(person)
    const [won, lost] = pending === first ? [first, second] : [second, first]
    expect(await confirm(await linkTo(lost))).toMatchObject(rejected)
    expect((await confirm(await linkTo(won))).status).toBe(200)
  })

  test('expires after a day', async () => {
    const [early, late] = [await backend.person(), await backend.person()]
    const addresses = [newAddress(), newAddress()] as const
    await change(early, addresses[0])
    await change(late, addresses[1])
    backend.clock.advance(DAY - 1)
    expect((await confirm(await linkTo(addresses[0]))).status).toBe(200)
    backend.clock.advance(1)
    expect(await confirm(await linkTo(addresses[1]))).toMatchObject(rejected)
    expect(await logInWith(late.username, late.password)).toBe(200)
  })

  test('needs a token that belongs to the person', async () => {
    const [one, other] = [await backend.person(), await backend.person()]
    const [mine, theirs] = [newAddress(), newAddress()]
    await change(one, mine)
    await change(other, theirs)
    const { token } = await linkTo(theirs)
    expect(await confirm({ userId: one.userId, token })).toMatchObject(rejected)
  })
})

describe('one address for two people', () => {
  test('who both requested it goes to the first who confirms', async () => {
    const [one, other] = [await backend.person(), await backend.person()]
    const username = newAddress()
    await change(one, username)
    const first = await linkTo(username)
    await change(other, username)
    const second = await linkTo(username)
    const responses = await Promise.all([confirm(first), confirm(second)])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const holders = await backend.db.select().from(people).where(eq(people.username, username))
    expect(holders).toHaveLength(1)
  })

  test('that has it already and asks for it look the same to the one who asks, and the holder gets an email', async () => {
    const [holder, person] = [await backend.person(), await backend.person()]
    const free = newAddress()
    const responses = [await change(person, free), await change(person, holder.username)]
    const shapes = responses.map(({ status, body }) => ({
      status,
      body: { ...body, pending_username: 'pending' },
    }))
    expect(shapes[1]).toEqual(shapes[0])
    expect(responses[1]?.body.pending_username).toBe(holder.username)
    const subjects = async (to: string) => (await backend.mails(to)).map(({ subject }) => subject)
    expect(await subjects(holder.username)).toEqual(['Your email is already used to log in'])
    expect(await subjects(person.username)).toEqual(Array(2).fill('Request to change your login email'))
    const [{ text = '' } = {}] = await backend.mails(holder.username)
    expect(text).not.toContain('token=')
  })

  test('costs the same statements whether or not it is taken', async () => {
    const [holder, person] = [await backend.person(), await backend.person()]
    const counts: number[] = []
    for (const username of [newAddress(), holder.username])
      counts.push((await backend.statementsOf(() => change(person, username))).length)
    expect(counts[1]).toBe(counts[0])
  })

  test('is not blocked for its owner by a person who only signed up with it', async () => {
    const username = newAddress()
    const body = { username, password: 'a planted password here', open_account: true }
    await send(backend, signUp, { caller: null, body })
    const planted = await linkTo(username)
    const person = await backend.person()
    expect((await change(person, username)).status).toBe(202)
    expect((await confirm(await linkTo(username))).status).toBe(200)
    expect(await logInWith(username, 'a planted password here')).toBe(401)
    expect(await logInWith(username, person.password)).toBe(200)
    expect(await confirm(planted)).toMatchObject(rejected)
  })
})

describe('a password for a person without one', () => {
  async function withoutPassword(): Promise<Person> {
    const person = await backend.person()
    const { userId, username } = person
    await backend.db.update(people).set({ passwordHash: null }).where(eq(people.userId, userId))
    await backend.db.insert(thirdPartyLogins).values({
      provider: 'google',
      subject: userId,
      userId,
      emailAddress: username,
      created: backend.clock.now(),
    })
    return person
  }
  const add = (caller: Person, username: string, password = PASSWORD) =>
    send(backend, associateUsername, { caller, body: { username, password } })

  test('works at once with the confirmed address', async () => {
    const person = await withoutPassword()
    expect((await add(person, person.username)).body.confirmed).toBe(true)
    expect(await logInWith(person.username, PASSWORD)).toBe(200)
    expect((await backend.mails(person.username))[0]?.subject).toBe('A password was added to your login')
  })

  test('works with another address once it is confirmed', async () => {
    const person = await withoutPassword()
    const username = newAddress()
    await add(person, username, 'the first password typed')
    await add(person, username)
    expect(await logInWith(username, PASSWORD)).toBe(401)
    const before = (await send(backend, listCredentials, { caller: person })).body.credentials
    expect(before).toMatchObject([{ type: 'password', username, confirmed: false }, { type: 'third-party' }])
    expect((await confirm(await linkTo(username))).status).toBe(200)
    expect(await logInWith(username, PASSWORD)).toBe(200)
    expect(await logInWith(username, 'the first password typed')).toBe(401)
  })

  test('is added once, even when two tabs do it at the same time', async () => {
    const person = await withoutPassword()
    const responses = await Promise.all([
      add(person, person.username, 'the first of two tabs'),
      add(person, person.username, 'the second of two tabs'),
    ])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })
})
