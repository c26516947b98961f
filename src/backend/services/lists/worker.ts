import { isNotNull, lt, sql } from 'drizzle-orm'
import { accountLabelOf } from '#backend/modules/accounts/public.ts'
import { memberAddressesOf } from '#backend/modules/people/public.ts'
import { LIST_KEPT } from '#generated/durations.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { purgeJob } from '#kernel/jobs/purge.ts'
import { workThrough } from '#kernel/jobs/queue.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { CLAIM_TIME, inClaim } from './claims.ts'
import { createLink } from './links.ts'
import { lookUpGroups, type Turn } from './looking-up.ts'
import { listDone, listStopped } from './mails.ts'
import { readUploaded } from './reading.ts'
import { type ListRow, lists } from './tables.ts'

/** Milliseconds between two looks for lists that are due. */
const INTERVAL = 1_000
/** Lists that a process works on at the same time. */
const LISTS_AT_ONCE = 2
/** Attempts without a response before a list pauses, and milliseconds until the second one. */
const MOST_ATTEMPTS = 8
const FIRST_PAUSE = 2_000

/** Reads lists that are uploaded, and runs those that are started: all replicas together, each list in one of them. */
export function listWorkers(kernel: Kernel): readonly Worker[] {
  const { clock, queries } = kernel
  const waiting = {
    name: 'lists',
    table: lists,
    due: lists.due,
    created: lists.created,
    isWaiting: isNotNull(lists.due),
  }
  return [
    {
      name: 'lists',
      every: INTERVAL,
      queues: [waiting],
      perProcess: true,
      async next(db, now) {
        const [row] = await db
          .select({ due: lists.due })
          .from(lists)
          .where(sql`${lists.due} > ${now.toISOString()}::timestamptz`)
          .orderBy(lists.due)
          .limit(1)
        return row?.due ?? undefined
      },
      async run(_db, _now, stopping) {
        const queue = {
          ...waiting,
          key: lists.listId,
          batch: LISTS_AT_ONCE,
          claim: (now: Date) => ({ due: new Date(now.getTime() + CLAIM_TIME), claim: newId(now) }),
          run: (row: ListRow) => workOn(kernel, row, stopping),
          fail: (row: ListRow, error: unknown) => putOff(kernel, row, error),
        }
        // A list whose turn is over is due at once.
        for (let count = 0; ; ) {
          const turns = await workThrough({ queries, clock }, queue, stopping)
          count += turns
          if (turns === 0 || stopping?.aborted) return count
        }
      },
    },
    purgeJob('purge-lists', lists, ago => lt(lists.created, ago(LIST_KEPT))),
  ]
}

async function workOn(kernel: Kernel, row: ListRow, stopping: AbortSignal | undefined): Promise<void> {
  switch (row.state) {
    case 'reading':
      return readUploaded(kernel, row)
    case 'running':
      return endTurn(kernel, row, await lookUpGroups(kernel, row, { onlyCounted: false, stopping }))
    default: {
      // It was paused or canceled: what is counted gets its results.
      const turn = await lookUpGroups(kernel, row, { onlyCounted: true, stopping })
      const due = turn.is === 'more' ? kernel.clock.now() : null
      await inClaim(kernel, row, async () => ({ due, claim: null }))
    }
  }
}

async function endTurn(kernel: Kernel, row: ListRow, turn: Turn): Promise<void> {
  const now = kernel.clock.now()
  switch (turn.is) {
    case 'lost':
      return
    case 'more':
      return void (await inClaim(kernel, row, async () => ({ due: now, claim: null })))
    case 'too-fast':
      return void (await inClaim(kernel, row, async () => ({
        due: new Date(Math.floor(now.getTime() / 1000) * 1000 + 1000),
        claim: null,
      })))
    case 'rejected':
      return stop(kernel, row, { name: turn.error.name, message: turn.error.message })
    case 'done':
      await inClaim(kernel, row, async db => {
        await notify(db, kernel, row, now)
        return { state: 'done', finished: now, due: null, claim: null }
      })
  }
}

/** No response: tries again after a while, and pauses the list after several times. */
async function putOff(kernel: Kernel, row: ListRow, error: unknown): Promise<void> {
  const attempts = row.attempts + 1
  kernel.log.warn({ err: error, listId: row.listId, attempts }, 'a list did not get on')
  if (attempts >= MOST_ATTEMPTS && row.state === 'running')
    return stop(kernel, row, {
      name: 'gateway-unavailable',
      message: 'The address API did not respond. Resume the list later.',
    })
  const due = new Date(kernel.clock.now().getTime() + FIRST_PAUSE * 2 ** Math.min(attempts, 6))
  await inClaim(kernel, row, async () => ({ due, attempts, claim: null }))
}

/** Pauses a list that can't continue by itself. */
async function stop(kernel: Kernel, row: ListRow, failure: NonNullable<ListRow['failure']>): Promise<void> {
  await inClaim(kernel, row, async db => {
    await notify(db, kernel, row, kernel.clock.now(), failure.message)
    return { state: 'paused', due: null, claim: null, failure, attempts: 0 }
  })
}

/** Writes to the person who created the list, if they are still in the account. */
async function notify(db: Queries, kernel: Kernel, row: ListRow, now: Date, reason?: string): Promise<void> {
  const { accountId, createdBy, listId, name } = row
  if (!row.notify || !createdBy) return
  const members = await memberAddressesOf(db, [accountId])
  const person = members.find(({ userId }) => userId === createdBy)
  if (!person) return
  const facts = { accountId, account: await accountLabelOf(db, accountId), listId, name }
  const mail =
    reason === undefined
      ? listDone.to(
          person.username,
          { ...facts, token: createLink(kernel, { listId, format: 'csv' }, now).token },
          kernel,
        )
      : listStopped.to(person.username, { ...facts, reason }, kernel)
  await queueMail(db, mail, now)
}
