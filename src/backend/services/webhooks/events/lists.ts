import type { listSettled } from '#backend/services/lists/public.ts'
import type { ListEvent } from '#generated/webhooks/types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { emitEvent } from '../outbox.ts'

type Settled = Parameters<typeof listSettled.emit>[1]

const TYPES = {
  done: 'list.finished',
  paused: 'list.paused',
  failed: 'list.failed',
} as const satisfies Record<Settled['state'], ListEvent['type']>

/** Characters of a text that an event has. */
const MOST_NAME = 200
const MOST_REASON = 1_000

/** Sends that a list has come to an end, or has paused by itself. */
export async function emitList(db: Queries, settled: Settled): Promise<void> {
  const { accountId, listId, state, name, rows, lookups, reason, now: at } = settled
  await emitEvent(db, {
    type: TYPES[state],
    accountId,
    object: `list:${listId}`,
    data: {
      list_id: listId,
      name: name.slice(0, MOST_NAME),
      rows,
      lookup_count: lookups,
      stop_reason: reason?.slice(0, MOST_REASON) ?? null,
    },
    at,
  })
}
