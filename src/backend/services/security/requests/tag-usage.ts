import { sql } from 'drizzle-orm'
import { HOUR } from '#domain/time/durations.ts'
import { REQUESTS_KEPT } from '#generated/durations.ts'
import type { operations, QueryDefaults, UsageByTagRow } from '#generated/security/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import type { UsageScope } from '../usage/source.ts'
import { respond, scopeOf } from '../usage/usage.ts'
import { requestLogOf } from './log.ts'
import { conditionOf } from './rows.ts'
import { requestLog } from './tables.ts'

/** Milliseconds whose calls one statement reads, so that other calls get a turn in between. */
const SLICE = 6 * HOUR
/** Most tags with rows of their own: callers can send any number. */
const MOST_TAGS = 200
/** The tag of the rows that all others share. No caller's own tag is more likely to be this than any other text. */
const OTHERS = '(others)'
/** Rows that are written at once. */
const ROWS = 250

/** Handlers of `openapi/security/tag-usage.yaml`. */
export const tagUsageHandlers = {
  async listTagUsage(context) {
    const { db, query, kernel, now, ended } = context
    const scope = scopeOf(context)
    // What this process has just sent is in memory.
    await requestLogOf(kernel).write()
    await kernel.mutexes.acquire(`usage report of account ${scope.accountId}`, ended)
    const totals = new Map<string, UsageByTagRow>()
    const tags = new Set<string | null>()
    const oldest = Math.max(scope.start.getTime(), now.getTime() - REQUESTS_KEPT)
    const last = Math.min(scope.end.getTime(), now.getTime() + HOUR)
    for (let start = oldest; start < last; start += SLICE) {
      const part = { start: new Date(start), end: new Date(Math.min(start + SLICE, last)) }
      const rows = await kernel.slices.run(ended, () => readSlice(db, { ...scope, ...part }, now))
      for (const row of rows) {
        if (tags.size < MOST_TAGS) tags.add(row.tag)
        const tag = tags.has(row.tag) ? row.tag : OTHERS
        const id = `${row.start} ${tag === null ? '' : `=${tag}`}`
        const known = totals.get(id)
        if (known) known.used += row.used
        else
          totals.set(id, {
            start: new Date(row.start).toISOString().replace('.000Z', 'Z'),
            tag,
            used: row.used,
          })
      }
    }
    const sorted = [...totals.values()].toSorted(byStartAndTag)
    function* slices() {
      for (let from = 0; from < sorted.length; from += ROWS) yield sorted.slice(from, from + ROWS)
    }
    const usage = { length: sorted.length, slices: { [Symbol.iterator]: slices } }
    return respond(query, 'usage-by-tag', usage, ['start', 'tag', 'used'])
  },
} satisfies Pick<Handlers<operations, QueryDefaults>, 'listTagUsage'>

function byStartAndTag(a: UsageByTagRow, b: UsageByTagRow): number {
  return a.start.localeCompare(b.start) || (a.tag ?? '').localeCompare(b.tag ?? '', 'en')
}

interface Row {
  /** Beginning of the interval, in milliseconds. */
  start: number
  tag: string | null
  used: number
}

/** Lookups that were counted, by interval and tag, those with most lookups first. */
function readSlice(db: Queries, scope: UsageScope, now: Date): Promise<Row[]> {
  const { accountId, start, end, interval, timeZone } = scope
  return rowsOf<Row>(
    db,
    sql`
    select (extract(epoch from date_trunc(${interval}, created, ${timeZone})) * 1000)::float8 as start, tag,
      sum(lookups::bigint * calls)::float8 as used
    from ${requestLog}
    where ${conditionOf({ accountId, start, end, now })} and license_id is not null and status < 400
    group by 1, 2 order by used desc`,
  )
}
