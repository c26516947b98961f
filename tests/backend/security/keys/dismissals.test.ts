import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { people } from '#backend/modules/people/tables.ts'
import { dismissalsJob } from '#backend/services/security/keys/dismissals.ts'
import { secretKeys, tipDismissals } from '#backend/services/security/tables.ts'
import { DAY } from '#domain/time/durations.ts'
import { listActivity } from '#generated/authorization/operations/listActivity.ts'
import { undoActivity } from '#generated/authorization/operations/undoActivity.ts'
import { createKeyLimit } from '#generated/security/operations/createKeyLimit.ts'
import { deleteKeyLimit } from '#generated/security/operations/deleteKeyLimit.ts'
import { deleteSecretKey } from '#generated/security/operations/deleteSecretKey.ts'
import { dismissKeyTip } from '#generated/security/operations/dismissKeyTip.ts'
import { getKeySurvey } from '#generated/security/operations/getKeySurvey.ts'
import { getSecretKey } from '#generated/security/operations/getSecretKey.ts'
import { recoverSecretKey } from '#generated/security/operations/recoverSecretKey.ts'
import { restoreKeyTip } from '#generated/security/operations/restoreKeyTip.ts'
import { setSecretKeyRestrictions } from '#generated/security/operations/setSecretKeyRestrictions.ts'
import { type Backend, type Person, startBackend } from '../../../support/backend.ts'
import { logInAgain, send } from '../../client.ts'

const accepted = { reason: 'accepted-risk' as const, note: 'Not in a hurry.' }

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => backend.close())

async function dismissed(caller: Person): Promise<string[]> {
  const { body } = await send(backend, getKeySurvey, { caller })
  return body.dismissals.map(({ tip }) => tip).sort()
}
const sweep = () => backend.kernel.queries.transaction(db => dismissalsJob.run(db, backend.clock.now()))

/** An owner with a secret key that was used long ago, expires soon, and has no limit. */
async function withKey() {
  const owner = await backend.person({
    keysWithPast: [
      { kind: 'secret', label: 'Import', createdDaysAgo: 300, usedDaysAgo: 100, expiresInDays: 10 },
    ],
  })
  const { keys } = (await send(backend, getKeySurvey, { caller: owner })).body
  const id = keys[0]?.key_id ?? ''
  const dismiss = (tip: string, caller = owner) =>
    send(backend, dismissKeyTip, { caller, params: { id, tip }, body: accepted })
  return { owner, id, dismiss }
}

test('a dismissed tip returns when its facts change, and the other ones stay dismissed', async () => {
  const { owner, id, dismiss } = await withKey()
  for (const tip of ['expires-soon', 'idle', 'no-limit', 'any-address']) await dismiss(tip)
  expect(await dismissed(owner)).toEqual(['any-address', 'expires-soon', 'idle', 'no-limit'])

  const { body: key } = await send(backend, getSecretKey, { caller: owner, params: { id } })
  const expires = new Date(backend.clock.now().getTime() + 12 * DAY).toISOString()
  const body = { expires, licenses: null, allowed_ips: [], version: key.version }
  await send(backend, setSecretKeyRestrictions, { caller: owner, params: { id }, body })
  expect(await dismissed(owner)).toEqual(['any-address', 'idle', 'no-limit'])

  // It is used, and then for another ninety days it is not.
  const lastUsed = new Date(backend.clock.now().getTime() - 91 * DAY)
  await backend.db.update(secretKeys).set({ lastUsed }).where(eq(secretKeys.keyId, id))
  expect(await dismissed(owner)).toEqual(['any-address', 'no-limit'])
})

test('a tip that stopped to apply for an hour is shown again when the problem returns', async () => {
  const { owner, id, dismiss } = await withKey()
  await sweep()
  await dismiss('no-limit')
  await dismiss('any-address')
  const call = { caller: owner, params: { id } }
  await send(backend, createKeyLimit, { ...call, body: { max_lookups: 1_000 } })
  expect(await dismissed(owner)).toEqual(['any-address'])
  expect(await sweep()).toBe(1)
  await send(backend, deleteKeyLimit, call)
  expect(await dismissed(owner)).toEqual(['any-address'])
  expect(await sweep()).toBe(0)
})

test('deleting a key deletes what was dismissed about it, and recovering shows all its tips', async () => {
  const { owner, id, dismiss } = await withKey()
  await dismiss('no-limit')
  await send(backend, deleteSecretKey, { caller: owner, params: { id } })
  expect(await backend.db.$count(tipDismissals, eq(tipDismissals.keyId, id))).toBe(0)
  await send(backend, recoverSecretKey, { caller: owner, params: { id } })
  expect(await dismissed(owner)).toEqual([])
})

test('colleagues see who dismissed it, also when that person has left', async () => {
  const { owner, dismiss } = await withKey()
  const colleague = await backend.person({ accountId: owner.accountId ?? 0, roles: ['api-key-editor'] })
  await dismiss('no-limit', colleague)
  const by = async () =>
    (await send(backend, getKeySurvey, { caller: owner })).body.dismissals[0]?.dismissed_by
  const { userId: user_id, username } = colleague
  expect(await by()).toEqual({ user_id, username, is_member: true })
  await backend.db.delete(memberships).where(eq(memberships.userId, user_id))
  expect(await by()).toEqual({ user_id, username, is_member: false })
  await backend.db.delete(people).where(eq(people.userId, user_id))
  expect(await by()).toEqual({ user_id, username: null, is_member: false })
})

test('two presses are one dismissal and one activity, and the activity can be undone', async () => {
  const { owner, id, dismiss } = await withKey()
  const both = await Promise.all([dismiss('no-limit'), dismiss('no-limit')])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const { activity } = (await send(backend, listActivity, { caller: owner })).body
  const [entry, ...others] = activity.filter(({ summary }) => summary.startsWith('Dismissed'))
  expect(entry).toMatchObject({ summary: 'Dismissed the tip “No limit” for the key Import' })
  expect(others).toEqual([])
  const undo = { caller: owner, params: { id: entry?.activity_id ?? 0 } }
  expect((await send(backend, undoActivity, undo)).status).toBe(200)
  expect(await dismissed(owner)).toEqual([])
  const restore = { caller: owner, params: { id, tip: 'no-limit' } }
  expect((await send(backend, restoreKeyTip, restore)).status).toBe(204)
})

test('another account neither dismisses nor restores nor sees it', async () => {
  const { owner, id, dismiss } = await withKey()
  await dismiss('no-limit')
  const stranger = await backend.person()
  expect((await dismiss('any-address', stranger)).status).toBe(404)
  const call = { caller: stranger, params: { id, tip: 'no-limit' } }
  expect((await send(backend, restoreKeyTip, call)).status).toBe(404)
  expect(await dismissed(stranger)).toEqual([])
  expect(await dismissed(await logInAgain(backend, owner))).toEqual(['no-limit'])
})
