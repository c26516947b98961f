import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgSchema, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type {
  ChosenEventType,
  EndpointPause,
  EventType,
  WebhookAttempt,
  WebhookDelivery,
} from '#generated/webhooks/types.ts'
import { timestampColumn } from '#kernel/storage/tables.ts'

export const webhooks = pgSchema('webhooks')

/** Addresses of customers that get events. */
export const endpoints = webhooks.table(
  'endpoints',
  {
    endpointId: uuid('endpoint_id').primaryKey(),
    accountId: integer('account_id').notNull(),
    url: text('url').notNull(),
    description: text('description').notNull(),
    eventTypes: text('event_types').array().$type<ChosenEventType[]>().notNull(),
    version: integer('version').notNull().default(1),
    created: timestampColumn('created').notNull(),
    sealedSecret: text('sealed_secret').notNull(),
    /** The secret before the rotation, which signs as well until `previousEnds`. */
    sealedPrevious: text('sealed_previous'),
    rotated: timestampColumn('rotated'),
    previousEnds: timestampColumn('previous_ends'),
    pausedAt: timestampColumn('paused_at'),
    pausedBy: text('paused_by').$type<EndpointPause['by']>(),
    /** To ten seconds. */
    lastSuccess: timestampColumn('last_success'),
    lastFailure: timestampColumn('last_failure'),
    /** Since when no attempt has succeeded. */
    failingSince: timestampColumn('failing_since'),
  },
  table => [index('endpoints_by_account').on(table.accountId, table.created, table.endpointId)],
)

/** What has happened, written in the transaction that did it. Only where an endpoint gets it. */
export const events = webhooks.table(
  'events',
  {
    eventId: uuid('event_id').primaryKey(),
    accountId: integer('account_id').notNull(),
    type: text('type').$type<EventType>().notNull(),
    /** What it is about, such as `order:700431`. */
    object: text('object').notNull(),
    /** The body of its deliveries, as JSON: the same bytes each time. */
    payload: text('payload').notNull(),
    created: timestampColumn('created').notNull(),
  },
  table => [index('events_by_age').on(table.created)],
)

/** Events for endpoints: the queue, and the log. */
export const deliveries = webhooks.table(
  'deliveries',
  {
    /** The order in which the events of an object have happened. */
    sequence: bigint('sequence', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => endpoints.endpointId, { onDelete: 'cascade' }),
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.eventId, { onDelete: 'cascade' }),
    type: text('type').$type<EventType>().notNull(),
    object: text('object').notNull(),
    state: text('state').$type<WebhookDelivery['state']>().notNull(),
    /** Since it was sent first, or replayed last. */
    attempts: integer('attempts').notNull().default(0),
    /** Null for what is over, and while its endpoint is paused. */
    nextAttempt: timestampColumn('next_attempt'),
    /** Until when it is tried; null before the first attempt. */
    triedUntil: timestampColumn('tried_until'),
    /** Status of the latest response. */
    status: integer('status'),
    created: timestampColumn('created').notNull(),
  },
  table => [
    uniqueIndex('deliveries_once').on(table.eventId, table.endpointId),
    index('deliveries_by_endpoint').on(table.endpointId, table.sequence),
    index('deliveries_due').on(table.nextAttempt, table.sequence).where(sql`${table.state} = 'waiting'`),
    index('deliveries_waiting')
      .on(table.endpointId, table.object, table.sequence)
      .where(sql`${table.state} = 'waiting'`),
    index('deliveries_set_aside')
      .on(table.endpointId)
      .where(sql`${table.state} = 'waiting' and ${table.nextAttempt} is null`),
  ],
)

/** The attempts to send a delivery, with what came back. */
export const attempts = webhooks.table(
  'attempts',
  {
    attemptId: bigint('attempt_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sequence: bigint('sequence', { mode: 'number' })
      .notNull()
      .references(() => deliveries.sequence, { onDelete: 'cascade' }),
    attempted: timestampColumn('attempted').notNull(),
    /** In milliseconds. */
    duration: integer('duration').notNull(),
    url: text('url').notNull(),
    /** The header, in seconds since 1970. */
    timestamp: bigint('timestamp', { mode: 'number' }).notNull(),
    signature: text('signature').notNull(),
    status: integer('status'),
    responseHeaders: jsonb('response_headers').$type<WebhookAttempt['response_headers']>().notNull(),
    responseBody: text('response_body').notNull(),
    failure: text('failure'),
  },
  table => [index('attempts_by_delivery').on(table.sequence, table.attemptId)],
)

export type EndpointRow = typeof endpoints.$inferSelect
export type DeliveryRow = typeof deliveries.$inferSelect
export type AttemptRow = typeof attempts.$inferSelect
