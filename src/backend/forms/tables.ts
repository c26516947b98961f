import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgSchema, text, uuid } from 'drizzle-orm/pg-core'
import type { SubmitFormBody } from '#generated/forms/types.ts'
import { timestampColumn } from '#kernel/storage/tables.ts'

export const forms = pgSchema('forms')

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
  },
  table => [index('submissions_undelivered').on(table.nextAttempt).where(sql`${table.delivered} is null`)],
)

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
