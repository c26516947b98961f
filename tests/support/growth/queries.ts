import { sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import { addUsage } from '#backend/services/security/metering/statement.ts'
import { purgeJobs as securityJobs } from '#backend/services/security/purge.ts'
import { takeBack } from '#backend/services/security/refund.ts'
import { writeRejections } from '#backend/services/security/rejections/rows.ts'
import { DAY, HOUR } from '#domain/time/durations.ts'
import { listAccountActivity } from '#generated/authorization/operations/listAccountActivity.ts'
import { listActivity } from '#generated/authorization/operations/listActivity.ts'
import { undoActivity } from '#generated/authorization/operations/undoActivity.ts'
import { ACTIVITY_KEPT, REJECTIONS_KEPT, USAGE_HOURS_KEPT } from '#generated/durations.ts'
import { listKeyUsage } from '#generated/security/operations/listKeyUsage.ts'
import { listRejectionCauses } from '#generated/security/operations/listRejectionCauses.ts'
import { listRejectionGroups } from '#generated/security/operations/listRejectionGroups.ts'
import { listRejections } from '#generated/security/operations/listRejections.ts'
import { listLicenseUsage } from '#generated/subscription/operations/listLicenseUsage.ts'
import { ENDED_KEPT } from '#kernel/jobs/limits.ts'
import { purgeJobs as kernelJobs } from '#kernel/jobs/purge.ts'
import { nextDue, workThrough } from '#kernel/jobs/queue.ts'
import { mailQueue } from '#kernel/mail/sender.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { send } from '../../backend/client.ts'
import type { Backend, Person } from '../backend.ts'
import { BUSY_KEY } from './fill.ts'

/** What a page or a job asks of the tables that grow. */
export interface Question {
  what: string
  /** The moments that it is about; to today and any later one without an end. */
  from: Date
  to?: Date
  /** Whether rows without a month are in question as well. */
  hasOthers?: true
  /** How many pages of 8 KiB a statement of it may touch, whatever there is in other months, and ten for each row that it returns. */
  buffers: number
  ask(): Promise<unknown>
}

/** Runs something and takes it back. */
export async function inVain(db: Queries, action: (db: Queries) => Promise<unknown>): Promise<void> {
  const done = new Error('taken back')
  await db
    .transaction(async transaction => {
      await action(transaction)
      throw done
    })
    .catch(error => {
      if (error !== done) throw error
    })
}

const jobNamed = (name: string) => {
  const job = [...kernelJobs, ...securityJobs].find(job => job.name === name)
  if (!job) throw new Error(`there is no job ${name}`)
  return job
}

/** Everything that asks these tables, as the person whose account has rows, and as staff. */
export function questionsOf(
  backend: Backend,
  { person, staff, keyId }: { person: Person; staff: Person; keyId: string },
): Question[] {
  const { db, clock, kernel } = backend
  const now = clock.now()
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const ask = async <T>(operation: Parameters<typeof send<T>>[1], call: Parameters<typeof send<T>>[2]) => {
    const { status, text } = await send(backend, operation, call)
    if (status !== 200) throw new Error(`${operation.id} returns ${status}: ${text.slice(0, 300)}`)
  }
  const report = (
    what: string,
    [first, last]: [number, number],
    query: { interval?: string; time_zone?: string; key?: string[] },
  ): Question => {
    // Three thousand rows, or a thousand moments of a key, each looked up in its months.
    const buffers = query.key ? 16_000 : 4_000
    const [from, to] = [ago(first * DAY), ago(last * DAY)]
    const range = { start: from.toISOString(), end: to.toISOString() }
    const all = { ...range, interval: 'day', time_zone: 'UTC', ...query }
    return { what, from, to, buffers, ask: () => ask(listKeyUsage, { caller: person, query: all }) }
  }
  const purge = (what: string, name: string, kept: number): Question => ({
    what,
    from: ago(kept + DAY),
    to: ago(kept),
    hasOthers: true,
    buffers: 500,
    async ask() {
      const job = jobNamed(name)
      await job.run(db, now)
      await inVain(db, transaction => job.run(transaction, new Date(now.getTime() + HOUR)))
    },
  })
  const lookup = (at: Date) => ({
    kind: 'secret' as const,
    accountId: person.accountId ?? 0,
    keyId: BUSY_KEY,
    licenseId: 1101,
    subscriptionId: 1,
    lookups: 1,
    now: at,
    rateLimit: null,
    isFirstOfMinute: false,
    left: 1,
    hasLimit: false,
  })
  const hour = new Date(Math.floor(now.getTime() / HOUR) * HOUR).toISOString()
  const recent = { from: ago(REJECTIONS_KEPT), buffers: 6000 }
  const cursor = `${ago(200 * DAY).getTime()}-1`
  const accountCall = { caller: staff, params: { id: person.accountId ?? 0 } }
  return [
    report('usage by day, 6 months', [180, 0], {}),
    report('usage by day of Berlin, 6 months', [180, 0], { time_zone: 'Europe/Berlin' }),
    report('usage by hour, a week', [7, 0], { interval: 'hour' }),
    report('usage of a key by day, 6 months', [180, 0], { key: [BUSY_KEY] }),
    report('usage of a key by hour, a month last year', [370, 340], { interval: 'hour', key: [BUSY_KEY] }),
    {
      what: 'usage by license, 6 months',
      from: ago(180 * DAY),
      to: now,
      buffers: 4000,
      ask: () =>
        ask(listLicenseUsage, {
          caller: person,
          query: {
            start: ago(180 * DAY).toISOString(),
            end: now.toISOString(),
            interval: 'day',
            time_zone: 'UTC',
          },
        }),
    },
    {
      what: 'counting a lookup',
      from: now,
      to: now,
      buffers: 100,
      ask: () =>
        inVain(db, transaction =>
          addUsage(
            transaction,
            sql`select ${person.accountId}::int as account_id, ${hour}::timestamptz as hour, ${BUSY_KEY}::uuid as key_id,
              1101 as license_id, 1::bigint as used`,
          ),
        ),
    },
    {
      what: 'taking a lookup back',
      from: ago(DAY),
      to: now,
      buffers: 100,
      ask: () => inVain(db, transaction => takeBack(transaction, [lookup(now)])),
    },
    { what: 'rejections', ...recent, ask: () => ask(listRejections, { caller: person }) },
    {
      what: 'rejections by key and reason',
      ...recent,
      ask: () => ask(listRejectionGroups, { caller: person }),
    },
    { what: 'reasons of rejections', ...recent, ask: () => ask(listRejectionCauses, { caller: person }) },
    {
      what: 'writing rejections',
      from: ago(DAY),
      buffers: 2000,
      ask: () =>
        inVain(db, transaction => {
          const times = { hour, first: hour, last: hour }
          const source = { source_kind: 'hostname' as const, source: 'new.example' }
          const row = { key_id: keyId, rule: 'hostname' as const, ...source, rejected_lookups: 1, ...times }
          return writeRejections(transaction, [row])
        }),
    },
    {
      what: 'activity, first page',
      from: ago(ACTIVITY_KEPT),
      buffers: 2000,
      ask: () => ask(listActivity, { caller: person }),
    },
    {
      what: 'activity of keys',
      from: ago(ACTIVITY_KEPT),
      buffers: 2000,
      ask: () => ask(listActivity, { caller: person, query: { kind: 'keys' } }),
    },
    {
      what: 'activity of a day',
      from: ago(31 * DAY),
      buffers: 2000,
      ask: () =>
        ask(listActivity, {
          caller: person,
          query: { start: ago(31 * DAY).toISOString(), end: ago(30 * DAY).toISOString() },
        }),
    },
    {
      what: 'activity, a page 200 days back',
      from: ago(ACTIVITY_KEPT),
      buffers: 4000,
      ask: () => ask(listActivity, { caller: person, query: { cursor } }),
    },
    {
      what: 'activity of an account, for staff',
      from: ago(ACTIVITY_KEPT),
      buffers: 500,
      ask: () => ask(listAccountActivity, accountCall),
    },
    {
      what: 'an entry to undo',
      from: ago(ACTIVITY_KEPT),
      buffers: 200,
      ask: () => send(backend, undoActivity, { caller: person, params: { id: 1000 } }),
    },
    {
      what: 'emails that are due',
      from: ago(ENDED_KEPT + 31 * DAY),
      buffers: 500,
      ask: () =>
        inVain(db, async queries => {
          const queue = mailQueue({ ...kernel, queries }, createTransport({ jsonTransport: true }))
          await workThrough({ queries, clock }, queue)
          await nextDue(queries, queue, now)
        }),
    },
    purge('purge of hours', 'purge-usage-hours', USAGE_HOURS_KEPT),
    purge('purge of rejections', 'purge-refusals', REJECTIONS_KEPT),
    purge('purge of activity', 'purge-activities', ACTIVITY_KEPT),
    purge('purge of emails', 'purge-mails', ENDED_KEPT),
  ]
}
