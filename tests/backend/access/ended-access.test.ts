import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passkeys } from '#backend/modules/people/tables.ts'
import { invitations } from '#backend/services/authorization/tables.ts'
import { createInvitation } from '#generated/authorization/operations/createInvitation.ts'
import { grantRole } from '#generated/authorization/operations/grantRole.ts'
import { removeTeamMember } from '#generated/authorization/operations/removeTeamMember.ts'
import { createPasskey } from '#generated/identity/operations/createPasskey.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { logInWithPasskey } from '#generated/identity/operations/logInWithPasskey.ts'
import { signUpWithThirdParty } from '#generated/identity/operations/signUpWithThirdParty.ts'
import { startPasskeyLogin } from '#generated/identity/operations/startPasskeyLogin.ts'
import { startPasskeyRegistration } from '#generated/identity/operations/startPasskeyRegistration.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { startSession } from '#kernel/access/sessions.ts'
import { manualClock } from '#kernel/clock.ts'
import { sessions } from '#kernel/storage/tables.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { scaled } from '../../../scripts/lib/test-scope.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { type Backend, BROWSER, ORIGIN, type Person, startBackend } from '../../support/backend.ts'
import { callScim, makeProvisioning, type Provisioning } from '../../support/scim/provisioning.ts'
import { comeBack, ending } from '../../support/servers/example-id.ts'
import { send } from '../client.ts'

/** How often each attack is run, each time at another phase. */
const ROUNDS = scaled(8, 200)
/** Sessions that a stranger keeps in use: a server forgets what it knows of one when it changes something. */
const WARM = 8
const LIMIT = scaledTimeout(scaled(60_000, 600_000))

const clock = manualClock()
/** Two servers on one PostgreSQL; the embedded database has one, which then plays both. */
const backends: Backend[] = []
let provisioning: Provisioning
beforeAll(async () => {
  for (let index = 0; index < (process.env.DATABASE_URL ? 2 : 1); index++)
    backends.push(
      await startBackend({ clock, env: { LOG_LEVEL: 'error', PUBLIC_URL: ORIGIN }, beside: backends[0] }),
    )
  provisioning = await makeProvisioning(server(0), { seats: 2 * ROUNDS + 20 })
})
afterAll(async () => {
  for (const backend of backends) {
    expect(backend.log.filter(line => line.includes('deadlock'))).toEqual([])
    await backend.close()
  }
})

function server(index: number): Backend {
  const backend = backends[index] ?? backends[0]
  if (!backend) throw new Error('no server')
  return backend
}

/** The stranger is on the server of the victim in even rounds, and on the other one in odd rounds. */
const strangersServer = (round: number) => server(round % 2)

/** A stranger who has signed up with someone's address, with sessions that a server has just seen. */
async function strangerWith(backend: Backend, username: string): Promise<Person[]> {
  const stranger = await backend.person({ username, confirmed: false })
  const callers = [stranger]
  while (callers.length < WARM) callers.push(await anotherSession(backend, stranger))
  for (const caller of callers) expect((await send(backend, getOwnCredentials, { caller })).status).toBe(200)
  return callers
}

async function anotherSession({ db, kernel }: Backend, person: Person): Promise<Person> {
  const { userId, accountId } = person
  const now = clock.now()
  const begun = {
    userId,
    accountId,
    now,
    address: '127.0.0.1',
    userAgent: BROWSER,
    method: 'password' as const,
  }
  const { sessionId } = await startSession(db, begun)
  const { token } = await kernel.tokens.issue({ userId, sessionId, accountId, roles: [] })
  return { ...person, bearer: { authorization: `Bearer ${token}` } }
}

/**
 * Runs `attack` again and again in `lanes` at once, and `defense` once a random number of attacks has ended, and goes
 * on for a while after it. Returns the results of the attacks that began after the defense had ended.
 */
async function race<Result>(
  attack: (lane: number, isLate: boolean) => Promise<Result>,
  defense: () => Promise<unknown>,
  lanes: number,
): Promise<Result[]> {
  const phase = Math.floor(Math.random() * 3 * lanes)
  let [ended, remaining] = [0, 3 * lanes]
  let isOver = false
  let begin = () => {}
  const begun = new Promise<void>(resolve => (begin = resolve))
  const late: Result[] = []
  const run = async (lane: number) => {
    while (remaining > 0) {
      const isLate = isOver
      if (isLate) remaining--
      const result = await attack(lane, isLate)
      if (isLate) late.push(result)
      if (++ended >= phase) begin()
      // The embedded database runs in microtasks, which would leave no turn to the defense.
      await setImmediate()
    }
  }
  const attacks = Array.from({ length: lanes }, (_, lane) => run(lane))
  await begun
  await defense().finally(() => (isOver = true))
  await Promise.all(attacks)
  return late
}

const takeovers: [string, (username: string) => Promise<unknown>][] = [
  [
    'signs up through another service',
    async username => {
      const back = ending(await comeBack(server(0), { kind: 'signup', email: username }))
      const call = { caller: null, ...back, body: { ...back.body, open_account: true } }
      const response = await send(server(0), signUpWithThirdParty, call)
      expect(response.status, response.text).toBe(201)
    },
  ],
  [
    'is provisioned',
    async username => {
      const response = await callScim(server(0), provisioning, 'POST', '/Users', {
        body: { userName: username },
      })
      expect(response.status).toBe(201)
    },
  ],
]

describe.each(takeovers)('a stranger’s sessions, once the owner of the address %s', (_, takeOver) => {
  test('add no passkey, at no moment', { timeout: LIMIT }, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const username = provisioning.address()
      const backend = strangersServer(round)
      const callers = await strangerWith(backend, username)
      const [{ userId }] = callers as [Person]
      const devices = callers.map(() => createAuthenticator())
      const addPasskey = async (lane: number, isLate: boolean) => {
        const [caller, other, device] = [callers[2 * lane], callers[2 * lane + 1], devices[lane]]
        if (!caller || !other || !device) throw new Error('no such session')
        // Half of the sessions only read until the owner has come, so that a server still knows them.
        if (lane % 2 && !isLate) {
          await send(backend, getOwnCredentials, { caller })
          return (await send(backend, getOwnCredentials, { caller: other })).status
        }
        const started = await send(backend, startPasskeyRegistration, { caller })
        expect(started.status).toBeLessThan(500)
        if (started.status !== 201) return started.status
        const body = { name: 'Mine', ...device.register(started.body) }
        const { status } = await send(backend, createPasskey, { caller: other, body })
        expect(status).toBeLessThan(500)
        return status
      }
      const late = await race(addPasskey, () => takeOver(username), WARM / 2)
      expect(late.filter(status => status !== 401)).toEqual([])
      expect(await backend.db.$count(passkeys, eq(passkeys.userId, userId))).toBe(0)
      const { body: challenge } = await send(backend, startPasskeyLogin, { caller: null })
      for (const device of devices) {
        const login = await send(backend, logInWithPasskey, { caller: null, body: device.sign(challenge) })
        expect(login.status).toBe(401)
      }
    }
  })
})

test('an owner who is removed invites no one and creates no key, at no moment', {
  timeout: LIMIT,
}, async () => {
  const first = await server(0).person({ maxUsers: 1000 })
  const accountId = first.accountId ?? 0
  const roles = ['account-owner', 'api-key-editor', 'api-key-viewer']
  for (let round = 0; round < ROUNDS; round++) {
    const backend = strangersServer(round)
    const removed = await backend.person({ accountId, roles })
    const callers = [removed, await anotherSession(backend, removed), await anotherSession(backend, removed)]
    for (const caller of callers) expect((await send(backend, listSecretKeys, { caller })).status).toBe(200)
    const address = `${randomUUID()}@test.example`
    const attack = async (lane: number, isLate: boolean) => {
      const caller = callers[lane] ?? removed
      if (lane < 2 && !isLate) return (await send(backend, listSecretKeys, { caller })).status
      const call =
        lane === 0
          ? send(backend, createInvitation, {
              caller,
              body: { email_address: address, roles: ['account-owner'] },
            })
          : send(backend, createSecretKey, { caller, body: { label: `Round ${round}` } })
      const { status } = await call
      expect(status).toBeLessThan(500)
      return status
    }
    const remove = async () => {
      const params = { id: removed.userId }
      expect((await send(server(0), removeTeamMember, { caller: first, params })).status).toBe(204)
    }
    const late = await race(attack, remove, 3)
    expect(late.filter(status => status !== 401 && status !== 403)).toEqual([])
    await backend.db
      .delete(invitations)
      .where(and(eq(invitations.accountId, accountId), eq(invitations.emailAddress, address)))
  }
})

test('two owners who remove each other at once leave one of them', { timeout: LIMIT }, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const owner = await server(0).person({ maxUsers: 10 })
    const accountId = owner.accountId ?? 0
    const other = await server(1).person({ accountId, roles: ['account-owner'] })
    const responses = await Promise.all([
      send(server(0), removeTeamMember, { caller: owner, params: { id: other.userId } }),
      send(server(1), removeTeamMember, { caller: other, params: { id: owner.userId } }),
    ])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([
      204,
      expect.toBeOneOf([401, 403, 404, 409]),
    ])
  }
})

test('a session that ends between two calls grants nothing', async () => {
  const owner = await server(0).person()
  const member = await server(0).person({ accountId: owner.accountId ?? 0, roles: [] })
  expect((await send(server(0), listSecretKeys, { caller: owner })).status).toBe(200)
  await server(0).db.update(sessions).set({ revoked: clock.now() }).where(eq(sessions.userId, owner.userId))
  const params = { id: member.userId, role: 'api-key-editor' as const }
  expect((await send(server(0), grantRole, { caller: owner, params })).status).toBe(401)
})
