import { setImmediate } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { accountLabelOf } from '#backend/modules/accounts/public.ts'
import { lockKeyAccess, readOwnOrganization } from '#backend/modules/single-sign-on/public.ts'
import type {
  OrganizationKeyResult,
  OrganizationKeyResults,
  OrganizationKeysBody,
} from '#generated/security/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import { AccessLost } from '#kernel/access/caller-check.ts'
import type { Context } from '#kernel/contract/context.ts'
import { Problem, problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { isGone, requireNotDeleted } from '../keys/keys.ts'
import type { SecretKeyRow } from '../keys/secret-key-rows.ts'
import { embeddedKeys, secretKeys } from '../tables.ts'

type EmbeddedKeyRow = typeof embeddedKeys.$inferSelect

/** A key that the caller may change, locked until the transaction ends. */
export type ManagedKey =
  | { kind: 'secret'; table: typeof secretKeys; key: SecretKeyRow }
  | { kind: 'embedded'; table: typeof embeddedKeys; key: EmbeddedKeyRow }

/** Changes a key in a transaction. Returns further facts for the activity log, or `unchanged`. */
type Change = (db: Queries, key: ManagedKey) => Promise<Record<string, string> | 'unchanged'>

type ChangeContext = Pick<
  Context<unknown, unknown, Pick<OrganizationKeysBody, 'keys'>>,
  'db' | 'body' | 'caller' | 'now' | 'recordActivity'
>

/**
 * Changes each key of a body in a transaction of its own, which decides whether the caller may: what its account lets the
 * organization do is held from then to the end of the change, so that a consent that is taken back lets none through. A
 * key that is rejected stops none of the others. Throws what a caller without an organization of their own gets.
 */
export async function changeEach(context: ChangeContext, change: Change): Promise<OrganizationKeyResults> {
  const { db, body, caller } = context
  await readOwnOrganization(db, accountOf(caller))
  const results: OrganizationKeyResult[] = []
  // An id is the same in upper and lower case.
  const ids = new Map(body.keys.map(id => [id.toLowerCase(), id]))
  for (const keyId of ids.values()) {
    results.push(await changeOne(context, keyId, change))
    // The embedded database would let other calls wait until all keys are changed.
    await setImmediate()
  }
  return { results }
}

async function changeOne(
  context: ChangeContext,
  keyId: string,
  change: Change,
): Promise<OrganizationKeyResult> {
  try {
    const isChanged = await context.db.transaction(db => changeManaged(context, db, { keyId, change }))
    return { key_id: keyId, outcome: isChanged ? 'changed' : 'unchanged', rejected_with: null }
  } catch (error) {
    // Who has lost their access gets nothing more done, and says so by the status of the call.
    const [reason] = error instanceof Problem && !(error instanceof AccessLost) ? error.items : []
    if (!reason) throw error
    return { key_id: keyId, outcome: 'rejected', rejected_with: reason }
  }
}

/** Whether it was changed. */
async function changeManaged(
  { caller, now, recordActivity }: ChangeContext,
  db: Queries,
  { keyId, change }: { keyId: string; change: Change },
): Promise<boolean> {
  const accountId = accountOf(caller)
  const organization = await readOwnOrganization(db, accountId, 'share')
  const managed = await lockKey(db, keyId, now)
  const { key, kind } = managed
  const access = await lockKeyAccess(db, organization, key.accountId)
  if (access === 'none') throw problem('not-found')
  if (access === 'view') throw problem('key-view-only')
  requireNotDeleted(key)
  const changed = await change(db, managed)
  if (changed === 'unchanged') return false
  const facts = {
    ...changed,
    label: key.label,
    account_label: await accountLabelOf(db, key.accountId),
    from_account: await accountLabelOf(db, accountId),
  }
  await recordActivity(keyId, { db, facts, accountId: key.accountId, resource: `${kind}-key` })
  // In the log of the account from which it was done, too, where the key has no page; its own people get the notice.
  if (key.accountId !== accountId) await recordActivity(keyId, { db, facts, accountId, isSilent: true })
  return true
}

/** A key of either kind that people have made, in whatever account. Throws 404. */
async function lockKey(db: Queries, keyId: string, now: Date): Promise<ManagedKey> {
  const [secret] = await db.select().from(secretKeys).where(eq(secretKeys.keyId, keyId)).for('update')
  if (secret && !isGone(secret, now)) return { kind: 'secret', table: secretKeys, key: secret }
  const [embedded] = await db.select().from(embeddedKeys).where(eq(embeddedKeys.keyId, keyId)).for('update')
  if (embedded && !embedded.isManaged && !isGone(embedded, now))
    return { kind: 'embedded', table: embeddedKeys, key: embedded }
  throw problem('not-found')
}
