import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, jsonb, pgSchema, text, uuid } from 'drizzle-orm/pg-core'
import type { SubmitFormBody } from '#generated/forms/types.ts'
import { timestampColumn } from '#kernel/storage/tables.ts'
import { MAX_ATTEMPTS } from './limits.ts'

export const forms = pgSchema('forms')

/** Why the customer relations system did not accept a submission: nothing that was typed. */
interface RejectionReason {
  /** The HTTP status of its response. */
  status: number
  /** The kinds of errors that it named. */
  errors: readonly string[]
  /** When it last did, in ISO 8601. */
  at: string
}

/**
 * Submissions of forms, with the consent that was given, as its proof. Those that the customer relations
 * system does not have yet are the outbox.
 */
export const submissions = forms.table(
  'submissions',
  {
    submissionId: uuid('submission_id').primaryKey(),
    portalId: text('portal_id').notNull(),
    formId: text('form_id').notNull(),
    body: jsonb('body').$type<SubmitFormBody>().notNull(),
    created: timestampColumn('created').notNull(),
    delivered: timestampColumn('delivered'),
    attempts: integer('attempts').notNull().default(0),
    /** Null while it waits for something else than the system, such as a confirmation. */
    nextAttempt: timestampColumn('next_attempt'),
    /** Why the last attempt failed, until one succeeds. */
    failure: text('failure'),
    /** Null unless the system rejected it, since staff last sent it again. */
    rejected: jsonb('rejected').$type<RejectionReason>(),
  },
  table => [
    index('submissions_undelivered').on(table.nextAttempt).where(sql`${table.delivered} is null`),
    index('submissions_rejected').on(table.submissionId).where(isRejected(table)),
  ],
)

/** Whether staff should look at a submission: it was rejected, or all attempts failed. Literal, as its index needs. */
export function isRejected(table: Record<'delivered' | 'rejected' | 'attempts', AnyPgColumn>): SQL {
  const limit = sql.raw(String(MAX_ATTEMPTS))
  return sql`${table.delivered} is null and (${table.rejected} is not null or ${table.attempts} >= ${limit})`
}

/** Addresses that asked for the newsletter. One is subscribed if it confirmed since it last unsubscribed. */
export const subscribers = forms.table('subscribers', {
  subscriberId: uuid('subscriber_id').primaryKey(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  /** The latest mail with a link. */
  mailed: timestampColumn('mailed').notNull(),
  confirmed: timestampColumn('confirmed'),
  unsubscribed: timestampColumn('unsubscribed'),
  /** The submission that asked, as the proof of consent. */
  submissionId: uuid('submission_id').notNull(),
})

/** What an advertising service gets to know about a purchase. The email address and the phone number are hashed. */
export interface PurchaseEvent {
  event: 'purchase'
  /** The order number, so that the service can recognize a repetition. */
  event_id: string
  event_time: string
  currency: 'USD'
  /** Dollars, with tax. */
  value: number
  email_sha256: string
  phone_sha256?: string
}

/** Orders that are or were reported, one row each, so that none is reported twice. */
export const purchases = forms.table(
  'purchases',
  {
    orderId: integer('order_id').primaryKey(),
    /** Null once it is delivered: nothing needs the hashes any more. */
    event: jsonb('event').$type<PurchaseEvent>(),
    /** The version of the preferences that were agreed to, and when the page said so: the proof of consent. */
    consentVersion: text('consent_version').notNull(),
    created: timestampColumn('created').notNull(),
    delivered: timestampColumn('delivered'),
    attempts: integer('attempts').notNull().default(0),
    nextAttempt: timestampColumn('next_attempt').notNull(),
    /** Why the last attempt failed, until one succeeds. */
    failure: text('failure'),
  },
  table => [index('purchases_undelivered').on(table.nextAttempt).where(sql`${table.delivered} is null`)],
)
