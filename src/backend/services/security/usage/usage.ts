import { USAGE_REPORT_MONTHS } from '#generated/durations.ts'
import type { operations, QueryDefaults } from '#generated/security/types.ts'
import type {
  QueryDefaults as SubscriptionDefaults,
  operations as SubscriptionOperations,
} from '#generated/subscription/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Context } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { momentOf } from '#kernel/contract/moments.ts'
import { toCsv } from '#kernel/http/csv.ts'
import { problem } from '#kernel/http/problem.ts'
import type { LongList } from '#kernel/http/stream-body.ts'
import { isTimeZone } from '#kernel/time-zones.ts'
import { isLongerThan, wallClock } from '../time-zones.ts'
import { loadKeyUsage, loadLicenseUsage } from './report.ts'
import type { UsageScope } from './source.ts'

/** Handlers of `openapi/security/usage.yaml`. */
export const usageHandlers = {
  listKeyUsage: context => reportKeyUsage(context),
} satisfies Pick<Handlers<operations, QueryDefaults>, 'listKeyUsage'>

/** Handlers of `openapi/subscription/usage.yaml`: lookups are counted by key, and subscriptions know no keys. */
export const subscriptionUsageHandlers = {
  listUsageByKey: context => reportKeyUsage(context),
  listLicenseUsage: context => reportLicenseUsage(context),
} satisfies Pick<
  Handlers<SubscriptionOperations, SubscriptionDefaults>,
  'listUsageByKey' | 'listLicenseUsage'
>

type ReportContext = Parameters<Handlers<operations, QueryDefaults>['listKeyUsage']>[0]
/** The query parameters of a report. */
type UsageQuery = ReportContext['query']
type UsageContext = Pick<Context<unknown, UsageQuery>, 'db' | 'query' | 'caller' | 'kernel' | 'ended'>
/** The parameters that all reports have. */
type ReportQuery = Omit<UsageQuery, 'key'>

/** Responds with a report by key, in either contract. */
async function reportKeyUsage(context: UsageContext) {
  const { db, query } = context
  const scope = await waitForTurn(context)
  return respond(query, 'usage-by-key', await loadKeyUsage(db, scope, turnsOf(context)), [
    'start',
    'key_id',
    'key_label',
    'license_id',
    'license_label',
    'used',
  ])
}

/** Responds with a report by license. */
async function reportLicenseUsage(context: UsageContext) {
  const { db, query } = context
  const scope = await waitForTurn(context)
  const columns = ['start', 'license_id', 'license_label', 'used'] as const
  return respond(query, 'usage-by-license', await loadLicenseUsage(db, scope, turnsOf(context)), columns)
}

const turnsOf = ({ kernel: { slices }, ended }: UsageContext) => ({ slices, ended })

/**
 * Waits until this process is not reading or sending another report of the account. A page may request
 * several at once; they run one after the other. Throws 429 when it takes too long.
 */
async function waitForTurn(context: UsageContext): Promise<UsageScope> {
  const scope = scopeOf(context)
  await context.kernel.mutexes.acquire(`usage report of account ${scope.accountId}`, context.ended)
  return scope
}

/** Before the services existed, and well after today. The database has no year 0, nor 10000 in this form. */
const EARLIEST = Date.UTC(2000, 0)
const LATEST = Date.UTC(2200, 0)

export function scopeOf({
  query,
  caller,
  kernel: { config },
}: Pick<Context<unknown, UsageQuery>, 'query' | 'caller' | 'kernel'>): UsageScope {
  const accountId = accountOf(caller)
  const timeZone = query.time_zone
  if (!isTimeZone(timeZone)) throw problem('unknown-time-zone', { fields: ['time_zone'] })
  const start = momentOf(query.start)
  const end = momentOf(query.end)
  if (end <= start) throw problem('end-before-start', { fields: ['end'] })
  if (isLongerThan(USAGE_REPORT_MONTHS, start, end, timeZone))
    throw problem('range-too-long', { fields: ['end'] })
  const within = (moment: Date) => new Date(Math.min(Math.max(moment.getTime(), EARLIEST), LATEST))
  return {
    accountId,
    start: within(start),
    end: within(end),
    interval: query.interval,
    timeZone,
    keys: query.key?.length ? query.key : undefined,
    maxRows: config.USAGE_REPORT_ROWS,
  }
}

export function respond<Row extends object>(
  { format, start, end, time_zone }: ReportQuery,
  name: string,
  usage: LongList<Row>,
  columns: readonly (keyof Row & string)[],
) {
  if (format === 'json') return { status: 200 as const, list: { in: 'usage' as const, ...usage } }
  const day = (moment: Date) => wallClock(moment, time_zone).toISOString().slice(0, 10)
  // The last day that is included; the end is exclusive.
  const last = new Date(momentOf(end).getTime() - 1)
  const file = {
    type: 'text/csv' as const,
    name: `${name}-${day(momentOf(start))}-${day(last)}.csv`,
    content: toCsv(columns, usage.slices),
  }
  return { status: 200 as const, file }
}
