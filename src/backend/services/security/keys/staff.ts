import { and, eq, gt, or } from 'drizzle-orm'
import { requireAccount } from '#backend/modules/accounts/public.ts'
import type { operations, QueryDefaults } from '#generated/security/types.ts'
import { hashSecret } from '#kernel/access/secret-box.ts'
import type { Context } from '#kernel/contract/context.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { keyIpPaces, keyLimits, secretKeys } from '../tables.ts'
import { currentTraceOf } from '../traces/traces.ts'
import { type AnyKey, findAnyKey, lockAnyKey, recordOfStaff, toKeyAccount } from './any-key.ts'
import { embeddedKeyPageOf } from './embedded-keys.ts'
import { isGone, toLimitState } from './keys.ts'
import { secretKeyPageOf } from './secret-keys.ts'

/**
 * Handlers of `openapi/security/staff.yaml`: keys of any account, as its own people see them and with the same masking,
 * and what staff can set of them.
 */
export const staffKeyHandlers = {
  async listAccountSecretKeys(context) {
    await requireAccount(context.db, context.params.id)
    return { status: 200, body: await secretKeyPageOf(context.params.id, context) }
  },

  async listAccountEmbeddedKeys(context) {
    await requireAccount(context.db, context.params.id)
    return { status: 200, body: await embeddedKeyPageOf(context.params.id, context) }
  },

  async findSecretKeyAccount({ db, body, now }) {
    const { token, ...rest } = body
    assertAllRead(rest)
    const tokenHash = hashSecret(token)
    const [key] = await db
      .select()
      .from(secretKeys)
      .where(
        or(
          eq(secretKeys.tokenHash, tokenHash),
          // The token before a rotation, as long as it works.
          and(eq(secretKeys.previousHash, tokenHash), gt(secretKeys.previousEnds, now)),
        ),
      )
    if (!key || isGone(key, now)) throw problem('not-found')
    return { status: 200, body: await toKeyAccount(db, { table: secretKeys, kind: 'secret', key }) }
  },

  async findEmbeddedKeyAccount(context) {
    const { db, body, now } = context
    const { key: keyId, ...rest } = body
    assertAllRead(rest)
    const found = await findAnyKey(db, keyId, now)
    const account = await toKeyAccount(db, found)
    await context.recordActivity(keyId, {
      accountId: account.account_id,
      facts: account,
      resource: `${found.kind}-key`,
    })
    return { status: 200, body: account }
  },

  async getKeySettings({ db, params, now }) {
    const found = await findAnyKey(db, params.id, now)
    const [limit] = await db.select().from(keyLimits).where(eq(keyLimits.keyId, params.id))
    return {
      status: 200,
      body: {
        ...(await toKeyAccount(db, found)),
        limit: limit ? toLimitState(limit) : null,
        ip_rate_limit: found.key.ipRateLimit,
        trace: await currentTraceOf(db, found.key, now),
      },
    }
  },

  async setKeyLimit(context) {
    const { db, params, body, now } = context
    const { max_lookups: maxLookups, reason, ...rest } = body
    assertAllRead(rest)
    const found = await lockAnyKey(db, params.id, now)
    const [before] = await db.select().from(keyLimits).where(eq(keyLimits.keyId, params.id)).for('update')
    if (before?.maxLookups === maxLookups) context.nothingChanged()
    else await context.recordActivity(params.id, recordOfStaff(found, reason))
    const { accountId } = found.key
    const [limit] = await db
      .insert(keyLimits)
      .values({ keyId: params.id, accountId, maxLookups, lookupsUsed: 0, since: now })
      .onConflictDoUpdate({ target: keyLimits.keyId, set: { maxLookups } })
      .returning()
    if (!limit) throw new Error('a limit that was set is there')
    return { status: 200, body: { key: limit.keyId, ...toLimitState(limit) } }
  },

  async clearKeyLimit(context) {
    const { db, params, query, now } = context
    const found = await lockAnyKey(db, params.id, now)
    const [gone] = await db.delete(keyLimits).where(eq(keyLimits.keyId, params.id)).returning()
    if (gone) await context.recordActivity(params.id, recordOfStaff(found, query.reason))
    else context.nothingChanged()
    return { status: 204 }
  },

  async setIpRateLimit(context) {
    const { db, params, body, now } = context
    const { rate_limit, reason, ...rest } = body
    assertAllRead(rest)
    const found = await lockAnyKey(db, params.id, now)
    await changeIpRateLimit(context, found, rate_limit, reason)
    return { status: 200, body: { key: params.id, rate_limit } }
  },

  async clearKeyRateLimits(context) {
    const { db, params, query, now } = context
    const found = await findAnyKey(db, params.id, now, { isLocked: true })
    await changeIpRateLimit(context, found, null, query.reason)
    await db.delete(keyIpPaces).where(eq(keyIpPaces.keyId, params.id))
    return { status: 204 }
  },
} satisfies Partial<Handlers<operations, QueryDefaults>>

async function changeIpRateLimit(
  { db, params, recordActivity, nothingChanged }: Context<{ id: string }>,
  found: AnyKey,
  ipRateLimit: number | null,
  reason: string,
): Promise<void> {
  const { table, key } = found
  if (key.ipRateLimit === ipRateLimit) return nothingChanged()
  await db.update(table).set({ ipRateLimit }).where(eq(table.keyId, params.id))
  await recordActivity(params.id, recordOfStaff(found, reason))
}
