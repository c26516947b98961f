import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { internalRoles } from '#backend/modules/accounts/tables.ts'
import { secondFactors } from '#backend/modules/people/tables.ts'
import { addStaff, StaffRejection } from '#backend/services/authorization/staff.ts'
import { readConfig } from '#backend/services.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { HOUR } from '#domain/time/durations.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { searchUsers } from '#generated/identity/operations/searchUsers.ts'
import { clearKeyLimit } from '#generated/security/operations/clearKeyLimit.ts'
import { clearKeyRateLimits } from '#generated/security/operations/clearKeyRateLimits.ts'
import { activities, type LoginMethod, sessions } from '#kernel/storage/tables.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { UNKNOWN_KEY } from '../../support/keys.ts'
import { send } from '../client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { STAFF_TWO_STEP: 'required' } })
})
afterAll(() => backend.close())

const newStaff = () => backend.person({ roles: [INTERNAL_ROLE, 'account-owner'] })
const search = (caller: Person) => send(backend, searchUsers, { caller, query: { text: 'nobody' } })
const rolesOf = async (caller: Person) => (await send(backend, createToken, { caller })).body.roles

async function setMethod({ userId }: Person, method: LoginMethod) {
  await backend.db.update(sessions).set({ method }).where(eq(sessions.userId, userId))
}

async function addSecondFactor({ userId }: Person, isConfirmed = true) {
  const created = backend.clock.now()
  const factor = { userId, sealedSecret: 'v1.x', created, confirmed: isConfirmed ? created : null }
  await backend.db.insert(secondFactors).values(factor)
}

describe('a role of staff', () => {
  test('does not count after a login in one step', async () => {
    const person = await newStaff()
    expect((await search(person)).status).toBe(403)
    expect(await rolesOf(person)).toEqual(['self', 'account-owner'])
  })

  test('nor while the second factor waits for its first code', async () => {
    const person = await newStaff()
    await addSecondFactor(person, false)
    expect((await search(person)).status).toBe(403)
  })

  test('counts with a second factor, and with a passkey', async () => {
    const withCode = await newStaff()
    await addSecondFactor(withCode)
    const withPasskey = await newStaff()
    await setMethod(withPasskey, 'passkey')
    for (const person of [withCode, withPasskey]) {
      expect((await search(person)).status).toBe(200)
      expect(await rolesOf(person)).toEqual(['self', 'account-owner', INTERNAL_ROLE])
    }
  })

  test.each<LoginMethod>(['third-party', 'single-sign-on'])(
    'does not count after a login by %s, whose steps are not known',
    async method => {
      const person = await newStaff()
      await addSecondFactor(person)
      await setMethod(person, method)
      expect((await search(person)).status).toBe(403)
    },
  )

  test('is always checked in production', () => {
    const environment = { APP_ENV: 'production', STAFF_TWO_STEP: 'optional' }
    expect(() => readConfig(environment)).toThrow('STAFF_TWO_STEP: must be required in production')
  })
})

test('a session of staff ends after eight hours, and that of a customer does not', async () => {
  const staff = await newStaff()
  await addSecondFactor(staff)
  const customer = await backend.person()
  backend.clock.advance(8 * HOUR)
  expect((await send(backend, createToken, { caller: staff })).status).toBe(200)
  backend.clock.advance(1)
  expect((await send(backend, createToken, { caller: staff })).status).toBe(401)
  expect((await send(backend, createToken, { caller: customer })).status).toBe(200)
})

test('a member of staff changes at most 60 things in a minute, of all kinds together', async () => {
  const limited = await startBackend({ env: { RATE_LIMIT_FACTOR: '1' } })
  const [staff, other] = [
    await limited.person({ roles: [INTERNAL_ROLE] }),
    await limited.person({ roles: [INTERNAL_ROLE] }),
  ]
  const clear = (
    caller: Person,
    operation: typeof clearKeyLimit | typeof clearKeyRateLimits,
    address: string,
  ) =>
    send(limited, operation as typeof clearKeyLimit, {
      caller,
      params: { id: UNKNOWN_KEY },
      query: { reason: 'A test' },
      address,
    })
  const statuses: number[] = []
  for (let at = 0; at < 61; at++) {
    const operation = at % 2 ? clearKeyLimit : clearKeyRateLimits
    statuses.push((await clear(staff, operation, `192.0.2.${at}`)).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 404), 429])
  expect((await send(limited, searchUsers, { caller: staff, query: { text: 'nobody' } })).status).toBe(200)
  expect((await clear(other, clearKeyLimit, '192.0.2.1')).status).toBe(404)
  await limited.close()
})

describe('the command that adds a member of staff', () => {
  const site = { publicUrl: () => 'https://portal.example' }
  const add = (username: string) => addStaff(backend.db, { username, now: backend.clock.now(), site })
  const isStaff = ({ userId }: Pick<Person, 'userId'>) =>
    backend.db.$count(
      internalRoles,
      and(eq(internalRoles.userId, userId), eq(internalRoles.role, INTERNAL_ROLE)),
    )

  test('makes one of a person who has signed up, and tells them and all staff once', async () => {
    const [colleague, person] = [await newStaff(), await backend.person()]
    expect(await add(person.username.toUpperCase())).toBe(true)
    expect(await isStaff(person)).toBe(1)
    expect(await add(person.username)).toBe(false)
    for (const { username } of [colleague, person]) {
      const mails = await backend.mails(username)
      expect(mails.map(({ subject }) => subject)).toEqual(['Gatepost staff changed'])
      expect(mails[0]?.text).toContain('An operator of the server')
      expect(mails[0]?.text).toContain('two-step verification')
    }
    const recorded = await backend.db.select().from(activities).where(eq(activities.userId, person.userId))
    expect(recorded).toMatchObject([
      { operation: 'grantInternalRole', byStaff: true, reason: 'npm run staff' },
    ])
  })

  test('refuses an address that no one has, or no one has confirmed', async () => {
    await expect(add('nobody@nowhere.example')).rejects.toThrow(StaffRejection)
    const unconfirmed = await backend.person({ confirmed: false })
    await expect(add(unconfirmed.username)).rejects.toThrow('has not confirmed the email address yet')
    expect(await isStaff(unconfirmed)).toBe(0)
  })
})
