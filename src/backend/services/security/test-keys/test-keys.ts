import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/public.ts'
import { people } from '#backend/modules/people/public.ts'
import { TEST_TOKEN_PREFIX, toTestKeyId } from '#domain/keys/test-keys.ts'
import { KEY_RECOVERY_WINDOW } from '#generated/durations.ts'
import type { operations, QueryDefaults, TestKey } from '#generated/security/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Context } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import { requireCapacity } from '#kernel/storage/capacity.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { isGone, requireNotDeleted } from '../keys/keys.ts'
import { createToken } from '../keys/tokens.ts'
import type { StoredTestKey } from './read.ts'
import { testKeys } from './tables.ts'

/** Deleted keys that a response lists at most, as the contract says. */
const LISTED = 100

type KeyContext = Pick<Context<{ id: string }>, 'db' | 'params' | 'caller' | 'now' | 'recordActivity'>

/** Handlers of `openapi/security/test-keys.yaml`. */
export const testKeyHandlers = {
  async listTestKeys({ db, caller, query, now }) {
    const isWanted =
      query.state === 'deleted' ? gt(testKeys.recoveryDeadline, now) : isNull(testKeys.recoveryDeadline)
    const rows = await select(db)
      .where(and(eq(testKeys.accountId, accountOf(caller)), isWanted))
      .orderBy(desc(testKeys.created), desc(testKeys.keyId))
      .limit(LISTED)
    return { status: 200, body: { test_keys: rows.map(toWire) } }
  },

  async createTestKey({ db, body, caller, limit, now, recordActivity }) {
    const accountId = accountOf(caller)
    await requireKeyCapacity(db, accountId, limit)
    const keyId = toTestKeyId(newId(now))
    await db.insert(testKeys).values({
      keyId,
      accountId,
      label: body.label,
      token: createToken(TEST_TOKEN_PREFIX),
      created: now,
      createdBy: caller.userId,
    })
    await recordActivity(keyId)
    return { status: 201, body: await read(db, keyId) }
  },

  async updateTestKey(context) {
    const { db, body, nothingChanged } = context
    const { label } = body
    const key = await findCurrent(context)
    if (key.label === label) {
      nothingChanged()
      return { status: 200, body: await read(db, key.keyId) }
    }
    return change(context, { label }, { label_before: key.label })
  },

  async deleteTestKey(context) {
    const { now, nothingChanged } = context
    const key = await find(context)
    if (key.recoveryDeadline) nothingChanged()
    else {
      const recoveryDeadline = new Date(now.getTime() + KEY_RECOVERY_WINDOW)
      await change(context, { recoveryDeadline }, { label: key.label })
    }
    return { status: 204 }
  },

  async recoverTestKey(context) {
    const { db, limit, now } = context
    const key = await find(context, { evenPastDeadline: true })
    if (!key.recoveryDeadline) throw problem('key-not-deleted')
    if (isGone(key, now)) throw problem('recovery-deadline-passed')
    await requireKeyCapacity(db, key.accountId, limit)
    return change(context, { recoveryDeadline: null })
  },

  async resetTestKeyToken(context) {
    await findCurrent(context)
    return change(context, { token: createToken(TEST_TOKEN_PREFIX) })
  },
} satisfies Partial<Handlers<operations, QueryDefaults>>

/** Throws unless the account may have another test key. */
function requireKeyCapacity(db: Queries, accountId: number, limit: Context['limit']): Promise<void> {
  const where = isNull(testKeys.recoveryDeadline)
  return requireCapacity(db, testKeys, { owner: [testKeys.accountId, accountId], limit, where })
}

/** The key in the path, locked until the transaction ends. Throws 404 for a key of another account. */
async function find(
  { db, params, caller, now }: KeyContext,
  { evenPastDeadline = false }: { evenPastDeadline?: boolean } = {},
): Promise<StoredTestKey> {
  const [key] = await db
    .select()
    .from(testKeys)
    .where(and(eq(testKeys.keyId, params.id), eq(testKeys.accountId, accountOf(caller))))
    .for('update')
  if (!key || (isGone(key, now) && !evenPastDeadline)) throw problem('not-found')
  return key
}

async function findCurrent(context: KeyContext): Promise<StoredTestKey> {
  const key = await find(context)
  requireNotDeleted(key)
  return key
}

/** Changes the key in the path, records that in the activity log, and returns the updated key. */
async function change(
  { db, params, recordActivity }: KeyContext,
  changes: Partial<StoredTestKey>,
  facts: Record<string, unknown> = {},
): Promise<{ status: 200; body: TestKey }> {
  await db.update(testKeys).set(changes).where(eq(testKeys.keyId, params.id))
  await recordActivity(params.id, { facts })
  return { status: 200, body: await read(db, params.id) }
}

const select = (db: Queries) =>
  db
    .select({ key: testKeys, creator: people.username, memberId: memberships.userId })
    .from(testKeys)
    .leftJoin(people, eq(people.userId, testKeys.createdBy))
    .leftJoin(
      memberships,
      and(eq(memberships.accountId, testKeys.accountId), eq(memberships.userId, testKeys.createdBy)),
    )

async function read(db: Queries, keyId: string): Promise<TestKey> {
  const [row] = await select(db).where(eq(testKeys.keyId, keyId))
  if (!row) throw problem('not-found')
  return toWire(row)
}

function toWire({
  key,
  creator,
  memberId,
}: {
  key: StoredTestKey
  creator: string | null
  memberId: string | null
}): TestKey {
  return {
    key_id: key.keyId,
    created: key.created.toISOString(),
    label: key.label,
    token: key.token,
    recovery_deadline: key.recoveryDeadline?.toISOString() ?? null,
    created_by: { user_id: key.createdBy, username: creator, is_member: memberId !== null },
  }
}
