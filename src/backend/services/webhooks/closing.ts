import { eq, sql } from 'drizzle-orm'
import {
  type ErasureFacts,
  type ExportedKind,
  eraseRows,
  exportedTable,
  inTurn,
} from '#backend/modules/accounts/public.ts'
import { attempts, deliveries, endpoints, events } from './tables.ts'

/** Erases endpoints and events; deliveries and attempts go with them. */
export function eraseWebhooks(...[db, { accountId, limit }]: ErasureFacts): Promise<number> {
  return inTurn(
    limit,
    [events, endpoints].map(
      table => (left: number) => eraseRows(db, table, { which: eq(table.accountId, accountId), limit: left }),
    ),
  )
}

/** Endpoints without their secrets, and the log of what was sent to them. */
export const exportedWebhooks = async (): Promise<readonly ExportedKind[]> => {
  const ofAccount = (id: number) =>
    sql`${deliveries.endpointId} in (
      select ${endpoints.endpointId} from ${endpoints} where ${eq(endpoints.accountId, id)})`
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
  ]
}
