import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  accountSteps,
  type ErasureFacts,
  type ExportedKind,
  exportedTable,
  inTurn,
} from '#backend/modules/accounts/public.ts'
import { logStreamBatches, logStreamRecords, logStreamSources, logStreams } from './streams/tables.ts'
import { attempts, deliveries, endpoints, events } from './tables.ts'

/** Erases endpoints, events, and log streams; what belongs to them goes with them. */
export function eraseWebhooks(...[db, { accountId, limit }]: ErasureFacts): Promise<number> {
  return inTurn(accountSteps(db, { accountId, limit }, [events, endpoints, logStreams]))
}

/** Endpoints and log streams without their secrets, and the log of what was sent to them. */
export const exportedWebhooks = async (): Promise<readonly ExportedKind[]> => {
  const ofAccount = (id: number) =>
    sql`${deliveries.endpointId} in (
      select ${endpoints.endpointId} from ${endpoints} where ${eq(endpoints.accountId, id)})`
  const ofStreams = (column: PgColumn) => (id: number) =>
    sql`${column} in (
      select ${logStreams.streamId} from ${logStreams} where ${eq(logStreams.accountId, id)})`
  return [
    exportedTable('webhook-endpoints', 'Endpoints of webhooks, without their secrets.', endpoints, {
      key: [endpoints.endpointId],
      of: id => eq(endpoints.accountId, id),
      without: [endpoints.sealedSecret, endpoints.sealedPrevious],
    }),
    exportedTable('webhook-events', 'Events of the last 30 days, as they were sent.', events, {
      key: [events.eventId],
      of: id => eq(events.accountId, id),
    }),
    exportedTable('webhook-deliveries', 'Deliveries of these events.', deliveries, {
      key: [deliveries.sequence],
      of: ofAccount,
    }),
    exportedTable('webhook-attempts', 'Attempts to deliver them, with the responses.', attempts, {
      key: [attempts.attemptId],
      of: id =>
        sql`${attempts.sequence} in (select ${deliveries.sequence} from ${deliveries} where ${ofAccount(id)})`,
      without: [attempts.signature],
    }),
    exportedTable('log-streams', 'Log streams, without their secrets.', logStreams, {
      key: [logStreams.streamId],
      of: id => eq(logStreams.accountId, id),
      without: [logStreams.sealedSecret],
    }),
    exportedTable('log-stream-progress', 'How far they are with each log.', logStreamSources, {
      key: [logStreamSources.sourceId],
      of: ofStreams(logStreamSources.streamId),
    }),
    exportedTable('log-stream-records', 'Records that they have yet to get.', logStreamRecords, {
      key: [logStreamRecords.sequence],
      of: ofStreams(logStreamRecords.streamId),
    }),
    exportedTable('log-stream-batches', 'What was sent in the last seven days.', logStreamBatches, {
      key: [logStreamBatches.batchId],
      of: ofStreams(logStreamBatches.streamId),
    }),
  ]
}
