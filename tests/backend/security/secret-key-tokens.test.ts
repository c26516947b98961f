import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { secretKeys } from '#backend/services/security/tables.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { deleteSecretKey } from '#generated/security/operations/deleteSecretKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { pauseSecretKey } from '#generated/security/operations/pauseSecretKey.ts'
import { revealSecretKeyToken } from '#generated/security/operations/revealSecretKeyToken.ts'
import { updateSecretKey } from '#generated/security/operations/updateSecretKey.ts'
import { hashSecret } from '#kernel/access/secret-box.ts'
import { activities } from '#kernel/storage/tables.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { logInAgain, send, withFreshToken } from '../client.ts'

const RECENT = 15 * 60_000

let backend: Backend
let owner: Person
beforeAll(async () => {
  backend = await sharedBackend()
  owner = await backend.person()
})

async function newKey(caller = owner) {
  const { body } = await send(backend, createSecretKey, { caller, body: { label: 'A key' } })
  return { id: body.key_id, token: body.token }
}
const reveal = (id: string, caller = owner) => send(backend, revealSecretKeyToken, { caller, params: { id } })
const recorded = (id: string) =>
  backend.db.select().from(activities).where(eq(activities.subject, id)).orderBy(activities.activityId)

describe('a token', () => {
  test('is random, and shown when the key is created', async () => {
    const keys = await Promise.all([newKey(), newKey(), newKey()])
    for (const { token } of keys) expect(token).toMatch(/^sk_[A-Za-z0-9]{36}$/)
    expect(new Set(keys.map(({ token }) => token)).size).toBe(keys.length)
  })

  test('is sealed at rest, next to its hash and its last four characters', async () => {
    const { id, token } = await newKey()
    const [row] = await backend.db.select().from(secretKeys).where(eq(secretKeys.keyId, id))
    expect(JSON.stringify(row)).not.toContain(token)
    expect(JSON.stringify(row)).not.toContain(token.slice('sk_'.length, -4))
    expect(row).toMatchObject({ tokenHash: hashSecret(token), tokenTail: token.slice(-4) })
    expect(backend.kernel.secretBox.open(row?.sealedToken ?? '')).toBe(token)
  })

  test('is masked in every response except a reveal', async () => {
    const { id, token } = await newKey()
    const params = { id }
    const responses = [
      await send(backend, listSecretKeys, { caller: owner, query: { search: id } }),
      await send(backend, updateSecretKey, {
        caller: owner,
        params,
        body: { label: 'Renamed', description: '', version: 1 },
      }),
      await send(backend, pauseSecretKey, { caller: owner, params }),
      await send(backend, deleteSecretKey, { caller: owner, params }),
      await send(backend, listSecretKeys, { caller: owner, query: { state: 'deleted', search: id } }),
    ]
    for (const { status, text } of responses) {
      expect(status).toBe(200)
      expect(text).toContain(`"${'•'.repeat(12)}${token.slice(-4)}"`)
      expect(text).not.toContain(token)
    }
  })

  test('cannot be found by search', async () => {
    const { token } = await newKey()
    for (const search of [token, token.slice(-4), hashSecret(token)]) {
      const { body } = await send(backend, listSecretKeys, { caller: owner, query: { search } })
      expect(body.total, search).toBe(0)
    }
  })
})

describe('a reveal', () => {
  test('returns the token, and records who requested which key', async () => {
    const { id, token } = await newKey()
    const response = await reveal(id)
    expect(response.body).toEqual({ token })
    const [, activity, ...more] = await recorded(id)
    expect(more).toEqual([])
    expect(activity).toMatchObject({
      operation: 'revealSecretKeyToken',
      subject: id,
      userId: owner.userId,
      accountId: owner.accountId,
      sessionId: expect.any(String),
      requestId: response.headers['x-request-id'],
      address: '127.0.0.1',
      created: backend.clock.now(),
    })
  })

  test('is recorded each time, and never with the token', async () => {
    const { id, token } = await newKey()
    await reveal(id)
    await reveal(id)
    const rows = await recorded(id)
    expect(rows.map(({ operation }) => operation)).toEqual([
      'createSecretKey',
      'revealSecretKeyToken',
      'revealSecretKeyToken',
    ])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('needs a login in the last fifteen minutes; a fresh access token is not enough', async () => {
    const caller = await logInAgain(backend, await backend.person())
    const { id, token } = await newKey(caller)
    backend.clock.advance(RECENT)
    const atLast = await withFreshToken(backend, caller)
    expect((await reveal(id, atLast)).status).toBe(200)
    backend.clock.advance(1)
    const rejected = await reveal(id, atLast)
    expect(rejected.errors).toMatchObject([{ name: 'recent-login-required', status: 403 }])
    expect((await recorded(id)).map(({ operation }) => operation)).toEqual([
      'createSecretKey',
      'revealSecretKeyToken',
    ])
    // Everything else works as before.
    expect((await send(backend, listSecretKeys, { caller: atLast })).status).toBe(200)
    expect((await reveal(id, await logInAgain(backend, atLast))).body).toEqual({ token })
  })

  test('that is rejected for its role says so, however old the login is', async () => {
    const caller = await backend.person()
    const { id } = await newKey(caller)
    const { accountId } = caller
    if (accountId === null) throw new Error('an owner has an account')
    const viewer = await backend.person({ accountId, roles: ['api-key-viewer'] })
    backend.clock.advance(RECENT + 1)
    const fresh = await withFreshToken(backend, viewer)
    expect((await reveal(id, fresh)).errors).toMatchObject([{ name: 'insufficient-permissions' }])
  })
})

test('a change is recorded and a repeat of it is not', async () => {
  owner = await logInAgain(backend, owner)
  const { id } = await newKey()
  const params = { id }
  for (const operation of [pauseSecretKey, pauseSecretKey, deleteSecretKey, deleteSecretKey])
    expect((await send(backend, operation, { caller: owner, params })).status).toBe(200)
  expect((await recorded(id)).map(({ operation }) => operation)).toEqual([
    'createSecretKey',
    'pauseSecretKey',
    'deleteSecretKey',
  ])
})
