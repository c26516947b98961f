import { setImmediate } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { DELIVERY_INTERVAL } from '#backend/services/notification/limits.ts'
import { deliveryJob } from '#backend/services/notification/notices/deliveries.ts'
import { secretKeys } from '#backend/services/security/tables.ts'
import { listActivity } from '#generated/authorization/operations/listActivity.ts'
import { setOrganizationKeyAccess } from '#generated/authorization/operations/setOrganizationKeyAccess.ts'
import { deleteSecretKey } from '#generated/security/operations/deleteSecretKey.ts'
import { getKeyUsageLimits } from '#generated/security/operations/getKeyUsageLimits.ts'
import { getSecretKey } from '#generated/security/operations/getSecretKey.ts'
import { pauseOrganizationKeys } from '#generated/security/operations/pauseOrganizationKeys.ts'
import { resumeOrganizationKeys } from '#generated/security/operations/resumeOrganizationKeys.ts'
import { revealSecretKeyToken } from '#generated/security/operations/revealSecretKeyToken.ts'
import { setOrganizationKeyLimits } from '#generated/security/operations/setOrganizationKeyLimits.ts'
import { startOrganizationKeyRotations } from '#generated/security/operations/startOrganizationKeyRotations.ts'
import type { operations } from '#generated/security/types.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { type Backend, type Person, startBackend } from '../../../support/backend.ts'
import { insertSecretKeys } from '../../../support/many-keys.ts'
import { send } from '../../client.ts'
import { embeddedKey, joined, keysOf, outcomesOf, registered, secretKey } from './organizations.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => backend.close())

const pause = (caller: Person, ...keys: string[]) =>
  send(backend, pauseOrganizationKeys, { caller, body: { keys } })
const rotate = (caller: Person, overlap_hours: number, ...keys: string[]) =>
  send(backend, startOrganizationKeyRotations, { caller, body: { keys, overlap_hours } })
const summaries = async (caller: Person) =>
  (await send(backend, listActivity, { caller, query: { kind: 'keys' } })).body.activity.map(
    ({ summary, person, undo, resource }) => ({ summary, by: person?.username, undo, kind: resource?.kind }),
  )

/** An organization, and an account that lets it manage a secret and an embedded key. */
async function organization() {
  const { owner, ...of } = await registered(backend)
  const other = await joined(backend, of, 'manage')
  return {
    owner,
    other,
    secret: await secretKey(backend, other),
    embedded: await embeddedKey(backend, other),
  }
}

test('keys are paused and resumed, each in the logs of both accounts, and a repeated call changes nothing', async () => {
  const { owner, other, secret, embedded } = await organization()
  expect(outcomesOf(await pause(owner, secret, embedded))).toEqual(['changed', 'changed'])
  expect(outcomesOf(await pause(owner, embedded, secret, secret.toUpperCase()))).toEqual([
    'unchanged',
    'unchanged',
  ])
  expect((await keysOf(backend, owner, { state: 'paused' })).map(({ key_id }) => key_id).toSorted()).toEqual(
    [secret, embedded].toSorted(),
  )
  const { body } = await send(backend, getSecretKey, { caller: other, params: { id: secret } })
  expect(body).toMatchObject({ paused: true, deactivated: backend.clock.now().toISOString() })

  const said = (label: string) => `Paused the key ${label} of Fabrikam from the account Northwind`
  const entry = { by: owner.username, undo: 'none' }
  const theirs = (await summaries(other)).slice(0, 2)
  expect(theirs).toEqual([
    { ...entry, summary: said('Store'), kind: 'embedded-key' },
    { ...entry, summary: said('Checkout'), kind: 'secret-key' },
  ])
  expect(await summaries(owner)).toEqual(theirs.map(each => ({ ...each, kind: 'key' })))

  const resumed = await send(backend, resumeOrganizationKeys, { caller: owner, body: { keys: [secret] } })
  expect(outcomesOf(resumed)).toEqual(['changed'])
  expect(await keysOf(backend, owner, { state: 'active' })).toMatchObject([{ key_id: secret, paused: false }])
})

test('a change of an own key is in the log once', async () => {
  const { owner } = await registered(backend)
  await pause(owner, await secretKey(backend, owner))
  expect((await summaries(owner)).map(({ summary }) => summary)).toEqual([
    'Paused the key Checkout of Northwind from the account Northwind',
    'Created the secret key Checkout',
  ])
})

describe('a rotation', () => {
  test('gives a token that only the account of the key can reveal, and tells its people', async () => {
    const { owner, other, secret, embedded } = await organization()
    const id = { id: secret }
    const before = await send(backend, revealSecretKeyToken, { caller: other, params: id })
    const response = await rotate(owner, 24, secret, embedded)
    expect(outcomesOf(response)).toEqual(['changed', 'key-without-token'])
    const after = await send(backend, revealSecretKeyToken, { caller: other, params: id })
    expect(after.body.token).not.toBe(before.body.token)
    expect(response.text).not.toContain(after.body.token)
    expect((await send(backend, revealSecretKeyToken, { caller: owner, params: id })).status).toBe(404)
    expect((await keysOf(backend, owner, { kind: 'secret' }))[0]?.old_token_expires_at).toBe(
      new Date(backend.clock.now().getTime() + 24 * 60 * 60_000).toISOString(),
    )
    // Two tokens work, so a third has no place, except for one that leaked.
    expect(outcomesOf(await rotate(owner, 1, secret))).toEqual(['rotation-under-way'])
    expect(outcomesOf(await rotate(owner, 0, secret))).toEqual(['changed'])

    backend.clock.advance(DELIVERY_INTERVAL)
    await runWorkers(backend.kernel, [deliveryJob(backend.kernel)])
    const textTo = async ({ username }: Person) =>
      (await backend.mails(username)).map(({ text }) => text).join('\n')
    const notice = `${owner.username} rotated the token of the key Checkout of Fabrikam from the account Northwind`
    expect(await textTo(other)).toContain(notice)
    expect(await textTo(owner)).not.toContain('rotated the token')
  })
})

describe('a limit', () => {
  type Body = operations['setOrganizationKeyLimits']['requestBody']['content']['application/json']
  const limit = (caller: Person, body: Body) => send(backend, setOrganizationKeyLimits, { caller, body })

  test('of all lookups, a day, and a month is set, changed, and removed, each alone', async () => {
    const { owner, other, secret, embedded } = await organization()
    const keys = [secret, embedded]
    const of = async (id: string) => {
      const [key] = (await keysOf(backend, owner)).filter(({ key_id }) => key_id === id)
      return [key?.limit?.max_lookups ?? null, key?.per_day, key?.per_month]
    }
    const set = async (period: Body['period'], max_lookups: number | null) =>
      outcomesOf(await limit(owner, { keys, period, max_lookups }))
    expect(await set('total', 100)).toEqual(['changed', 'changed'])
    expect(await set('day', 10)).toEqual(['changed', 'changed'])
    expect(await set('month', 50)).toEqual(['changed', 'changed'])
    expect(await set('month', 50)).toEqual(['unchanged', 'unchanged'])
    expect([await of(secret), await of(embedded)]).toEqual([
      [100, 10, 50],
      [100, 10, 50],
    ])
    expect(await set('day', null)).toEqual(['changed', 'changed'])
    expect(await set('total', 200)).toEqual(['changed', 'changed'])
    expect(await of(secret)).toEqual([200, null, 50])
    expect(await set('total', null)).toEqual(['changed', 'changed'])
    expect(await of(embedded)).toEqual([null, null, 50])
    const { body } = await send(backend, getKeyUsageLimits, { caller: other, params: { id: secret } })
    expect(body).toMatchObject({ day: null, month: { max_lookups: 50 } })
    expect((await summaries(other)).slice(0, 2).map(({ summary }) => summary)).toEqual([
      'Changed the limit of the key Store of Fabrikam to none from the account Northwind',
      'Changed the limit of the key Checkout of Fabrikam to none from the account Northwind',
    ])
  })
})

test('a key that is rejected stops none of the others', async () => {
  const { owner, other, secret, embedded } = await organization()
  await send(backend, deleteSecretKey, { caller: other, params: { id: secret } })
  const unknown = '0193f1c4-0000-7000-8000-000000000000'
  expect(outcomesOf(await pause(owner, unknown, secret, embedded))).toEqual([
    'not-found',
    'key-pending',
    'changed',
  ])
})

describe('while a hundred keys are paused', () => {
  /** Pauses them, and does something else once the first few are. Returns the outcomes, and which are paused. */
  async function during(act: (of: { owner: Person; other: Person }) => Promise<unknown>) {
    const { owner, ...of } = await registered(backend)
    const other = await joined(backend, of, 'manage')
    await insertSecretKeys(backend, other, 100)
    const isOfOther = eq(secretKeys.accountId, Number(other.accountId))
    const ids = (await backend.db.select().from(secretKeys).where(isOfOther)).map(({ keyId }) => keyId)
    const calling = pause(owner, ...ids)
    const paused = async () =>
      new Set(
        (await backend.db.select().from(secretKeys).where(isOfOther))
          .filter(key => key.paused)
          .map(({ keyId }) => keyId),
      )
    // The embedded database leaves no turn to others by itself.
    while ((await paused()).size < 3) await setImmediate()
    await act({ owner, other })
    const atOnce = await paused()
    const response = await calling
    return { response, ids, atOnce, paused: await paused() }
  }

  test('a consent that is taken back lets no further key through', async () => {
    const { response, ids, atOnce, paused } = await during(({ other }) =>
      send(backend, setOrganizationKeyAccess, { caller: other, body: { key_access: 'none' } }),
    )
    expect(atOnce.size).toBeGreaterThan(2)
    expect(atOnce.size).toBeLessThan(100)
    expect(paused).toEqual(atOnce)
    expect(outcomesOf(response)).toEqual(ids.map(id => (paused.has(id) ? 'changed' : 'not-found')))
  })

  test('an owner who is removed changes no further key, and the call fails', async () => {
    const { response, atOnce, paused } = await during(({ owner }) =>
      backend.db.delete(memberships).where(eq(memberships.userId, owner.userId)),
    )
    expect(atOnce.size).toBeLessThan(100)
    expect(paused).toEqual(atOnce)
    expect(response.status).toBe(403)
  })
})
