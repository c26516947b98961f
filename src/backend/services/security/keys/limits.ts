import { and, eq } from 'drizzle-orm'
import type { operations } from '#generated/security/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { RecordOptions } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { embeddedKeys, keyLimits, secretKeys } from '../tables.ts'
import { isGone, type KeyContext, type KeyTable, requireNotDeleted, toLimitState } from './keys.ts'
import { ofPeople } from './portal-key.ts'

type LimitRow = typeof keyLimits.$inferSelect

/** Handlers of `openapi/security/limits.yaml`. */
export const limitHandlers = {
  async getKeyLimit(context) {
    // Doesn't lock anything, so that reading never makes a lookup wait.
    await requireKey(context)
    return { status: 200, body: toWire(await findLimit(context)) }
  },

  async createKeyLimit(context) {
    const { db, params, body, caller, now } = context
    const facts = await requireCurrentKey(context)
    const [limit] = await db
      .insert(keyLimits)
      .values({
        keyId: params.id,
        accountId: accountOf(caller),
        maxLookups: body.max_lookups,
        lookupsUsed: 0,
        since: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!limit) throw problem('limit-exists')
    await context.recordActivity(params.id, recordOf(facts))
    return { status: 201, body: toWire(limit) }
  },

  async updateKeyLimit(context) {
    const { body } = context
    const facts = await requireCurrentKey(context)
    const { maxLookups } = await findLimit(context, LOCKED)
    if (maxLookups !== body.instead_of) throw problem('limit-changed')
    return { status: 200, body: await change(context, { maxLookups: body.max_lookups }, recordOf(facts)) }
  },

  async deleteKeyLimit(context) {
    const { db, params } = context
    const facts = await requireCurrentKey(context)
    const [gone] = await db.delete(keyLimits).where(eq(keyLimits.keyId, params.id)).returning()
    if (gone) await context.recordActivity(params.id, recordOf(facts))
    else context.nothingChanged()
    return { status: 204 }
  },

  async resetKeyLimit(context) {
    const facts = await requireCurrentKey(context)
    const { lookupsUsed } = await findLimit(context, LOCKED)
    return {
      status: 200,
      body: await change(
        context,
        { lookupsUsed: 0, since: context.now },
        { ...recordOf({ ...facts, lookups_before: lookupsUsed }), reason: `${lookupsUsed} lookups used` },
      ),
    }
  },
} satisfies Partial<Handlers<operations>>

type Lock = 'locked until the transaction ends'
export const LOCKED: Lock = 'locked until the transaction ends'

/** The state of the key in the path, of either kind. */
export async function requireKey(
  { db, params, caller, now }: Pick<KeyContext, 'db' | 'params' | 'caller' | 'now'>,
  lock?: Lock,
) {
  const find = async (table: KeyTable) => {
    const select = db
      .select({ recoveryDeadline: table.recoveryDeadline, label: table.label })
      .from(table)
      .where(
        and(
          eq(table.keyId, params.id),
          eq(table.accountId, accountOf(caller)),
          table === embeddedKeys ? ofPeople : undefined,
        ),
      )
    const [key] = await (lock ? select.for('update') : select)
    return key
  }
  const embedded = await find(embeddedKeys)
  const key = embedded ?? (await find(secretKeys))
  if (!key || isGone(key, now)) throw problem('not-found')
  return { ...key, kind: embedded ? ('embedded' as const) : ('secret' as const) }
}

/** What the activity log says of the key. Throws for a deleted one. */
export async function requireCurrentKey(context: KeyContext) {
  const { kind, label, ...key } = await requireKey(context, LOCKED)
  requireNotDeleted(key)
  return { kind, label }
}

/** What an activity says of a key of either kind. */
export const recordOf = (facts: { kind: 'secret' | 'embedded'; label: string; [more: string]: unknown }) => ({
  facts,
  resource: `${facts.kind}-key`,
})

async function findLimit({ db, params }: Pick<KeyContext, 'db' | 'params'>, lock?: Lock): Promise<LimitRow> {
  const select = db.select().from(keyLimits).where(eq(keyLimits.keyId, params.id))
  const [limit] = await (lock ? select.for('update') : select)
  if (!limit) throw problem('not-found')
  return limit
}

async function change(context: KeyContext, changes: Partial<LimitRow>, record: RecordOptions) {
  const { db, params } = context
  const [limit] = await db.update(keyLimits).set(changes).where(eq(keyLimits.keyId, params.id)).returning()
  if (!limit) throw problem('not-found')
  await context.recordActivity(params.id, record)
  return toWire(limit)
}

const toWire = (limit: LimitRow) => ({ key: limit.keyId, ...toLimitState(limit) })
