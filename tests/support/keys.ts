import { eq } from 'drizzle-orm'
import { KEY_RECOVERY_WINDOW } from '#backend/security/limits.ts'
import { embeddedKeys, keyLimits, secretKeys } from '#backend/security/tables.ts'
import { openTrack } from '#backend/subscription/grants.ts'
import { createKeyLimit } from '#generated/security/operations.ts'
import type { Person } from './backend.ts'
import type { World } from './world.ts'

/** An id that no key has. */
export const UNKNOWN_KEY = '0193f1c4-0000-7000-8000-000000000000'
/** What a reveal and a rotation ask of a login. */
export const RECENT_LOGIN = 15 * 60_000

type State = 'active' | 'paused' | 'deleted'
interface KeyCall {
  caller: Person
  params: { id: string }
}

/** Somebody, and a secret key of theirs. */
export async function withSecretKey(world: World, state: State = 'active'): Promise<KeyCall> {
  const caller = await world.person()
  return { caller, params: { id: await world.secretKey(caller, state) } }
}

/** Somebody, and an embedded key of theirs. */
export async function withEmbeddedKey(world: World, state: State = 'active'): Promise<KeyCall> {
  const caller = await world.person()
  return { caller, params: { id: await world.embeddedKey(caller, state) } }
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

/** Lets a lookup with a key have been let through just now. */
export async function useKey(world: World, id: string): Promise<void> {
  await world.given(undefined, async ({ db, clock }) => {
    for (const table of [secretKeys, embeddedKeys])
      await db.update(table).set({ lastUsed: clock.now() }).where(eq(table.keyId, id))
  })
}

/** Gives a key a limit of 50,000 lookups, of which so many are used. */
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
