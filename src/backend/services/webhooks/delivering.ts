import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { accountLabelOf } from '#backend/modules/accounts/public.ts'
import { ownerAddressesOf } from '#backend/modules/people/public.ts'
import { MINUTE, SECOND } from '#domain/time/durations.ts'
import { WEBHOOK_KEPT, WEBHOOK_RETRIES } from '#generated/durations.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { laneWorker } from '#kernel/jobs/lanes.ts'
import { purgeJob } from '#kernel/jobs/purge.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { FIRST_PAUSE, HELD_FOR, LONGEST_PAUSE } from './limits.ts'
import { endpointPaused } from './mails.ts'
import { releaseHeld, releaseNext, scheduleAll } from './schedule.ts'
import { type Attempt, hasSucceeded, sendEvent } from './sending.ts'
import { attempts, type DeliveryRow, deliveries, type EndpointRow, endpoints, events } from './tables.ts'

/** Milliseconds between two looks for deliveries that are due. */
const INTERVAL = SECOND
/** How exactly the latest success of an endpoint is known: most of them write no row for it. */
const SUCCESS_ACCURACY = 10 * SECOND

/** An earlier event of the same object that the endpoint has not got yet. */
const hasEarlier = sql`exists (
  select 1 from ${deliveries} earlier
  where earlier.endpoint_id = ${deliveries.endpointId} and earlier.object = ${deliveries.object}
    and earlier.state = 'waiting' and earlier.sequence < ${deliveries.sequence}
)`

/** Sends events to endpoints: all replicas together, the events of one object one after another. */
export function webhookWorkers(kernel: Kernel): readonly Worker[] {
  return [
    laneWorker(kernel, INTERVAL, {
      name: 'webhooks',
      table: deliveries,
      key: deliveries.sequence,
      due: deliveries.nextAttempt,
      created: deliveries.created,
      isWaiting: and(eq(deliveries.state, 'waiting'), sql`not ${hasEarlier}`),
      lane: deliveries.endpointId,
      laneOf: ({ endpointId }) => endpointId,
      claim: now => {
        const at = sql`${now.toISOString()}::timestamptz`
        const pause = sql`least(${FIRST_PAUSE}::float8 * 2 ^ least(${deliveries.attempts}, 20), ${LONGEST_PAUSE}::float8)`
        return {
          attempts: sql`${deliveries.attempts} + 1`,
          nextAttempt: sql`${at} + ${pause} * interval '1 millisecond'`,
          triedUntil: sql`coalesce(${deliveries.triedUntil}, ${at} + ${WEBHOOK_RETRIES}::float8 * interval '1 millisecond')`,
        }
      },
      run: row => deliver(kernel, row),
      fail: ({ sequence, endpointId }, error) =>
        kernel.log.error({ err: error, sequence, endpointId }, 'a webhook could not be delivered'),
    }),
    {
      // An event that was written while its endpoint was being resumed, or while the one before it was being delivered.
      name: 'webhook-schedule',
      every: 10 * SECOND,
      run: async (db, now) => (await scheduleAll(db, now)) + (await releaseHeld(db, now)),
    },
    {
      name: 'webhook-release',
      every: 10 * MINUTE,
      run: (db, now) => releaseHeld(db, now, { all: true }),
    },
    purgeJob('purge-webhooks', events, ago => lt(events.created, ago(WEBHOOK_KEPT))),
  ]
}

async function deliver(kernel: Kernel, row: DeliveryRow): Promise<void> {
  const { queries } = kernel
  const [found] = await queries
    .select({ endpoint: endpoints, payload: events.payload })
    .from(endpoints)
    .innerJoin(events, eq(events.eventId, row.eventId))
    .where(eq(endpoints.endpointId, row.endpointId))
  if (!found) return
  const { endpoint, payload } = found
  if (endpoint.pausedAt) return putAside(queries, row)
  await holdLater(queries, row)
  const attempt = await sendEvent(kernel, endpoint, { eventId: row.eventId, payload })
  if (hasSucceeded(attempt)) await succeed(kernel, row, endpoint, attempt)
  else await fail(kernel, row, attempt)
}

/** Leaves a delivery to the one who resumes the endpoint, as if it had not been claimed. */
async function putAside(db: Queries, row: DeliveryRow): Promise<void> {
  await db
    .update(deliveries)
    .set({ nextAttempt: null, attempts: sql`${deliveries.attempts} - 1` })
    .where(isSame(row))
}

/**
 * Later events of the object are not due before this one is tried again, so that they are not looked at. They are put off
 * for longer than that, or each of a hundred attempts would write a hundred rows: the next one is released once this one
 * is over.
 */
async function holdLater(db: Queries, { endpointId, object, sequence, nextAttempt }: DeliveryRow) {
  if (!nextAttempt) return
  await db
    .update(deliveries)
    .set({ nextAttempt: new Date(nextAttempt.getTime() + HELD_FOR) })
    .where(
      and(
        eq(deliveries.endpointId, endpointId),
        eq(deliveries.object, object),
        eq(deliveries.state, 'waiting'),
        eq(deliveries.attempts, 0),
        gt(deliveries.sequence, sequence),
        lt(deliveries.nextAttempt, nextAttempt),
      ),
    )
}

/** A delivery as it was claimed: one that was claimed or replayed since has other attempts. */
const isSame = ({ sequence, attempts: claimed }: DeliveryRow) =>
  and(eq(deliveries.sequence, sequence), eq(deliveries.attempts, claimed), eq(deliveries.state, 'waiting'))

async function succeed(kernel: Kernel, row: DeliveryRow, endpoint: EndpointRow, attempt: Attempt) {
  const { queries, clock } = kernel
  const now = clock.now()
  await queries.transaction(async db => {
    await store(db, row, attempt)
    await db
      .update(deliveries)
      .set({ state: 'succeeded', nextAttempt: null, status: attempt.status })
      .where(isSame(row))
  })
  await releaseNext(queries, row, now)
  const { endpointId, failingSince, lastSuccess } = endpoint
  if (!failingSince && lastSuccess && now.getTime() - lastSuccess.getTime() < SUCCESS_ACCURACY) return
  await queries
    .update(endpoints)
    .set({ lastSuccess: now, failingSince: null })
    .where(eq(endpoints.endpointId, endpointId))
}

async function fail(kernel: Kernel, row: DeliveryRow, attempt: Attempt): Promise<void> {
  const { queries, clock } = kernel
  const now = clock.now()
  const { nextAttempt, triedUntil, endpointId } = row
  const isOver = !nextAttempt || (triedUntil !== null && nextAttempt > triedUntil)
  await queries.transaction(async db => {
    await store(db, row, attempt)
    await db
      .update(deliveries)
      .set({ status: attempt.status, ...(isOver && { state: 'failed', nextAttempt: null }) })
      .where(isSame(row))
  })
  const [endpoint] = await queries
    .update(endpoints)
    .set({
      lastFailure: now,
      failingSince: sql`coalesce(${endpoints.failingSince}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(endpoints.endpointId, endpointId))
    .returning()
  if (!isOver) return
  await releaseNext(queries, row, now)
  const begun = (triedUntil?.getTime() ?? now.getTime()) - WEBHOOK_RETRIES
  const failingSince = endpoint?.failingSince
  // Nothing has succeeded for as long as this one was tried.
  if (failingSince && failingSince.getTime() <= begun + FIRST_PAUSE)
    await pauseFailing(kernel, endpointId, now)
}

async function store(db: Queries, { sequence }: DeliveryRow, attempt: Attempt): Promise<void> {
  await db.insert(attempts).values({ ...attempt, sequence })
}

/** Pauses an endpoint, and tells the owners: once, however many deliveries find it failing. */
async function pauseFailing(kernel: Kernel, endpointId: string, now: Date): Promise<void> {
  await kernel.queries.transaction(async db => {
    const [paused] = await db
      .update(endpoints)
      .set({ pausedAt: now, pausedBy: 'failures' })
      .where(and(eq(endpoints.endpointId, endpointId), sql`${endpoints.pausedAt} is null`))
      .returning()
    if (!paused) return
    await setAside(db, endpointId)
    const { accountId, url, failingSince } = paused
    const facts = {
      accountId,
      account: await accountLabelOf(db, accountId),
      endpointId,
      url,
      failingSince: failingSince ?? now,
    }
    for (const to of await ownerAddressesOf(db, accountId))
      await queueMail(db, endpointPaused.to(to, facts, kernel), now)
  })
}

/** The deliveries of an endpoint that is paused wait until it is resumed. */
export async function setAside(db: Queries, endpointId: string): Promise<void> {
  await db
    .update(deliveries)
    .set({ nextAttempt: null })
    .where(and(eq(deliveries.endpointId, endpointId), eq(deliveries.state, 'waiting')))
}
