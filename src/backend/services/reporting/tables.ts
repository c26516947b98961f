import { date, integer, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ServiceComponent } from '#generated/reporting/types.ts'
import { timestampColumn } from '#kernel/storage/tables.ts'

export const reporting = pgSchema('reporting')

/** How each part of the service does, as the last check found it. */
export const components = reporting.table('components', {
  name: text('name').$type<ServiceComponent['name']>().primaryKey(),
  state: text('state').$type<ServiceComponent['state']>().notNull(),
  /** When it came into this state. */
  since: timestampColumn('since').notNull(),
  checked: timestampColumn('checked').notNull(),
})

/** How long each part did well or not, by the day in UTC. What is missing was not checked. */
export const componentDays = reporting.table(
  'component_days',
  {
    name: text('name').$type<ServiceComponent['name']>().notNull(),
    day: date('day').notNull(),
    secondsWorking: integer('seconds_working').notNull(),
    secondsFailing: integer('seconds_failing').notNull(),
  },
  table => [primaryKey({ columns: [table.name, table.day] })],
)
