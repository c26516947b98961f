import { sql } from 'drizzle-orm'
import type { Queries } from '#kernel/storage/database.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import { type DeliveryRow, deliveries, endpoints } from './tables.ts'

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

/**
 * The same for the next events of all objects: for what was written while the one before was being delivered, and was not
 * seen yet when that was over, and for a process that has ended in between.
 */
export async function releaseAll(db: Queries, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  const released = await rowsOf(
    db,
    sql`update ${deliveries} d set next_attempt = ${at}
      where d.sequence in (
        select w.sequence from ${deliveries} w
        where w.state = 'waiting' and w.attempts = 0 and w.next_attempt > ${at} and not exists (
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
 * Makes deliveries due that wait for no time: those of an endpoint that is resumed, or of all that are not paused. They
 * get the whole time for retries.
 */
export async function scheduleAll(db: Queries, endpointId: string | undefined, now: Date): Promise<number> {
  const ofEndpoint = endpointId === undefined ? sql`` : sql`and d.endpoint_id = ${endpointId}`
  const due = await rowsOf(
    db,
    sql`update ${deliveries} d
      set next_attempt = ${now.toISOString()}::timestamptz, attempts = 0, tried_until = null
      from ${endpoints} e
      where e.endpoint_id = d.endpoint_id and e.paused_at is null
        and d.state = 'waiting' and d.next_attempt is null ${ofEndpoint}
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
