import { and, eq } from 'drizzle-orm'
import { accountLabelOf } from '#backend/modules/accounts/public.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { embeddedKeys, secretKeys } from '../tables.ts'
import { type CommonRow, isGone, type KeyTable, requireNotDeleted } from './keys.ts'
import { ofPeople } from './portal-key.ts'

/** A key of any account, for staff. */
export interface AnyKey {
  table: KeyTable
  kind: 'secret' | 'embedded'
  key: CommonRow
}

/** Finds a key by its id, in whatever account. Throws 404 when there is none, or its deadline has passed. */
export async function findAnyKey(
  db: Queries,
  keyId: string,
  now: Date,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<AnyKey> {
  for (const table of [secretKeys, embeddedKeys]) {
    const select = db
      .select()
      .from(table)
      .where(and(eq(table.keyId, keyId), table === embeddedKeys ? ofPeople : undefined))
    const [key] = await (isLocked ? select.for('update') : select)
    if (key && !isGone(key, now)) return { table, kind: table === secretKeys ? 'secret' : 'embedded', key }
  }
  throw problem('not-found')
}

/** The same for a change: the key is held, and a deleted one is rejected. */
export async function lockAnyKey(db: Queries, keyId: string, now: Date): Promise<AnyKey> {
  const found = await findAnyKey(db, keyId, now, { isLocked: true })
  requireNotDeleted(found.key)
  return found
}

/** What the activity log of the key's account says. */
export function recordOfStaff({ kind, key }: AnyKey, reason: string) {
  return {
    accountId: key.accountId,
    reason,
    facts: { kind, label: key.label },
    resource: `${kind}-key`,
  }
}

/** Which key it is, and whose. */
export async function toKeyAccount(db: Queries, { kind, key }: AnyKey) {
  return {
    account_id: key.accountId,
    account_label: await accountLabelOf(db, key.accountId),
    kind,
    key_id: key.keyId,
    key_label: key.label,
    state: stateOf(key),
  }
}

/** Whether a key works. */
export function stateOf({
  recoveryDeadline,
  paused,
}: Pick<CommonRow, 'recoveryDeadline' | 'paused'>): 'active' | 'paused' | 'deleted' {
  if (recoveryDeadline) return 'deleted'
  return paused ? 'paused' : 'active'
}
