import { and, asc, desc, eq, gt } from 'drizzle-orm'
import { accountLabelOf } from '#backend/modules/accounts/public.ts'
import { people } from '#backend/modules/people/public.ts'
import { TRACE_LIFETIME } from '#generated/durations.ts'
import type { KeyTrace, operations, QueryDefaults } from '#generated/security/types.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { findAnyKey, lockAnyKey, recordOfStaff } from '../keys/any-key.ts'
import type { CommonRow } from '../keys/keys.ts'
import { embeddedKeys, secretKeys, traceEntries } from '../tables.ts'
import { traceLog } from './trace-log.ts'

/** At most so many traces are listed. */
const MAX_TRACES = 100

const NO_TRACE = { traceEnds: null, traceCreated: null, traceBy: null }

/** Handlers of `openapi/security/traces.yaml`. */
export const traceHandlers = {
  async setKeyTrace(context) {
    const { db, params, body, caller, now } = context
    const { expiration, reason, ...rest } = body
    assertAllRead(rest)
    const found = await lockAnyKey(db, params.id, now)
    const traceEnds = new Date(expiration)
    const ahead = traceEnds.getTime() - now.getTime()
    if (ahead <= 0 || ahead > TRACE_LIFETIME)
      throw problem('expiration-out-of-range', { fields: ['expiration'] })
    const trace = { traceEnds, traceCreated: now, traceBy: caller.userId }
    await db.update(found.table).set(trace).where(eq(found.table.keyId, params.id))
    await context.recordActivity(params.id, recordOfStaff(found, reason))
    const set = await currentTraceOf(db, { ...found.key, ...trace }, now)
    if (!set) throw new Error('a trace that was set is on')
    return { status: 200, body: set }
  },

  async clearKeyTrace(context) {
    const { db, params, query, now } = context
    const found = await findAnyKey(db, params.id, now, { isLocked: true })
    const { traceEnds } = found.key
    if (traceEnds && traceEnds > now)
      await context.recordActivity(params.id, recordOfStaff(found, query.reason))
    else context.nothingChanged()
    await db.update(found.table).set(NO_TRACE).where(eq(found.table.keyId, params.id))
    return { status: 204 }
  },

  async listTraces({ db, query, now }) {
    const found = await Promise.all(
      ([secretKeys, embeddedKeys] as const).map(async table => {
        const isOn = and(
          gt(table.traceEnds, now),
          query.account_id === undefined ? undefined : eq(table.accountId, query.account_id),
        )
        const rows = await db.select().from(table).where(isOn).orderBy(asc(table.traceEnds)).limit(MAX_TRACES)
        const kind = table === secretKeys ? ('secret' as const) : ('embedded' as const)
        return rows.map(key => ({ kind, key }))
      }),
    )
    const first = found
      .flat()
      .toSorted((a, b) => Number(a.key.traceEnds) - Number(b.key.traceEnds))
      .slice(0, MAX_TRACES)
    const traces = []
    for (const { kind, key } of first) {
      const trace = await currentTraceOf(db, key, now)
      const account_label = await accountLabelOf(db, key.accountId)
      if (trace)
        traces.push({ ...trace, account_id: key.accountId, account_label, kind, key_label: key.label })
    }
    return { status: 200, body: { traces } }
  },

  async listTraceEntries({ db, params, query, kernel, now }) {
    await findAnyKey(db, params.id, now)
    // What this process has just decided is in memory.
    await traceLog(kernel).write()
    const { page, page_size } = query
    const isKept = and(
      eq(traceEntries.keyId, params.id),
      gt(traceEntries.created, new Date(now.getTime() - TRACE_LIFETIME)),
    )
    const rows = await db
      .select()
      .from(traceEntries)
      .where(isKept)
      .orderBy(desc(traceEntries.entryId))
      .limit(page_size)
      .offset((page - 1) * page_size)
    return {
      status: 200,
      body: {
        decisions: rows.map(row => ({
          entry_id: row.entryId,
          created: row.created.toISOString(),
          request_id: row.requestId,
          rule: row.rule,
          license_id: row.licenseId,
          subscription_id: row.subscriptionId,
          lookups: row.lookups,
          source: row.source,
          inputs: row.inputs,
        })),
        total: await db.$count(traceEntries, isKept),
        page,
        page_size,
      },
    }
  },
} satisfies Partial<Handlers<operations, QueryDefaults>>

/** The trace of a key with who has set it; null if there is none, or it has ended. */
export async function currentTraceOf(
  db: Queries,
  { keyId, traceEnds, traceCreated, traceBy }: CommonRow,
  now: Date,
): Promise<KeyTrace | null> {
  if (!traceEnds || !traceCreated || !traceBy || traceEnds <= now) return null
  const [person] = await db
    .select({ username: people.username })
    .from(people)
    .where(eq(people.userId, traceBy))
  return {
    key: keyId,
    created: traceCreated.toISOString(),
    expiration: traceEnds.toISOString(),
    user_id: traceBy,
    email_address: person?.username ?? '',
  }
}
