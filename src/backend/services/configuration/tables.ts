import { index, integer, jsonb, pgSchema, text, uuid } from 'drizzle-orm/pg-core'
import type { ConfigurationChange, ConfigurationProblem } from '#generated/configuration/types.ts'
import { timestampColumn } from '#kernel/storage/tables.ts'
import type { SectionName } from './document.ts'
import type { Step } from './sections/change.ts'

export const configuration = pgSchema('configuration')

/** What takes an applied plan back. */
export interface Reversal {
  /** Calls in the order in which they are made, each with the entry of the activity log that it takes back. */
  steps: { call: Step['call']; undoes: number | null }[]
  /** What the plan has left, by the key of each part that it changed. */
  after: Record<string, string>
}

/** What files would change, as they were compared with the account. */
export const plans = configuration.table(
  'plans',
  {
    planId: uuid('plan_id').primaryKey(),
    accountId: integer('account_id').notNull(),
    createdBy: uuid('created_by').notNull(),
    created: timestampColumn('created').notNull(),
    /** Until when it can be applied; of an applied one, until when it can be undone. */
    expires: timestampColumn('expires').notNull(),
    /** Sections of its file: those who may read all of them may see it. */
    sections: text('sections').array().$type<SectionName[]>().notNull(),
    /** A hash of the sections, which the changes were computed from. */
    fingerprint: text('fingerprint').notNull(),
    changes: jsonb('changes').$type<StoredChange[]>().notNull(),
    problems: jsonb('problems').$type<ConfigurationProblem[]>().notNull(),
    /** The calls that make the changes, those of each change together. They hold no secrets. */
    steps: jsonb('steps').$type<PlannedSteps[]>().notNull(),
    applied: timestampColumn('applied'),
    undone: timestampColumn('undone'),
    reversal: jsonb('reversal').$type<Reversal>(),
  },
  table => [index('plans_by_account').on(table.accountId, table.created)],
)

/** A change as it was planned. What depends on its calls is read from these. */
export type StoredChange = Omit<ConfigurationChange, 'follow_up'> &
  Partial<Pick<ConfigurationChange, 'follow_up'>>

/** The calls of one change. */
export interface PlannedSteps {
  /** Which part of the account it changes: `limits`, or `secret_keys` and the ID of a key. */
  part: { section: SectionName; id: string | null }
  steps: Step[]
}
