import { bigint, integer } from 'drizzle-orm/pg-core'
import { sales } from '../tables.ts'

/** What accounts want to spend in a month at most, in cents. An account without a row has no cap. */
export const spendingCaps = sales.table('spending_caps', {
  accountId: integer('account_id').primaryKey(),
  monthlyCap: bigint('monthly_cap', { mode: 'number' }).notNull(),
})
