import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { operations } from '#generated/security/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { isTimeZone } from '#kernel/time-zones.ts'
import { recordOf, requireCurrentKey, requireKey } from '../keys/limits.ts'
import { ofPeople } from '../keys/portal-key.ts'
import { embeddedKeys, secretKeys } from '../tables.ts'
import {
  currentLimits,
  lockSettings,
  moveToZone,
  type Numbers,
  numbersOf,
  numbersText,
  setPercents,
  settingsOf,
  toUsageLimits,
  writeNumbers,
} from './store.ts'
import { usageLimits, WHOLE_ACCOUNT } from './tables.ts'

/** Keys that a response names; the contract has the same number. */
const KEYS_SHOWN = 1_000

/** Handlers of `openapi/security/usage-limits.yaml`. */
export const usageLimitHandlers = {
  async getUsageLimits({ db, caller, now }) {
    const accountId = accountOf(caller)
    const { timeZone, alertPercents } = await settingsOf(db, accountId)
    const limited = await limitedKeys(db, accountId)
    const keyIds = [WHOLE_ACCOUNT, ...limited.map(({ keyId }) => keyId)]
    const limits = Map.groupBy(await currentLimits(db, { accountId, keyIds, now }), ({ keyId }) => keyId)
    const of = (keyId: string) => limits.get(keyId) ?? []
    const shareOf = (keyId: string) => Math.max(0, ...of(keyId).map(({ used, max }) => used / max))
    const keys = limited
      .toSorted((a, b) => shareOf(b.keyId) - shareOf(a.keyId) || a.label.localeCompare(b.label))
      .slice(0, KEYS_SHOWN)
      .map(({ keyId, kind, label }) => {
        const { day, month } = toUsageLimits(timeZone, of(keyId))
        return { key_id: keyId, kind, label, day, month }
      })
    const own = toUsageLimits(timeZone, of(WHOLE_ACCOUNT))
    return { status: 200, body: { ...own, alert_percents: alertPercents, keys, key_count: limited.length } }
  },

  async setUsageLimits(context) {
    const { db, caller, body, now } = context
    const accountId = accountOf(caller)
    const settings = await lockSettings(db, accountId)
    const owner = { accountId, keyId: WHOLE_ACCOUNT }
    const numbers = await requireNumbers(db, owner, body)
    await writeNumbers(db, owner, { numbers, settings, now })
    await context.recordActivity(String(accountId), { facts: { limits: numbersText(numbers) } })
    const limits = await currentLimits(db, { accountId, keyIds: [WHOLE_ACCOUNT], now })
    return { status: 200, body: toUsageLimits(settings.timeZone, limits) }
  },

  async setUsageTimeZone(context) {
    const { db, caller, body, now } = context
    const { zone: timeZone } = body
    const accountId = accountOf(caller)
    if (!isTimeZone(timeZone)) throw problem('unknown-time-zone', { fields: ['zone'] })
    const before = await lockSettings(db, accountId)
    if (before.timeZone === timeZone) context.nothingChanged()
    else {
      await moveToZone(db, accountId, timeZone)
      await context.recordActivity(String(accountId), { facts: { zone_before: before.timeZone } })
    }
    const limits = await currentLimits(db, { accountId, keyIds: [WHOLE_ACCOUNT], now })
    return { status: 200, body: toUsageLimits(timeZone, limits) }
  },

  async setUsageAlerts(context) {
    const { db, caller, body } = context
    const accountId = accountOf(caller)
    const percents = body.percents.toSorted((a, b) => a - b)
    const { alertPercents } = await lockSettings(db, accountId)
    if (percents.join() === alertPercents.join()) context.nothingChanged()
    else {
      await setPercents(db, accountId, percents)
      await context.recordActivity(String(accountId), { facts: { percents_before: alertPercents } })
    }
    return { status: 200, body: { percents } }
  },

  async getKeyUsageLimits(context) {
    const { db, caller, params, now } = context
    await requireKey(context)
    const accountId = accountOf(caller)
    const { timeZone } = await settingsOf(db, accountId)
    const limits = await currentLimits(db, { accountId, keyIds: [params.id], now })
    return { status: 200, body: toUsageLimits(timeZone, limits) }
  },

  async setKeyUsageLimits(context) {
    const { db, caller, params, body, now } = context
    const accountId = accountOf(caller)
    const facts = await requireCurrentKey(context)
    const settings = await lockSettings(db, accountId)
    const owner = { accountId, keyId: params.id }
    const numbers = await requireNumbers(db, owner, body)
    await writeNumbers(db, owner, { numbers, settings, now })
    await context.recordActivity(params.id, recordOf({ ...facts, limits: numbersText(numbers) }))
    const limits = await currentLimits(db, { accountId, keyIds: [params.id], now })
    return { status: 200, body: toUsageLimits(settings.timeZone, limits) }
  },
} satisfies Partial<Handlers<operations>>

interface Body {
  per_day: number | null
  per_month: number | null
  instead_of_day: number | null
  instead_of_month: number | null
}

/** The numbers of a call. Throws 409 if the limits have others by now than those that it replaces. */
async function requireNumbers(
  db: Queries,
  owner: { accountId: number; keyId: string },
  { per_day: day, per_month: month, instead_of_day, instead_of_month }: Body,
): Promise<Numbers> {
  const before = await numbersOf(db, owner)
  if (before.day !== instead_of_day || before.month !== instead_of_month) throw problem('limit-changed')
  return { day, month }
}

/** Keys of an account that have limits of their own, in no order, without deleted ones and those of the portal. */
async function limitedKeys(db: Queries, accountId: number) {
  const ids = db
    .selectDistinct({ keyId: usageLimits.keyId })
    .from(usageLimits)
    .where(and(eq(usageLimits.accountId, accountId), ne(usageLimits.keyId, WHOLE_ACCOUNT)))
  const secret = await db
    .select({ keyId: secretKeys.keyId, label: secretKeys.label, kind: sql<'secret'>`'secret'` })
    .from(secretKeys)
    .where(and(inArray(secretKeys.keyId, ids), isNull(secretKeys.recoveryDeadline)))
  const embedded = await db
    .select({ keyId: embeddedKeys.keyId, label: embeddedKeys.label, kind: sql<'embedded'>`'embedded'` })
    .from(embeddedKeys)
    .where(and(inArray(embeddedKeys.keyId, ids), isNull(embeddedKeys.recoveryDeadline), ofPeople))
  return [...secret, ...embedded]
}
