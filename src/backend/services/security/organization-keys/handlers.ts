import { eq } from 'drizzle-orm'
import { keyAccessIn, readOwnOrganization } from '#backend/modules/single-sign-on/public.ts'
import { countOf } from '#domain/text/amounts.ts'
import type { operations, QueryDefaults } from '#generated/security/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import { assertAllRead, type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { rotatedColumns } from '../keys/rotation.ts'
import { createToken } from '../keys/tokens.ts'
import { keyLimits, secretKeys } from '../tables.ts'
import { lockSettings, numbersOf, writeNumbers } from '../usage-limits/store.ts'
import { changeEach, type ManagedKey } from './changes.ts'
import { organizationKeyPage } from './list.ts'

type LimitBody = operations['setOrganizationKeyLimits']['requestBody']['content']['application/json']

/** Handlers of `openapi/security/organization-keys.yaml`. */
export const organizationKeyHandlers = {
  async listOrganizationKeys({ db, query, caller, now }) {
    const { account, ...ofPage } = query
    const organization = await readOwnOrganization(db, accountOf(caller))
    const sharing = (await keyAccessIn(db, organization))
      .filter(({ accountId, keyAccess }) => keyAccess !== 'none' && (account ?? accountId) === accountId)
      .map(({ accountId, label, keyAccess }) => ({ accountId, label, canManage: keyAccess === 'manage' }))
    return { status: 200, body: await organizationKeyPage(db, sharing, { query: ofPage, now }) }
  },

  async listOrganizationKeyAccounts({ db, caller }) {
    const organization = await readOwnOrganization(db, accountOf(caller))
    const accounts = (await keyAccessIn(db, organization)).map(({ accountId, label, keyAccess }) => ({
      account_id: accountId,
      account_label: label,
      key_access: keyAccess,
    }))
    return { status: 200, body: { accounts } }
  },

  pauseOrganizationKeys: withoutTransaction(async context => ({
    status: 200,
    body: await changeEach(context, (db, key) => setPaused(db, key, context.now)),
  })),

  resumeOrganizationKeys: withoutTransaction(async context => ({
    status: 200,
    body: await changeEach(context, (db, key) => setPaused(db, key, null)),
  })),

  setOrganizationKeyLimits: withoutTransaction(async context => {
    const { keys: _keys, period, max_lookups: max, ...rest } = context.body
    assertAllRead(rest)
    return {
      status: 200,
      body: await changeEach(context, (db, key) => limitKey(db, key, { period, max, now: context.now })),
    }
  }),

  startOrganizationKeyRotations: withoutTransaction(async context => {
    const { keys: _keys, overlap_hours: overlapHours, ...rest } = context.body
    assertAllRead(rest)
    const { kernel, now } = context
    return {
      status: 200,
      body: await changeEach(context, async (db, managed) => {
        if (managed.kind !== 'secret') throw problem('key-without-token')
        const { keyId } = managed.key
        const of = { token: createToken(), overlapHours, kernel, now }
        const columns = await rotatedColumns(db, managed.key, of)
        await db.update(secretKeys).set(columns).where(eq(secretKeys.keyId, keyId))
        return {}
      }),
    }
  }),
} satisfies Partial<Handlers<operations, QueryDefaults>>

/** Pauses a key at a moment, or resumes it. */
async function setPaused(db: Queries, { table, key }: ManagedKey, deactivated: Date | null) {
  const paused = deactivated !== null
  if (key.paused === paused) return 'unchanged'
  await db.update(table).set({ paused, deactivated }).where(eq(table.keyId, key.keyId))
  return {}
}

const LIMIT_NAMES = { total: 'limit', day: 'daily limit', month: 'monthly limit' }

interface NewLimit {
  period: LimitBody['period']
  /** Null for none. */
  max: number | null
  now: Date
}

async function limitKey(db: Queries, { key }: ManagedKey, limit: NewLimit) {
  const { period, max, now } = limit
  const isChanged =
    period === 'total' ? await setTotal(db, key, { max, now }) : await setUsage(db, key, { period, max, now })
  if (!isChanged) return 'unchanged'
  return { limit_name: LIMIT_NAMES[period], limit: max === null ? 'none' : countOf(max, 'lookup') }
}

type KeyOfAccount = Pick<ManagedKey['key'], 'keyId' | 'accountId'>

/** The limit of all lookups. Whether it is another one than before. */
async function setTotal(
  db: Queries,
  { keyId, accountId }: KeyOfAccount,
  { max, now }: Omit<NewLimit, 'period'>,
): Promise<boolean> {
  const isOfKey = eq(keyLimits.keyId, keyId)
  const [before] = await db.select().from(keyLimits).where(isOfKey).for('update')
  if ((before?.maxLookups ?? null) === max) return false
  if (max === null) await db.delete(keyLimits).where(isOfKey)
  else
    await db
      .insert(keyLimits)
      .values({ keyId, accountId, maxLookups: max, lookupsUsed: 0, since: now })
      .onConflictDoUpdate({ target: keyLimits.keyId, set: { maxLookups: max } })
  return true
}

/** The limit for a day or a month. Whether it is another one than before. */
async function setUsage(
  db: Queries,
  { keyId, accountId }: KeyOfAccount,
  { period, max, now }: NewLimit & { period: 'day' | 'month' },
): Promise<boolean> {
  const settings = await lockSettings(db, accountId)
  const owner = { accountId, keyId }
  const before = await numbersOf(db, owner)
  if (before[period] === max) return false
  await writeNumbers(db, owner, { numbers: { ...before, [period]: max }, settings, now })
  return true
}
