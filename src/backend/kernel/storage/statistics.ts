import { sql } from 'drizzle-orm'
import type { Worker } from '../jobs/worker.ts'

/**
 * Refreshes the planner's statistics. A PostgreSQL server does so by itself; the embedded one does not and
 * assumes that every table has a few rows, which it would rather sort than read by an index.
 */
export const statisticsJob: Worker = {
  name: 'statistics',
  async run(db) {
    await db.execute(sql`analyze`)
    return 0
  },
}
