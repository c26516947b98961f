import { eq } from 'drizzle-orm'
import { embeddedKeys, keyLimits, secretKeys } from '#backend/services/security/tables.ts'
import { openTrack } from '#backend/services/subscription/grants.ts'
import { KEY_RECOVERY_WINDOW } from '#generated/durations.ts'
import { createEmbeddedKey } from '#generated/security/operations/createEmbeddedKey.ts'
import { createKeyLimit } from '#generated/security/operations/createKeyLimit.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { deleteEmbeddedKey } from '#generated/security/operations/deleteEmbeddedKey.ts'
import { deleteSecretKey } from '#generated/security/operations/deleteSecretKey.ts'
import { pauseEmbeddedKey } from '#generated/security/operations/pauseEmbeddedKey.ts'
import { pauseSecretKey } from '#generated/security/operations/pauseSecretKey.ts'
import { setSecretKeyRestrictions } from '#generated/security/operations/setSecretKeyRestrictions.ts'
import type { Person } from './backend.ts'
import { limitOf } from './contract/contract.ts'
import type { World } from './contract/world.ts'
import { insertEmbeddedKeys, insertSecretKeys } from './many-keys.ts'

/** An id that no key has. */
export const UNKNOWN_KEY = '0193f1c4-0000-7000-8000-000000000000'
/** What a reveal and a rotation ask of a login. */
export const RECENT_LOGIN = 15 * 60_000

type State = 'active' | 'paused' | 'deleted'
interface KeyCall {
  caller: Person
  params: { id: string }
}

/** A new secret key in the person's account; returns its id. */
export async function secretKey(world: World, caller: Person, state: State = 'active'): Promise<string> {
  const { key_id: id } = await world.perform(createSecretKey, { caller, body: { label: 'Checkout server' } })
  if (state === 'paused') await world.perform(pauseSecretKey, { caller, params: { id } })
  if (state === 'deleted') await world.perform(deleteSecretKey, { caller, params: { id } })
  return id
}

/** A new embedded key in the person's account, for one hostname; returns its id. */
export async function embeddedKey(world: World, caller: Person, state: State = 'active'): Promise<string> {
  const body = { label: 'Store checkout', domains: ['shop.northwind.example'] }
  const { key_id: id } = await world.perform(createEmbeddedKey, { caller, body })
  if (state === 'paused') await world.perform(pauseEmbeddedKey, { caller, params: { id } })
  if (state === 'deleted') await world.perform(deleteEmbeddedKey, { caller, params: { id } })
  return id
}

/** Gives the person's account as many secret keys as it can have. */
export function fillSecretKeys(world: World, person: Person): Promise<void> {
  return world.given(undefined, backend => insertSecretKeys(backend, person, limitOf(createSecretKey)))
}

/** Gives the person's account as many embedded keys as it can have. */
export function fillEmbeddedKeys(world: World, person: Person): Promise<void> {
  return world.given(undefined, backend => insertEmbeddedKeys(backend, person, limitOf(createEmbeddedKey)))
}

/** A person with a secret key that has been used. */
export async function withSecretKey(world: World, state: State = 'active'): Promise<KeyCall> {
  const caller = await world.person()
  const id = await secretKey(world, caller, state)
  await recordKeyUse(world, id)
  return { caller, params: { id } }
}

/** A person with an embedded key. */
export async function withEmbeddedKey(world: World, state: State = 'active'): Promise<KeyCall> {
  const caller = await world.person()
  return { caller, params: { id: await embeddedKey(world, caller, state) } }
}

/** A person with an embedded key that has been used, and has a limit. */
export async function withLimitedEmbeddedKey(world: World): Promise<KeyCall> {
  const call = await withEmbeddedKey(world)
  await recordKeyUse(world, call.params.id)
  await limitKey(world, call, 12_480)
  return call
}

export async function withUnknownKey(world: World): Promise<KeyCall> {
  return { caller: await world.person(), params: { id: UNKNOWN_KEY } }
}

/** The same call when the recovery deadline of what was deleted is over. */
export async function pastDeadline(world: World, call: Promise<KeyCall>): Promise<KeyCall> {
  const { caller, params } = await call
  world.advance(KEY_RECOVERY_WINDOW)
  return { caller: await world.logIn(caller), params }
}

/** A person with a secret key that has been used, and works for some addresses. */
export async function withRestrictedKey(world: World): Promise<KeyCall> {
  const call = await withSecretKey(world)
  const body = { expires: null, licenses: null, allowed_ips: ['203.0.113.0/24'], version: 1 }
  await world.perform(setSecretKeyRestrictions, { ...call, body })
  return call
}

/** Records that a lookup with a key was accepted just now. */
export async function recordKeyUse(world: World, id: string): Promise<void> {
  await world.given(undefined, async ({ db, clock }) => {
    for (const table of [secretKeys, embeddedKeys])
      await db.update(table).set({ lastUsed: clock.now() }).where(eq(table.keyId, id))
  })
}

/** Gives a key a limit of 50,000 lookups, with this many used. */
export async function limitKey(world: World, { caller, params }: KeyCall, used: number): Promise<void> {
  await world.perform(createKeyLimit, { caller, params, body: { max_lookups: 50_000 } })
  await world.given(undefined, async ({ db }) => {
    await db.update(keyLimits).set({ lookupsUsed: used }).where(eq(keyLimits.keyId, params.id))
  })
}

/** Lets the account of a person hold these licenses. */
export async function holdLicenses(world: World, { accountId }: Person, ...ids: number[]): Promise<void> {
  await world.given(undefined, async ({ db, clock }) => {
    for (const licenseId of ids)
      await openTrack(db, { accountId: accountId ?? 0, licenseId, now: clock.now() })
  })
}
