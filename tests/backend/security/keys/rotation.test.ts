import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { secretKeys, tokenUses } from '#backend/services/security/tables.ts'
import { HOUR, MINUTE } from '#domain/time/durations.ts'
import { completeSecretKeyRotation } from '#generated/security/operations/completeSecretKeyRotation.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { deleteSecretKey } from '#generated/security/operations/deleteSecretKey.ts'
import { getSecretKey } from '#generated/security/operations/getSecretKey.ts'
import { getSecretKeyRotation } from '#generated/security/operations/getSecretKeyRotation.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { recoverSecretKey } from '#generated/security/operations/recoverSecretKey.ts'
import { revealSecretKeyToken } from '#generated/security/operations/revealSecretKeyToken.ts'
import { startSecretKeyRotation } from '#generated/security/operations/startSecretKeyRotation.ts'
import { hashSecret } from '#kernel/access/secret-box.ts'
import { activities } from '#kernel/storage/tables.ts'
import { type Backend, type Person, sharedBackend } from '../../../support/backend.ts'
import { logInAgain, send } from '../../client.ts'

const LABEL = 'Checkout server'

let backend: Backend
let owner: Person
beforeAll(async () => {
  backend = await sharedBackend()
  owner = await backend.person()
})

async function newKey() {
  // What is made of the clock must not depend on the minute that a test runs at.
  const now = backend.clock.now().getTime()
  backend.clock.advance(Math.ceil(now / HOUR) * HOUR - now)
  owner = await logInAgain(backend, owner)
  const { body } = await send(backend, createSecretKey, { caller: owner, body: { label: LABEL } })
  return { id: body.key_id, token: body.token }
}
const call = (id: string, body?: object, caller = owner) => ({
  caller,
  params: { id },
  ...(body && { body }),
})
const rotate = (id: string, overlap_hours = 24) =>
  send(backend, startSecretKeyRotation, call(id, { overlap_hours }))
const show = (id: string) => send(backend, getSecretKeyRotation, call(id))
const retire = (id: string, body: { label?: string } = {}) =>
  send(backend, completeSecretKeyRotation, call(id, body))
const get = async (id: string) => (await send(backend, getSecretKey, call(id))).body
const stored = async (id: string) =>
  (await backend.db.select().from(secretKeys).where(eq(secretKeys.keyId, id)))[0]
const inTime = (milliseconds: number) => new Date(backend.clock.now().getTime() + milliseconds)
const mask = (token: string) => `${'•'.repeat(12)}${token.slice(-4)}`

async function advance(milliseconds: number) {
  backend.clock.advance(milliseconds)
  owner = await logInAgain(backend, owner)
}

/** As the gateway counts: five minutes in a row. */
const use = (keyId: string, tokenVersion: number, used: number, ago = 0) => {
  const last = inTime(-ago)
  const start = new Date(Math.floor(last.getTime() / (5 * MINUTE)) * 5 * MINUTE)
  return backend.db.insert(tokenUses).values({ keyId, tokenVersion, start, used, last })
}

/** Whether the gateway finds a key for this token and accepts it now. */
async function works(id: string, token: string): Promise<boolean> {
  const hash = hashSecret(token)
  const key = await stored(id)
  const isPrevious =
    key?.previousHash === hash && (key.previousEnds?.getTime() ?? 0) > backend.clock.now().getTime()
  return key?.tokenHash === hash || isPrevious
}

describe('a rotation', () => {
  test('gives another token, and both work for exactly a day', async () => {
    const { id, token: old } = await newKey()
    const before = await get(id)
    const { status, body } = await rotate(id)
    expect(status).toBe(201)
    expect(body.token).toMatch(/^sk_[A-Za-z0-9]{36}$/)
    expect(body.token).not.toBe(old)
    const rotation = {
      started: inTime(0).toISOString(),
      ends: inTime(24 * HOUR).toISOString(),
      previous_token: mask(old),
    }
    // All else stays: id, label, limit, restrictions, version.
    expect(body).toEqual({ ...before, token: body.token, rotation })
    expect(await get(id)).toEqual({ ...before, token: mask(body.token), rotation })
    expect([await works(id, old), await works(id, body.token)]).toEqual([true, true])

    await advance(24 * HOUR - 1)
    expect([await works(id, old), await works(id, body.token)]).toEqual([true, true])
    expect((await show(id)).body).toMatchObject({ ends: rotation.ends, previous_token: mask(old) })
    await advance(1)
    expect([await works(id, old), await works(id, body.token)]).toEqual([false, true])
    expect((await show(id)).errors).toMatchObject([{ name: 'not-found' }])
    expect((await retire(id)).errors).toMatchObject([{ name: 'not-found' }])
    expect((await get(id)).rotation).toBeNull()
    const query = { search: id }
    const { body: list } = await send(backend, listSecretKeys, { caller: owner, query })
    expect(list.secret_keys[0]?.rotation).toBeNull()
  })

  test('without an overlap ends the old token at once', async () => {
    const { id, token: old } = await newKey()
    const { body } = await rotate(id, 0)
    expect(body.rotation).toBeNull()
    expect([await works(id, old), await works(id, body.token)]).toEqual([false, true])
    expect(await stored(id)).toMatchObject({ previousHash: null, previousTail: null, previousEnds: null })
    expect((await show(id)).status).toBe(404)
    // The next one doesn't wait, and a leak ends the tokens of both.
    const { token: current } = (await rotate(id)).body
    const { token: next } = (await rotate(id, 0)).body
    const all = [body.token, current, next].map(token => works(id, token))
    expect(await Promise.all(all)).toEqual([false, false, true])
  })

  test('of thirty days lasts thirty days', async () => {
    const { id, token: old } = await newKey()
    await rotate(id, 720)
    await advance(720 * HOUR - 1)
    expect(await works(id, old)).toBe(true)
    expect((await show(id)).body.hours).toHaveLength(24)
    await advance(1)
    expect(await works(id, old)).toBe(false)
  })

  test('is rejected during another one, and leaves that unchanged', async () => {
    const { id, token: old } = await newKey()
    const { token: current } = (await rotate(id)).body
    const before = await stored(id)
    for (const overlap of [1, 24]) {
      const { errors } = await rotate(id, overlap)
      expect(errors).toMatchObject([{ name: 'rotation-under-way', status: 409 }])
    }
    expect(await stored(id)).toEqual(before)
    await advance(24 * HOUR)
    const { body } = await rotate(id)
    expect(body.rotation?.previous_token).toBe(mask(current))
    const all = [old, current, body.token].map(token => works(id, token))
    expect(await Promise.all(all)).toEqual([false, true, true])
  })

  test('by several people at once happens once, and the one who did it has the token', async () => {
    const { id } = await newKey()
    const responses = await Promise.all(Array.from({ length: 8 }, () => rotate(id)))
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(7)
    const token = responses.find(({ status }) => status === 201)?.body.token ?? ''
    expect(await works(id, token)).toBe(true)
    expect((await send(backend, revealSecretKeyToken, call(id))).body).toEqual({ token })
  })

  test('is recorded, and the tokens are not in any stored data', async () => {
    const { id, token: old } = await newKey()
    const { token } = (await rotate(id)).body
    await retire(id)
    const rows = await backend.db.select().from(activities).where(eq(activities.subject, id))
    expect(rows.map(({ operation }) => operation).toSorted()).toEqual([
      'completeSecretKeyRotation',
      'createSecretKey',
      'startSecretKeyRotation',
    ])
    const kept = JSON.stringify([rows, await stored(id)])
    for (const secret of [old, token]) expect(kept).not.toContain(secret.slice('sk_'.length, -4))
  })

  test('continues while the key is deleted, and can be retired once the key is recovered', async () => {
    const { id } = await newKey()
    await rotate(id)
    await send(backend, deleteSecretKey, call(id))
    expect((await retire(id)).errors).toMatchObject([{ name: 'key-pending' }])
    expect((await show(id)).status).toBe(200)
    await send(backend, recoverSecretKey, call(id))
    expect((await retire(id)).status).toBe(200)
  })

  test('of another account’s key is 404 in each of its parts', async () => {
    const stranger = await backend.person()
    const { id } = await newKey()
    await rotate(id)
    const before = await stored(id)
    const responses = [
      await send(backend, startSecretKeyRotation, call(id, { overlap_hours: 0 }, stranger)),
      await send(backend, getSecretKeyRotation, call(id, undefined, stranger)),
      await send(backend, completeSecretKeyRotation, call(id, { label: LABEL }, stranger)),
    ]
    for (const { errors } of responses) expect(errors).toMatchObject([{ name: 'not-found', status: 404 }])
    expect(await stored(id)).toEqual(before)
  })
})

describe('the use of two tokens', () => {
  test('is reported per hour, including hours without a lookup', async () => {
    const { id } = await newKey()
    await rotate(id)
    await advance(3 * HOUR + 20 * MINUTE)
    await use(id, 1, 40, 3 * HOUR)
    await use(id, 1, 7, 2 * HOUR + 20 * MINUTE)
    await use(id, 1, 5, 90 * MINUTE)
    await use(id, 2, 100, 90 * MINUTE)
    await use(id, 2, 600, 10 * MINUTE)
    await use(id, 2, 60)
    const { body } = await show(id)
    expect(body).toMatchObject({
      previous_used: 52,
      used: 760,
      previous_last_used: inTime(-90 * MINUTE).toISOString(),
      previous_used_last_hour: 0,
      can_retire: true,
    })
    const first = Date.parse(body.started)
    expect(body.hours).toEqual(
      [
        { previous_used: 40, used: 0 },
        { previous_used: 12, used: 100 },
        { previous_used: 0, used: 0 },
        { previous_used: 0, used: 660 },
      ].map((counts, index) => ({ start: new Date(first + index * HOUR).toISOString(), ...counts })),
    )
  })

  test('is reported for the last 24 hours, and as a total', async () => {
    const { id } = await newKey()
    await rotate(id, 72)
    await use(id, 1, 11)
    await advance(30 * HOUR)
    await use(id, 1, 3, 23 * HOUR)
    await use(id, 1, 4, 24 * HOUR)
    const { body } = await show(id)
    expect(body.previous_used).toBe(18)
    expect(body.hours).toHaveLength(24)
    expect(body.hours[0]).toEqual({ start: inTime(-23 * HOUR).toISOString(), previous_used: 3, used: 0 })
    expect(body.hours.at(-1)?.start).toBe(inTime(0).toISOString())
  })

  test('of an earlier rotation does not count in the next', async () => {
    const { id } = await newKey()
    await rotate(id)
    await use(id, 1, 11)
    await use(id, 2, 22)
    await retire(id, { label: LABEL })
    await rotate(id)
    expect((await show(id)).body).toMatchObject({
      previous_used: 0,
      used: 0,
      previous_last_used: null,
      can_retire: true,
    })
    await use(id, 2, 5)
    await use(id, 3, 6)
    expect((await show(id)).body).toMatchObject({ previous_used: 5, used: 6 })
  })
})

describe('an old token', () => {
  test('can be retired when it was not used for an hour, and ends immediately', async () => {
    const { id, token: old } = await newKey()
    const { token } = (await rotate(id)).body
    await use(id, 1, 12)
    await use(id, 2, 900)
    await advance(HOUR - 1)
    expect((await show(id)).body).toMatchObject({ can_retire: false, previous_used_last_hour: 12 })
    expect((await retire(id)).errors).toMatchObject([
      { name: 'token-in-use', status: 409, message: expect.stringContaining('12 lookups') },
    ])
    expect(await works(id, old)).toBe(true)
    await advance(1)
    expect((await show(id)).body).toMatchObject({ can_retire: true, previous_used_last_hour: 0 })
    const { status, body } = await retire(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ rotation: null, token: mask(token) })
    expect([await works(id, old), await works(id, token)]).toEqual([false, true])
    expect((await retire(id)).status).toBe(404)
  })

  test('that is in use can only be retired by entering the label of the key', async () => {
    const { id, token: old } = await newKey()
    await rotate(id)
    await use(id, 1, 12)
    for (const label of ['checkout server', 'Checkout', 'Another key'])
      expect((await retire(id, { label })).errors).toMatchObject([
        { name: 'label-mismatch', fields: ['label'], status: 400 },
      ])
    expect(await works(id, old)).toBe(true)
    expect((await retire(id, { label: LABEL })).status).toBe(200)
    expect(await works(id, old)).toBe(false)
  })

  test('is not blocked by lookups with the new one', async () => {
    const { id } = await newKey()
    await rotate(id)
    await use(id, 2, 900)
    expect((await show(id)).body.can_retire).toBe(true)
    expect((await retire(id)).status).toBe(200)
  })
})
