import { type SQL, sql } from 'drizzle-orm'
import { MINUTE } from '#domain/time/durations.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import { type DeliveryRow, deliveries, endpoints, events } from './tables.ts'

/** Lets the next event of an object be sent now, once the one before it is over. */
export async function releaseNext(
  db: Queries,
  { endpointId, object }: Pick<DeliveryRow, 'endpointId' | 'object'>,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    update ${deliveries} d set next_attempt = ${now.toISOString()}::timestamptz
    where d.sequence = (
        select min(w.sequence) from ${deliveries} w
        where w.endpoint_id = ${endpointId} and w.object = ${object} and w.state = 'waiting'
      )
      and d.attempts = 0 and d.next_attempt > ${now.toISOString()}::timestamptz`)
}

/** Longer than a transaction lasts that writes an event. */
const WRITTEN_WITHIN = 5 * MINUTE

/**
 * The same for the next events of all objects: for what was written while the one before was being delivered, and was not
 * seen yet when that was over. Only the latest events are looked at, unless `all` are, for a process that has ended in
 * between: however many wait for an endpoint that fails, this takes no longer.
 */
export async function releaseHeld(
  db: Queries,
  now: Date,
  { all = false }: { all?: boolean } = {},
): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  const since = new Date(now.getTime() - WRITTEN_WITHIN).toISOString()
  const candidates = all
    ? sql`${deliveries} w where true`
    : sql`${events} e join ${deliveries} w on w.event_id = e.event_id where e.created > ${since}::timestamptz`
  const released = await rowsOf(
    db,
    sql`update ${deliveries} d set next_attempt = ${at}
      where d.sequence in (
        select w.sequence from ${candidates}
        and w.state = 'waiting' and w.attempts = 0 and w.next_attempt > ${at} and not exists (
          select from ${deliveries} earlier
          where earlier.endpoint_id = w.endpoint_id and earlier.object = w.object
            and earlier.state = 'waiting' and earlier.sequence < w.sequence
        )
        for update of w skip locked
      )
      returning 1`,
  )
  return released.length
}

/**
 * Makes deliveries of an endpoint that is resumed due, which wait for no time. They get the whole time for retries.
 * Returns how many.
 */
export async function scheduleOf(db: Queries, endpointId: string, now: Date): Promise<number> {
  return schedule(db, sql`d.endpoint_id = ${endpointId}`, now)
}

/**
 * The same for all endpoints that are not paused. Finds the endpoints that have any by steps through an index, so that
 * what waits for paused ones is not read.
 */
export async function scheduleAll(db: Queries, now: Date): Promise<number> {
  const after = (endpointId: SQL) => sql`(
    select s.endpoint_id from ${deliveries} s
    where s.state = 'waiting' and s.next_attempt is null ${endpointId}
    order by s.endpoint_id limit 1
  )`
  const found = await rowsOf<{ endpoint_id: string }>(
    db,
    sql`with recursive aside as (
        select ${after(sql``)} as endpoint_id
        union all
        select ${after(sql`and s.endpoint_id > aside.endpoint_id`)} from aside where aside.endpoint_id is not null
      )
      select e.endpoint_id from aside join ${endpoints} e using (endpoint_id) where e.paused_at is null`,
  )
  if (!found.length) return 0
  const ids = `{${found.map(row => row.endpoint_id).join(',')}}`
  return schedule(db, sql`d.endpoint_id = any(${ids}::uuid[])`, now)
}

async function schedule(db: Queries, ofEndpoints: SQL, now: Date): Promise<number> {
  const due = await rowsOf(
    db,
    sql`update ${deliveries} d
      set next_attempt = ${now.toISOString()}::timestamptz, attempts = 0, tried_until = null
      from ${endpoints} e
      where e.endpoint_id = d.endpoint_id and e.paused_at is null
        and d.state = 'waiting' and d.next_attempt is null and ${ofEndpoints}
      returning 1`,
  )
  return due.length
}

/** Sends these deliveries of an endpoint again. Returns how many. Those that wait anyway are left alone. */
export async function replay(
  db: Queries,
  { endpointId, sequences, now }: { endpointId: string; sequences: readonly number[]; now: Date },
): Promise<number> {
  if (!sequences.length) return 0
  const replayed = await rowsOf(
    db,
    sql`update ${deliveries} d
      set state = 'waiting', attempts = 0, tried_until = null, next_attempt = ${now.toISOString()}::timestamptz
      where d.endpoint_id = ${endpointId} and d.state <> 'waiting'
        and d.sequence = any(${`{${sequences.join(',')}}`}::bigint[])
      returning 1`,
  )
  return replayed.length
}
